import type { BuyGet, DiscountedLine } from '@matiz/domain/orders/coupons/coupon-rule.ts';

/** Fewer than it takes, once, and three times as many. */
export function unitsToShow({ buy, get }: BuyGet): number[] {
  const once = buy + get;
  return [once - 1, once, 3 * once].filter((units) => units > 0);
}

/** A purchase of so many pesos, or units, of what it is for. */
export function exampleLines(
  offer: BuyGet | null,
  { units, goods }: { readonly units: number | null; readonly goods: number },
): DiscountedLine[] {
  const line = (quantity: number, part: Pick<DiscountedLine, 'isEligible' | 'isGot'>) => {
    const total = units === null ? goods : (goods / units) * quantity;
    return { total, left: total, quantity, isOnOffer: false, ...part };
  };
  if (offer === null || units === null) return [line(1, { isEligible: true, isGot: true })];
  if (offer.got === null) return [line(units, { isEligible: true, isGot: true })];
  // As many of each as go together; what is left over is missing of what comes along.
  const bought = Math.ceil((units * offer.buy) / (offer.buy + offer.get));
  return [
    line(bought, { isEligible: true, isGot: false }),
    ...(units > bought ? [line(units - bought, { isEligible: false, isGot: true })] : []),
  ];
}
