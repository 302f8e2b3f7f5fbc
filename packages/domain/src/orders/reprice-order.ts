import type { Pesos } from '../kernel/money.ts';
import { adjustForPayment, type PaymentAdjustment } from '../pricing/payment-adjustment.ts';
import { type LineShares, shareOrder } from './line-shares.ts';

/** A frozen line of an unpaid order, as far as another payment method changes it. */
export interface RepricedLine {
  readonly id: string;
  /** What its goods cost after promotions, less its share of a coupon. */
  readonly goods: Pesos;
  readonly ratePercent: number;
  readonly carriesShipping: boolean;
}

/** An order as it is with another payment method: goods, coupon and shipping are as agreed. */
export interface RepricedOrder {
  readonly paymentAdjustment: Pesos;
  readonly total: Pesos;
  readonly tax: Pesos;
  readonly lines: readonly (LineShares & { readonly id: string })[];
}

/**
 * The one that its total follows from is spread over the lines as it was when it was placed (D-22).
 * What the credit pays of it stays, and costs nothing (ADR 59).
 */
export function repriceOrder(
  lines: readonly RepricedLine[],
  shipping: Pesos,
  adjustment: PaymentAdjustment | null,
  creditPart: Pesos,
): RepricedOrder {
  const amount = lines.reduce((sum, { goods }) => sum + goods, shipping);
  const rest = adjustForPayment(amount - creditPart, adjustment);
  const { difference: paymentAdjustment } = rest;
  const shares = shareOrder(lines, { shipping, paymentAdjustment });
  const repriced = lines.flatMap(({ id }, index) => {
    const share = shares[index];
    return share ? [{ id, ...share }] : [];
  });
  const tax = repriced.reduce((sum, line) => sum + line.tax, 0);
  return { paymentAdjustment, total: rest.total + creditPart, tax, lines: repriced };
}
