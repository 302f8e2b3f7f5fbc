import type { Pesos } from '../kernel/money.ts';

/** What a zone asks for bringing goods (D-11). */
export type ShippingTerms = {
  shippingPrice: Pesos;
  /** Free from goods of that amount on; null: never. */
  freeFrom: Pesos | null;
};

/** What is paid for bringing goods of that amount. */
export function shippingFor({ shippingPrice, freeFrom }: ShippingTerms, amount: Pesos): Pesos {
  return freeFrom !== null && amount >= freeFrom ? 0 : shippingPrice;
}

/** What is missing for shipping to be free: 0 where it is; null where no amount changes it. */
export function missingForFree(terms: ShippingTerms, amount: Pesos): Pesos | null {
  if (terms.freeFrom === null || terms.shippingPrice === 0) return null;
  return Math.max(0, terms.freeFrom - amount);
}
