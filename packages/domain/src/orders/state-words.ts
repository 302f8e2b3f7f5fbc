import type { DeliveryState, OrderState } from './order-state.ts';

/** The states as people read them, on screen, in mails, in print and at the desk (D-15). */
export const stateWords: Readonly<Record<OrderState | DeliveryState, string>> = {
  created: 'Por pagar',
  paid: 'Pagado',
  confirmed: 'Confirmado',
  pending: 'Por preparar',
  in_preparation: 'En preparación',
  dispatched: 'En camino',
  delivered: 'Entregado',
  cancelled: 'Cancelado',
  returned: 'Devuelto',
};
