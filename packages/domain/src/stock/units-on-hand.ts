import { fail, ok, type Result } from '../kernel/result.ts';

/** Units of a version in a warehouse: on sale, and taken by orders that have not left. */
export interface UnitsOnHand {
  readonly available: number;
  readonly promised: number;
}

/** What lies there and a count finds. */
export function physicalUnits({ available, promised }: UnitsOnHand): number {
  return available + promised;
}

/**
 * A count finds what is on sale and what orders wait for; only the former is for sale again.
 * `short` is what the orders lack.
 */
export function applyCount(
  { promised }: Pick<UnitsOnHand, 'promised'>,
  counted: number,
): { readonly available: number; readonly short: number } {
  return { available: Math.max(0, counted - promised), short: Math.max(0, promised - counted) };
}

/** What leaves or comes by hand: what orders took cannot be taken from them. */
export function addUnits({ available }: UnitsOnHand, delta: number): Result<number, 'SHORT'> {
  return available + delta < 0 ? fail('SHORT') : ok(available + delta);
}
