import type { NoticeTopic } from '@matiz/domain/identity/notices.ts';
import type { PushNote } from '#adapters/push/push.ts';

/** What phones are told, and of what it is: people choose by that. */
export interface TopicalNote extends Omit<PushNote, 'id'> {
  readonly topic: NoticeTopic;
}

const orders = '/home/profile/orders/history';

/** What phones are told of an order; what it holds stands behind the login. */
export const dispatchedNote: TopicalNote = {
  topic: 'orders',
  title: 'Tu pedido va en camino',
  text: 'Una entrega salió de la bodega. Mira qué trae y cuándo llega.',
  path: orders,
};

export const rescheduledNote: TopicalNote = {
  topic: 'presale',
  title: 'Cambió la fecha de una entrega',
  text: 'Mira la fecha nueva. Puedes conservarla o cancelar esa entrega.',
  path: orders,
};

export const scheduledNote: TopicalNote = {
  topic: 'presale',
  title: 'Llegó lo que esperabas',
  text: 'Ya está en la bodega. Mira qué día te lo llevamos.',
  path: orders,
};
