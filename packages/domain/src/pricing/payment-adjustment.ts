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
