import type { PlainDate } from '../../kernel/clock.ts';
import type { Preparation } from './plan-preparation.ts';
import type { WaitingOrder } from './waiting-order.ts';

/** Deliveries of an order of which its buyer does not know yet when they arrive. */
export interface ScheduledDeliveries {
  readonly orderId: string;
  readonly customerId: string;
  readonly positions: readonly number[];
}

/**
 * Of what is prepared now, the deliveries that were given hours, or come on another day than was
 * said. `orders` as they were before.
 */
export function findScheduled(
  orders: readonly WaitingOrder[],
  ready: readonly Preparation[],
  given: readonly { readonly orderId: string; readonly position: number }[],
): ScheduledDeliveries[] {
  return ready.flatMap(({ orderId, positions, arrivalDate }) => {
    const order = orders.find((one) => one.orderId === orderId);
    if (!order) return [];
    const told = positions.filter(
      (position) =>
        given.some((one) => one.orderId === orderId && one.position === position) ||
        isOtherDay(order, position, arrivalDate),
    );
    const { customerId } = order;
    return told.length === 0 ? [] : [{ orderId, customerId, positions: told }];
  });
}

function isOtherDay(
  { deliveries }: WaitingOrder,
  position: number,
  arrivalDate: PlainDate | null,
): boolean {
  const before = deliveries.find((delivery) => delivery.position === position);
  return arrivalDate !== null && before?.arrivalDate !== arrivalDate;
}
