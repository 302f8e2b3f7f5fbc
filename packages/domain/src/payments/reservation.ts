import type { Pesos } from '../kernel/money.ts';
import type { OrderState } from '../orders/order-state.ts';

/** Minutes for which an order that is paid online holds its goods (D-7, D-12). */
export const reservationMinutes = 15;

/**
 * Minutes that it gets once more when the payer's bank is still at work as they end: whoever pays in
 * the last moment keeps the goods, and whoever never comes back holds them no longer than this.
 */
export const graceMinutes = 10;

/** What a gateway takes, in pesos. */
export const leastOnline = 1_500;
export const mostOnline = 99_000_000;

/** What decides whether an order can be paid online. */
export interface OrderReservation {
  readonly state: OrderState;
  /** How a gateway takes it; null: none does. */
  readonly means: string | null;
  /** Null: it never had to be paid online. */
  readonly payUntil: Date | null;
}

/** Whether an order waits for its payment online and its time is not over. */
export function isPayable({ state, means, payUntil }: OrderReservation, now: Date): boolean {
  return state === 'created' && means !== null && payUntil !== null && now < payUntil;
}

/** When the reservation of an order that is placed now ends; null: it is not paid online. */
export function reservedUntil(
  { means, total }: { readonly means: string | null; readonly total: Pesos },
  { now, reservationMs }: { readonly now: Date; readonly reservationMs: number },
): Date | null {
  // Nothing to pay needs no gateway.
  return means === null || total === 0 ? null : new Date(now.getTime() + reservationMs);
}

/** Until when a reservation goes on for a bank that is still at work as it ends. */
export function graceUntil(payUntil: Date): Date {
  return new Date(payUntil.getTime() + graceMinutes * 60_000);
}
