/** Units that someone waits for. */
export type WaitingUnits = { readonly id: string; readonly quantity: number };

export type FillPlan = {
  /** Units given to each who got any, in turn. */
  readonly served: readonly WaitingUnits[];
  /** Units still missing to each who did not get all, in turn. */
  readonly unserved: readonly WaitingUnits[];
  /** Units that nobody waited for. */
  readonly left: number;
};

/**
 * Gives units that came to those who wait, in the order given (D-8: first who paid, then who
 * ordered). Nobody gets any before all who came earlier have all of theirs; the one at whom the
 * units end gets a part.
 */
export function fillWaiting(waiting: readonly WaitingUnits[], units: number): FillPlan {
  if (!Number.isInteger(units) || units < 0)
    throw new RangeError(`Not a number of units: ${units}`);
  let left = units;
  const served: WaitingUnits[] = [];
  const unserved: WaitingUnits[] = [];
  for (const { id, quantity } of waiting) {
    const given = Math.min(quantity, left);
    left -= given;
    if (given > 0) served.push({ id, quantity: given });
    if (given < quantity) unserved.push({ id, quantity: quantity - given });
  }
  return { served, unserved, left };
}
