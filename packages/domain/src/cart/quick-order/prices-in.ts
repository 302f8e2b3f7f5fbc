import type { Sellable } from '../../catalogue/sellable.ts';
import { type NextPrice, nextPriceAt } from '../../pricing/next-price.ts';
import { priceOf, type ResolvedPrice } from '../../pricing/resolve-price.ts';
import { planCart } from '../plan/plan-cart.ts';
import type { CartLines } from '../snapshot.ts';

export interface PricesInCart {
  /** What a unit costs with all that the cart holds of the product, and so many more. */
  price(sellable: Sellable, more: number): ResolvedPrice | null;
  /** How many more make each of them cheaper. */
  next(sellable: Sellable): NextPrice | null;
}

/** What things cost in a cart as it stands (ADR 2: the units of a product count together). */
export function pricesIn(cart: CartLines, moment: Date): PricesInCart {
  const units = new Map<number, number>();
  for (const { row, quantity } of planCart(cart, moment).lines) {
    units.set(row.productId, (units.get(row.productId) ?? 0) + quantity);
  }
  const unitsOfProduct = ({ productId }: Sellable) => units.get(productId) ?? 0;
  return {
    price: (sellable, more) =>
      priceOf(sellable, Math.max(1, unitsOfProduct(sellable) + more), moment),
    next: (sellable) => {
      const { multiple } = sellable;
      return nextPriceAt(sellable.prices, { units: unitsOfProduct(sellable), multiple }, moment);
    },
  };
}
