import type { ShippingTerms } from '../delivery/shipping.ts';
import type { Pesos } from '../kernel/money.ts';

/** What a tier gives on bringing goods (D-13). */
export interface ShippingBenefit {
  /** Percent of the zone's price, 0 to 100. */
  readonly shippingOff: number;
  /** Free from goods of that amount on, where the zone asks for more or never gives it; null: as the zone. */
  readonly freeFrom: Pesos | null;
}

/** A zone's terms as they are for a customer of a tier: never dearer than for anybody else. */
export function withShippingBenefit<Terms extends ShippingTerms>(
  terms: Terms,
  benefit: ShippingBenefit | null,
): Terms {
  if (benefit === null) return terms;
  const amounts = [terms.freeFrom, benefit.freeFrom].filter((amount) => amount !== null);
  return {
    ...terms,
    shippingPrice: Math.round((terms.shippingPrice * (100 - benefit.shippingOff)) / 100),
    freeFrom: amounts.length === 0 ? null : Math.min(...amounts),
  };
}
