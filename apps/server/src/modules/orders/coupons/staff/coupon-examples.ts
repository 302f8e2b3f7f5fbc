import type {
  BuyGet,
  CouponRule,
  DiscountedLine,
} from '@matiz/domain/orders/coupons/coupon-rule.ts';

/** Fewer than it takes, once, and three times as many; of a mix one fewer than its first step, and each. */
export function unitsToShow({ buyGet, mix }: Pick<CouponRule, 'buyGet' | 'mix'>): number[] {
  const steps = (mix?.steps ?? []).map(({ minQuantity }) => minQuantity);
  if (buyGet === null) return [Math.min(...steps) - 1, ...steps].filter((units) => units > 0);
  const { buy, get } = buyGet;
  const once = buy + get;
  return [once - 1, once, 3 * once].filter((units) => units > 0);
}

/** So many units of two products that are counted together. */
export function mixedLines(units: number, price: number): DiscountedLine[] {
  const half = Math.ceil(units / 2);
  return [half, units - half].map((quantity) => {
    const total = quantity * price;
    return { total, left: total, quantity, isOnOffer: false, isEligible: true, isGot: true };
  });
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
