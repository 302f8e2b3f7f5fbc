import { formatHour, formatMoment } from '@matiz/domain/kernel/show-date.ts';
import { paymentCopy as copy } from '#copy/orders/payment.ts';

/** A reservation that is longer ends on another day, which has to be said. */
const sameDayMs = 12 * 60 * 60_000;

/** What an order says of its reservation: `payUntil` is its end. */
export interface Reserved {
  readonly payUntil: string;
  readonly placedAt: string;
}

/** Whether its minutes are worth counting: who paid otherwise first may have days. */
export function isShortReservation({ payUntil, placedAt }: Reserved): boolean {
  return Date.parse(payUntil) - Date.parse(placedAt) < sameDayMs;
}

/** `Guardamos tus productos hasta las 3:39 p. m.`, or until a day that is not that of the order. */
export function sayReservedUntil(reserved: Reserved): string {
  const { payUntil } = reserved;
  return isShortReservation(reserved)
    ? copy.heldUntil(formatHour(payUntil))
    : copy.heldUntilDay(formatMoment(payUntil));
}

/** `Págalo antes de las 3:39 p. m.`, or of a day that is not that of the order. */
export function sayPayBefore(reserved: Reserved): string {
  const { payUntil } = reserved;
  return isShortReservation(reserved)
    ? copy.payBefore(formatHour(payUntil))
    : copy.payBeforeDay(formatMoment(payUntil));
}
