import type { Pesos } from '../kernel/money.ts';

/** A line of an order as it is counted once something is cancelled; pesos. */
export interface CountedLine {
  readonly paid: Pesos;
  /** Of `paid`, its part of shipping. */
  readonly shippingShare: Pesos;
  readonly isCancelled: boolean;
}

/** What of shipping was asked for the window of one delivery alone. */
export interface OwnShipping {
  readonly ownShipping?: Pesos | undefined;
}

/**
 * Of an order's total, what is no longer charged. Prices, coupon and what the payment method took
 * off or added go with the line that they were agreed for; shipping stays, with what is still
 * brought, unless nothing is. What was asked for an express window goes with what it was for.
 */
export function cancelledAmount(
  lines: readonly CountedLine[],
  cancelled: readonly OwnShipping[],
): Pesos {
  const isAll = lines.every(({ isCancelled }) => isCancelled);
  const own = cancelled.reduce((sum, { ownShipping = 0 }) => sum + ownShipping, 0);
  const goods = lines
    .filter(({ isCancelled }) => isCancelled)
    .reduce((sum, { paid, shippingShare }) => sum + paid - (isAll ? 0 : shippingShare), 0);
  return isAll ? goods : goods + own;
}
