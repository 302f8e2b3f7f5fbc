import { formatHour, formatMoment } from '@matiz/domain/kernel/show-date.ts';
import { paymentCopy as copy } from '#copy/orders/payment.ts';
import { isShortReservation, type ReservedOrder } from './short-reservation.ts';

/** `Guardamos tus productos hasta las 3:39 p. m.`, or until a day that is not that of the order. */
export function sayReservedUntil(reserved: ReservedOrder): string {
  const { payUntil } = reserved;
  return isShortReservation(reserved)
    ? copy.heldUntil(formatHour(payUntil))
    : copy.heldUntilDay(formatMoment(payUntil));
}
