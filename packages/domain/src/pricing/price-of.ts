import { type PriceRequest, type ResolvedPrice, resolvePrice } from './resolve-price.ts';

/**
 * Everything that may decide a product's price for one viewer (D-6), without having decided:
 * only a quantity and a moment make a price of it.
 */
export type PriceInputs = Readonly<Omit<PriceRequest, 'quantity' | 'moment'>>;

/**
 * The one price reader (D-6): pesos a unit, IVA included, at a moment. `quantity` counts all the
 * units of the product in the cart or order, whichever the tone, from stock and in presale
 * (ADR 2). Null when the warehouse has no price for it.
 */
export function priceOf(
  { prices }: { readonly prices: PriceInputs | null },
  quantity: number,
  moment: Date,
): ResolvedPrice | null {
  return prices === null ? null : resolvePrice({ ...prices, quantity, moment });
}
