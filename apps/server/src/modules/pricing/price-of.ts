import { type ResolvedPrice, resolvePrice } from '@matiz/domain/pricing/resolve-price.ts';
import type { PriceInputs } from '../catalogue/index.ts';

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
