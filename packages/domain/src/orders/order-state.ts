export const ORDER_STATES = [
  'created',
  'paid',
  'confirmed',
  'in_preparation',
  'dispatched',
  'delivered',
  'cancelled',
  'returned',
] as const;
export type OrderState = (typeof ORDER_STATES)[number];

/** Each delivery of an order has a state of its own (D-8). */
export const DELIVERY_STATES = [
  'pending',
  'in_preparation',
  'dispatched',
  'delivered',
  'cancelled',
  'returned',
] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

/** D-10. Paid is money received; confirmed is a promise to pay (contra-entrega, credit). */
export const ORDER_TRANSITIONS: Record<OrderState, readonly OrderState[]> = {
  created: ['paid', 'confirmed', 'cancelled'],
  paid: ['in_preparation', 'cancelled'],
  confirmed: ['in_preparation', 'cancelled'],
  in_preparation: ['dispatched', 'cancelled'],
  dispatched: ['delivered', 'returned'],
  delivered: ['returned'],
  cancelled: [],
  returned: [],
};

export const DELIVERY_TRANSITIONS: Record<DeliveryState, readonly DeliveryState[]> = {
  pending: ['in_preparation', 'cancelled'],
  in_preparation: ['dispatched', 'cancelled'],
  dispatched: ['delivered', 'returned'],
  delivered: ['returned'],
  cancelled: [],
  returned: [],
};

/** Whether an order may go straight from one state to the other. Staying is not a move. */
export function canMove(from: OrderState, to: OrderState): boolean {
  return ORDER_TRANSITIONS[from].includes(to);
}

/** The same for one delivery of the order. */
export function canMoveDelivery(from: DeliveryState, to: DeliveryState): boolean {
  return DELIVERY_TRANSITIONS[from].includes(to);
}
