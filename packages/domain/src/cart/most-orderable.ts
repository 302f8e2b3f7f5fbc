import { MAX_QUANTITY, type QuantityRule } from '../kernel/quantity.ts';

export type Orderable = Omit<QuantityRule, 'quantity'> & { available: number };

/**
 * The most units of a product that may be ordered of those that there are, by its minimum and
 * multiple (§5); 0 when what is left is not enough for a single order of it.
 */
export function mostOrderable({ available, minQuantity, multiple }: Orderable): number {
  const units = Math.floor(Math.min(available, MAX_QUANTITY) / multiple) * multiple;
  return units >= minQuantity ? Math.max(0, units) : 0;
}
