import { lowestQuantity, maxQuantity, type QuantityRule } from '../kernel/quantity.ts';

type LineRule = Omit<QuantityRule, 'quantity'>;

export type Orderable = LineRule & { available: number };

/**
 * The most units of a product that may be ordered of those that there are, by its minimum and
 * multiple (§5); 0 when what is left is not enough for a single order of it.
 */
export function mostOrderable({ available, minQuantity, multiple }: Orderable): number {
  const units = Math.floor(Math.min(available, maxQuantity) / multiple) * multiple;
  return units >= minQuantity ? Math.max(0, units) : 0;
}

/** The fewest units that an addition may have: what the cart holds counts towards the minimum. */
export function leastAddition({ minQuantity, multiple }: LineRule, inCart: number): number {
  return lowestQuantity({ minQuantity: Math.max(minQuantity, inCart + 1), multiple }) - inCart;
}

/** The most units that an addition of at most `room` may have; 0 where that is less than the least. */
export function mostAddition(
  rule: LineRule,
  { inCart, room }: { inCart: number; room: number },
): number {
  return Math.max(0, mostOrderable({ ...rule, available: inCart + room }) - inCart);
}
