/** One part of a combo: the units that there are of it, and how many each combo takes. */
export type ComboPart = { available: number; quantity: number };

/** How many whole combos the parts' stock can make (D-7). A combo without parts cannot be sold. */
export function comboAvailability(parts: readonly ComboPart[]): number {
  if (parts.length === 0) return 0;
  return Math.min(...parts.map(combosFrom));
}

function combosFrom({ available, quantity }: ComboPart): number {
  if (!Number.isInteger(quantity) || quantity < 1) {
    throw new RangeError(`A part takes at least one unit: ${quantity}`);
  }
  return Math.floor(Math.max(0, available) / quantity);
}
