import type { Pesos } from '../kernel/money.ts';
import { type PriceRequest, resolvePrice } from './resolve-price.ts';

/** From so many units of a product on, so many pesos for each. */
export type PriceFrom = { minQuantity: number; price: Pesos };

/**
 * What a unit costs beyond `least` units: one entry for each quantity from which on it costs
 * something else than before. Empty where the quantity does not matter.
 */
export function priceByQuantity(
  request: Omit<PriceRequest, 'quantity'>,
  least: number,
): PriceFrom[] {
  const breaks = request.deals.flatMap((deal) => deal.breaks.map(({ minQuantity }) => minQuantity));
  const quantities = [...new Set(breaks)].filter((quantity) => quantity > least);
  const steps: PriceFrom[] = [];
  let { price } = resolvePrice({ ...request, quantity: least });
  for (const minQuantity of quantities.toSorted((a, b) => a - b)) {
    const next = resolvePrice({ ...request, quantity: minQuantity });
    if (next.price === price) continue;
    price = next.price;
    steps.push({ minQuantity, price });
  }
  return steps;
}

/** Pesos a unit at a quantity, of what `priceByQuantity` answered; `price` is that of the least. */
export function priceAt(price: Pesos, steps: readonly PriceFrom[], quantity: number): Pesos {
  return steps.findLast(({ minQuantity }) => minQuantity <= quantity)?.price ?? price;
}
