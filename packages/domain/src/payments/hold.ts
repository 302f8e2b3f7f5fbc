import type { Pesos } from '../kernel/money.ts';
import type { OrderState } from '../orders/order-state.ts';

/** Minutes for which an order that is paid online holds its goods (D-7, D-12). */
export const HOLD_MINUTES = 15;

/**
 * Minutes that it gets once more when the payer's bank is still at work as they end: whoever pays in
 * the last moment keeps the goods, and whoever never comes back holds them no longer than this.
 */
export const GRACE_MINUTES = 10;

/** What a gateway takes, in pesos. */
export const LEAST_ONLINE = 1_500;
export const MOST_ONLINE = 99_000_000;

/** What decides whether an order can be paid online. */
export interface OrderHold {
  readonly state: OrderState;
  /** How a gateway takes it; null: none does. */
  readonly means: string | null;
  /** Null: it never had to be paid online. */
  readonly payUntil: Date | null;
}

/** Whether an order waits for its payment online and its time is not over. */
export function isPayable({ state, means, payUntil }: OrderHold, now: Date): boolean {
  return state === 'created' && means !== null && payUntil !== null && now < payUntil;
}

/** When the hold of an order that is placed now ends; null: it is not paid online. */
export function holdUntil(
  { means, total }: { readonly means: string | null; readonly total: Pesos },
  { now, holdMs }: { readonly now: Date; readonly holdMs: number },
): Date | null {
  // Nothing to pay needs no gateway.
  return means === null || total === 0 ? null : new Date(now.getTime() + holdMs);
}

/** Until when a hold goes on for a bank that is still at work as it ends. */
export function graceUntil(payUntil: Date): Date {
  return new Date(payUntil.getTime() + GRACE_MINUTES * 60_000);
}
