import type { Pesos } from '../kernel/money.ts';
import { type PriceFrom, priceByQuantity } from './price-by-quantity.ts';
import { type PriceInputs, resolvePrice } from './resolve-price.ts';

/** So many units more of a product, and each of them costs so many pesos. */
export interface NextPrice {
  readonly missing: number;
  readonly price: Pesos;
}

/** What counts beside the ladder: the units there are, and by how many the product is sold. */
interface Standing {
  readonly units: number;
  readonly multiple: number;
}

/** The next step of a ladder below the price of so many units; null at its last one. */
export function nextPriceOf(
  price: Pesos,
  steps: readonly PriceFrom[],
  { units, multiple }: Standing,
): NextPrice | null {
  const next = steps.find((step) => step.minQuantity > units && step.price < price);
  if (!next) return null;
  const missing = Math.ceil((next.minQuantity - units) / multiple) * multiple;
  // By its multiple a purchase may pass a step, and pay the one after it.
  const reached = steps.findLast(({ minQuantity }) => minQuantity <= units + missing) ?? next;
  return { missing, price: Math.min(next.price, reached.price) };
}

/** The next step from the rules themselves, at a moment. */
export function nextPriceAt(
  prices: PriceInputs | null,
  standing: Standing,
  moment: Date,
): NextPrice | null {
  const units = Math.max(1, standing.units);
  if (prices === null) return null;
  const request = { ...prices, moment };
  const { price } = resolvePrice({ ...request, quantity: units });
  return nextPriceOf(price, priceByQuantity(request, units), { ...standing, units });
}

/** The lowest price that a quantity reaches, and at how many; the price itself where none is lower. */
export function lowestPriceOf(price: Pesos, steps: readonly PriceFrom[]): PriceFrom {
  return steps.reduce((lowest, step) => (step.price < lowest.price ? step : lowest), {
    minQuantity: 1,
    price,
  });
}
