import type { OrderRow } from '@matiz/contracts/orders.ts';
import { formatHour, formatMoment } from '@matiz/domain/kernel/show-date.ts';
import { orderListCopy as copy } from '#copy/orders/order-list.ts';
import { isShortReservation } from '../payment/short-reservation.ts';

/** In a list: until when an unpaid order can be paid, or who looks at its payment; null: it is not unpaid. */
export function sayUnpaid({ payUntil, paymentState, placedAt }: OrderRow): string | null {
  if (payUntil === null) return null;
  if (paymentState === 'review') return copy.inReview;
  if (paymentState === 'running') return copy.atBank;
  return isShortReservation({ payUntil, placedAt })
    ? copy.payBefore(formatHour(payUntil))
    : copy.payBeforeDay(formatMoment(payUntil));
}
