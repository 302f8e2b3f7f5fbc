export const orderStates = [
  'created',
  'paid',
  'confirmed',
  'in_preparation',
  'dispatched',
  'delivered',
  'cancelled',
  'returned',
] as const;
export type OrderState = (typeof orderStates)[number];

/** Each delivery of an order has a state of its own (D-8). */
export const deliveryStates = [
  'pending',
  'in_preparation',
  'dispatched',
  'delivered',
  'cancelled',
  'returned',
] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/** D-10. Paid is money received; confirmed is a promise to pay (contra-entrega, credit). */
export const orderTransitions: Record<OrderState, readonly OrderState[]> = {
  created: ['paid', 'confirmed', 'cancelled'],
  paid: ['in_preparation', 'cancelled'],
  confirmed: ['in_preparation', 'cancelled'],
  in_preparation: ['dispatched', 'cancelled'],
  dispatched: ['delivered', 'returned'],
  delivered: ['returned'],
  cancelled: [],
  returned: [],
};

export const deliveryTransitions: Record<DeliveryState, readonly DeliveryState[]> = {
  pending: ['in_preparation', 'cancelled'],
  in_preparation: ['dispatched', 'cancelled'],
  dispatched: ['delivered', 'returned'],
  delivered: ['returned'],
  cancelled: [],
  returned: [],
};

/** Whether an order may go straight from one state to the other. Staying is not a move. */
export function canMove(from: OrderState, to: OrderState): boolean {
  return orderTransitions[from].includes(to);
}

/** The same for one delivery of the order. */
export function canMoveDelivery(from: DeliveryState, to: DeliveryState): boolean {
  return deliveryTransitions[from].includes(to);
}

/**
 * Where staff may take a delivery next: nothing leaves before someone paid or promised to pay, and
 * what waits for goods that have not come is not prepared.
 */
export function nextDeliveryStates(
  order: OrderState,
  { state, isWaiting }: { readonly state: DeliveryState; readonly isWaiting: boolean },
): readonly DeliveryState[] {
  if (order === 'created') return [];
  return deliveryTransitions[state].filter((to) => !(isWaiting && to === 'in_preparation'));
}

/**
 * Where an order stands by its deliveries: as far as the last of those that still count. While all
 * of them wait it stays where it is (created, paid or confirmed).
 */
export function orderStateFrom(
  current: OrderState,
  deliveries: readonly DeliveryState[],
): OrderState {
  const live = deliveries.filter((state) => state !== 'cancelled');
  const areAll = (...states: readonly DeliveryState[]) =>
    live.every((state) => states.includes(state));
  if (live.length === 0) return 'cancelled';
  if (areAll('pending')) return current;
  if (areAll('returned')) return 'returned';
  if (areAll('delivered', 'returned')) return 'delivered';
  return areAll('dispatched', 'delivered', 'returned') ? 'dispatched' : 'in_preparation';
}

/** Whether all of an order may be cancelled: none of what still counts has left (§2). */
export function canCancelAll(deliveries: readonly DeliveryState[]): boolean {
  const live = deliveries.filter((state) => state !== 'cancelled');
  return live.length > 0 && live.every((state) => canMoveDelivery(state, 'cancelled'));
}
