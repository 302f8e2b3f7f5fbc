import { addBusinessDays } from '../../delivery/dispatch-date.ts';
import type { PlainDate } from '../../kernel/clock.ts';
import { type FollowingMove, followArrival } from './follow-arrival.ts';
import { arrivalAfter, type WaitingOrder } from './waiting-order.ts';

/** Lines that come another day than they were promised for. */
export interface Shift {
  readonly orders: readonly WaitingOrder[];
  /** The lines that shift, of those orders. */
  readonly moving: ReadonlySet<string>;
  readonly from: PlainDate;
  readonly to: PlainDate;
}

/** What becomes of the delivery of an order whose lines come another day. */
export interface DeliveryShift {
  readonly orderId: string;
  readonly customerId: string;
  readonly source: number;
  readonly target: number;
  readonly how: FollowingMove['how'];
  readonly isEmptied: boolean;
  readonly from: PlainDate;
  readonly to: PlainDate;
  readonly estimatedDate: PlainDate;
  readonly arrivalDate: PlainDate | null;
  readonly lineIds: readonly string[];
}

/** Works out what becomes of the deliveries of each order (D-8). */
export function planShift({ orders, moving, from, to }: Shift): DeliveryShift[] {
  return orders
    .filter(({ lines }) => lines.some(({ id }) => moving.has(id)))
    .map((order) => {
      const estimatedDate = addBusinessDays(to, 0, order);
      const followed = followArrival(order.deliveries, order.lines, moving, to);
      return {
        orderId: order.orderId,
        customerId: order.customerId,
        source: followed.from,
        target: followed.to,
        how: followed.how,
        isEmptied: followed.isEmptied,
        from,
        to,
        estimatedDate,
        arrivalDate: arrivalAfter(estimatedDate, order),
        lineIds: order.lines.flatMap(({ id }) => (moving.has(id) ? [id] : [])),
      };
    });
}
