import type { TopicalNote } from '#modules/push/index.ts';

const path = '/home/profile/orders/history';

/** Two notes of the two topics that a business has most of. */
export const dispatchedNote: TopicalNote = {
  topic: 'orders',
  title: 'Tu pedido va en camino',
  text: 'Una entrega salió de la bodega. Mira qué trae y cuándo llega.',
  path,
};
export const rescheduledNote: TopicalNote = {
  topic: 'presale',
  title: 'Cambió la fecha de una entrega',
  text: 'Mira la fecha nueva. Puedes conservarla o cancelar esa entrega.',
  path,
};
