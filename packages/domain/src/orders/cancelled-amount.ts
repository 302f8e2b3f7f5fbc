import type { Pesos } from '../kernel/money.ts';

/** A line of an order as it is counted once something is cancelled; pesos. */
export interface CountedLine {
  readonly paid: Pesos;
  /** Of `paid`, its part of shipping. */
  readonly shippingShare: Pesos;
  readonly isCancelled: boolean;
}

/**
 * Of an order's total, what is no longer charged. Prices, coupon and what the payment method took
 * off or added go with the line that they were agreed for; shipping stays, with what is still
 * brought, unless nothing is.
 */
export function cancelledAmount(lines: readonly CountedLine[]): Pesos {
  const isAll = lines.every(({ isCancelled }) => isCancelled);
  return lines
    .filter(({ isCancelled }) => isCancelled)
    .reduce((sum, { paid, shippingShare }) => sum + paid - (isAll ? 0 : shippingShare), 0);
}
