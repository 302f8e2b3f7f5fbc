import { formatHour, formatMoment } from '@matiz/domain/kernel/show-date.ts';
import { paymentCopy as copy } from '#copy/orders/payment.ts';

/** A reservation that is longer ends on another day, which has to be said. */
const sameDayMs = 12 * 60 * 60_000;

/** `Guardamos tus productos hasta las 3:39 p. m.`, or until a day that is not that of the order. */
export function sayReservedUntil(payUntil: string, placedAt: string): string {
  const isShort = Date.parse(payUntil) - Date.parse(placedAt) < sameDayMs;
  return isShort ? copy.heldUntil(formatHour(payUntil)) : copy.heldUntilDay(formatMoment(payUntil));
}
