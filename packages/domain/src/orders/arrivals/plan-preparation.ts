import { nextDispatchDate } from '../../delivery/dispatch-date.ts';
import type { PlainDate } from '../../kernel/clock.ts';
import { orderStateWith } from '../order-contents.ts';
import type { OrderState } from '../order-state.ts';
import { arrivalAfter, type WaitingLine, type WaitingOrder } from './waiting-order.ts';

/** Deliveries of an order that are prepared from now on. */
export interface Preparation {
  readonly orderId: string;
  readonly positions: readonly number[];
  readonly estimatedDate: PlainDate;
  /** As the zone's days say, whatever window it gets; null: nobody delivers there any more. */
  readonly arrivalDate: PlainDate | null;
  readonly orderBefore: OrderState;
  readonly orderAfter: OrderState;
}

/**
 * The deliveries of these orders of which everything has come: they are prepared now, and the order
 * with them. What nobody paid or promised to pay for waits on.
 */
export function planPreparation(orders: readonly WaitingOrder[], now: Date): Preparation[] {
  return orders.flatMap((order) => {
    if (order.state === 'created') return [];
    const ready = order.deliveries.filter(
      ({ position, state, dispatchDate }) =>
        state === 'pending' &&
        dispatchDate !== null &&
        order.lines.every((line) => line.delivery !== position || isThere(line)),
    );
    if (ready.length === 0) return [];
    const positions = ready.map(({ position }) => position);
    const estimatedDate = nextDispatchDate({ now, ...order });
    return [
      {
        orderId: order.orderId,
        positions,
        estimatedDate,
        arrivalDate: arrivalAfter(estimatedDate, order),
        orderBefore: order.state,
        orderAfter: orderStateWith(order, positions, 'in_preparation'),
      },
    ];
  });
}

function isThere({ arrivalId, isServed }: WaitingLine): boolean {
  return arrivalId === null || isServed;
}
