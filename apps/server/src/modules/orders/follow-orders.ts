import { addBusinessDays, nextDispatchDate } from '@matiz/domain/delivery/dispatch-date.ts';
import type { PlainDate } from '@matiz/domain/kernel/clock.ts';
import { followArrival } from '@matiz/domain/orders/follow-arrival.ts';
import { orderStateFrom } from '@matiz/domain/orders/order-state.ts';
import type { FollowWrites } from './follow-orders.store.ts';
import type { WaitingOrder } from './waiting.store.ts';

/** Lines that come another day than they were promised for. */
export interface Shift {
  readonly orders: readonly WaitingOrder[];
  /** The lines that shift, of those orders. */
  readonly moving: ReadonlySet<string>;
  readonly from: PlainDate;
  readonly to: PlainDate;
}

/** Works out what becomes of the deliveries of each order (D-8). */
export function planShift({ orders, moving, from, to }: Shift): FollowWrites['shifts'] {
  return orders
    .filter(({ lines }) => lines.some(({ id }) => moving.has(id)))
    .map((order) => {
      const followed = followArrival(order.deliveries, order.lines, moving, to);
      return {
        orderId: order.orderId,
        customerId: order.customerId,
        ...{ source: followed.from, target: followed.to },
        ...{ how: followed.how, isEmptied: followed.isEmptied, from, to },
        estimatedDate: addBusinessDays(to, 0, order),
        lineIds: order.lines.flatMap(({ id }) => (moving.has(id) ? [id] : [])),
      };
    });
}

/**
 * The deliveries of these orders of which everything has come: they are prepared now, and the order
 * with them. What nobody paid or promised to pay for waits on.
 */
export function planPreparation(orders: readonly WaitingOrder[], now: Date): FollowWrites['ready'] {
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
    const states = order.deliveries.map(({ position, state }) =>
      positions.includes(position) ? 'in_preparation' : state,
    );
    return [
      {
        orderId: order.orderId,
        positions,
        estimatedDate: nextDispatchDate({ now, ...order }),
        orderBefore: order.state,
        orderAfter: orderStateFrom(order.state, states),
      },
    ];
  });
}

function isThere({ arrivalId, isServed }: WaitingOrder['lines'][number]): boolean {
  return arrivalId === null || isServed;
}
