import { maxQuantity } from '../kernel/quantity.ts';

/**
 * How many units someone is told of. Anyone who may not see prices learns whether there are any: what
 * a shop holds is its own, and may be counted day after day. Then `MAX_QUANTITY` stands for some, as
 * many as one line may have, so that nothing is refused for want of a number.
 */
export function toldUnits(units: number, isTold: boolean): number {
  if (isTold) return units;
  return units > 0 ? maxQuantity : 0;
}
