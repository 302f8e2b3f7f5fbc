import type { PushNote } from '#adapters/push/push.ts';

type OrderNote = Omit<PushNote, 'token'>;

const orders = '/home/profile/orders/history';

/** What phones are told of an order; what it holds stands behind the login. */
export const dispatchedNote: OrderNote = {
  title: 'Tu pedido va en camino',
  text: 'Una entrega salió de la bodega. Mira qué trae y cuándo llega.',
  path: orders,
};

export const rescheduledNote: OrderNote = {
  title: 'Cambió la fecha de una entrega',
  text: 'Mira la fecha nueva. Puedes conservarla o cancelar esa entrega.',
  path: orders,
};
