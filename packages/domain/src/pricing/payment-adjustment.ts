import { type Pesos, percentOf, roundHalfUp } from '../kernel/money.ts';

/** What a payment method takes off or adds (§3); pesos or a percentage by `discountType`. */
export type PaymentAdjustment = {
  typeMovement: 'discount' | 'charge';
  discountType: 'percentage' | 'value';
  discountAmount: number;
};

/** `total` is what is paid; `difference` is negative for a discount, positive for a charge. */
export type AdjustedAmount = { total: Pesos; difference: Pesos };

/**
 * Applies a payment method to an amount of pesos. A discount never takes more than the amount, and
 * nothing to pay costs nothing to collect.
 */
export function adjustForPayment(
  amount: Pesos,
  adjustment: PaymentAdjustment | null,
): AdjustedAmount {
  if (adjustment === null) return { total: amount, difference: 0 };
  const { typeMovement, discountType, discountAmount } = adjustment;
  if (!(discountAmount >= 0)) throw new RangeError(`Not an adjustment: ${discountAmount}`);
  if (amount === 0) return { total: 0, difference: 0 };
  const size =
    discountType === 'percentage' ? percentOf(amount, discountAmount) : roundHalfUp(discountAmount);
  const total = typeMovement === 'charge' ? amount + size : Math.max(0, amount - size);
  return { total, difference: total - amount };
}

/** What a change of a method makes of a purchase of so many pesos. */
export interface AdjustmentChange {
  readonly goods: Pesos;
  readonly before: Pesos;
  readonly after: Pesos;
}

/** Purchases paid in a way as it is and as it would be, with the largest rise and fall: 0.12 is 12 %. */
export function compareAdjustments(
  before: PaymentAdjustment | null,
  after: PaymentAdjustment | null,
  purchases: readonly Pesos[],
): {
  readonly examples: AdjustmentChange[];
  readonly rise: number | null;
  readonly fall: number | null;
} {
  const examples = purchases.map((goods) => ({
    goods,
    before: adjustForPayment(goods, before).total,
    after: adjustForPayment(goods, after).total,
  }));
  const steps = examples.map((one) => (one.after - one.before) / (one.before || one.goods));
  const [rise, fall] = [Math.max(0, ...steps), Math.min(0, ...steps)];
  return { examples, rise: rise || null, fall: fall || null };
}
