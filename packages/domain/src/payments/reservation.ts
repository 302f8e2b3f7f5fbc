import type { Pesos } from '../kernel/money.ts';
import type { OrderState } from '../orders/order-state.ts';
import { isGatewayMeans, isHandMeans } from './means.ts';

/** Minutes for which an order that is paid online holds its goods (D-7, D-12). */
export const reservationMinutes = 15;

/**
 * Minutes that it gets once more when the payer's bank is still at work as they end: the one who pays in
 * the last moment keeps the goods, and the one who never comes back holds them no longer than this.
 */
export const graceMinutes = 10;

const dayMs = 24 * 60 * 60_000;
/** Days of a reservation that people confirm: who lends may think about it for two more. */
export const reservationDays = { transfer: 1, cash: 1, agreement: 3 } as const;
/** Minutes that staff get once more to look at a proof that came before the time was over. */
export const proofGraceMinutes = 24 * 60;
/** Before its end, its buyer is reminded of what they did not pay by hand. */
const reminderMs = 6 * 60 * 60_000;

/** What a gateway takes, in pesos. */
export const leastOnline = 1_500;
export const mostOnline = 99_000_000;

/** What decides whether an order can be paid now. */
export interface OrderReservation {
  readonly state: OrderState;
  /** How it is paid before it is prepared; null: as it comes. */
  readonly means: string | null;
  /** Null: it never had to be paid first. */
  readonly payUntil: Date | null;
}

/** Whether an order waits for its payment and its time is not over. */
export function isWaiting({ state, payUntil }: OrderReservation, now: Date): boolean {
  return state === 'created' && payUntil !== null && now < payUntil;
}

/** Whether an order waits for its payment online and its time is not over. */
export function isPayable(order: OrderReservation, now: Date): boolean {
  return isWaiting(order, now) && isGatewayMeans(order.means);
}

/**
 * When the reservation of an order that is placed now ends; null: it is not paid first.
 * `reservationMs` is that of what a gateway takes.
 */
export function reservedUntil(
  { means, total }: { readonly means: string | null; readonly total: Pesos },
  { now, reservationMs }: { readonly now: Date; readonly reservationMs: number },
): Date | null {
  // Nothing to pay needs nobody who takes it.
  if (means === null || total === 0) return null;
  return new Date(
    now.getTime() + (isHandMeans(means) ? reservationDays[means] * dayMs : reservationMs),
  );
}

/** Minutes that a reservation goes on, once, for who is still at work as it ends. */
export function graceMinutesOf(means: string | null): number {
  return isHandMeans(means) ? proofGraceMinutes : graceMinutes;
}

/** Until when it goes on then. */
export function graceUntil(payUntil: Date, means: string | null): Date {
  return new Date(payUntil.getTime() + graceMinutesOf(means) * 60_000);
}

/** When the buyer is reminded of an order that they pay by hand; null: never. */
export function remindsAt(means: string | null, payUntil: Date): Date | null {
  const isReminded = means === 'transfer' || means === 'cash';
  return isReminded ? new Date(payUntil.getTime() - reminderMs) : null;
}
