import { divideHalfUp, type Pesos } from '../kernel/money.ts';

/** What was agreed, in whole pesos. `goods` is what the lines come to. */
export type Agreed = {
  readonly goods: Pesos;
  readonly shipping: Pesos;
  /** Negative: a discount for paying this way; positive: a charge (§3). */
  readonly paymentAdjustment: Pesos;
};

/**
 * Of an order's total, what is no longer charged once only goods worth `goodsLeft` are left.
 * Prices stay as they were agreed and so does shipping, unless nothing is brought at all; the
 * discount or charge of the payment method follows in proportion.
 */
export function cancelledAmount(agreed: Agreed, goodsLeft: Pesos): Pesos {
  const { goods, shipping, paymentAdjustment } = agreed;
  if (goodsLeft < 0 || goodsLeft > goods) throw new RangeError(`Not a part: ${goodsLeft}`);
  const total = goods + shipping + paymentAdjustment;
  if (goodsLeft === goods) return 0;
  if (goodsLeft === 0) return total;
  const adjustmentLeft = divideHalfUp(
    BigInt(paymentAdjustment) * BigInt(goodsLeft + shipping),
    BigInt(goods + shipping),
  );
  return total - (goodsLeft + shipping + adjustmentLeft);
}
