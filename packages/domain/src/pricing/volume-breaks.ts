import { fail, ok, type Result } from '../kernel/result.ts';

/** From so many units of a line on, so many percent off each. */
export type VolumeBreak = { minQuantity: number; percent: number };

export type BreakFault = {
  kind: 'NO_BREAKS' | 'TOO_MANY' | 'BAD_QUANTITY' | 'BAD_PERCENT' | 'REPEATED' | 'COSTS_MORE';
  /** The rung at fault, null when it is the table as a whole. */
  minQuantity: number | null;
};

export const maxBreaks = 10;

/**
 * Checks a table of breaks and answers it sorted (D-6): at most ten rungs, none repeated, and
 * a bigger order never costs more a unit. Ask again after a deletion: it can break the rule too.
 */
export function checkBreaks(breaks: readonly VolumeBreak[]): Result<VolumeBreak[], BreakFault> {
  if (breaks.length === 0) return fail({ kind: 'NO_BREAKS', minQuantity: null });
  if (breaks.length > maxBreaks) return fail({ kind: 'TOO_MANY', minQuantity: null });
  const sorted = breaks.toSorted((a, b) => a.minQuantity - b.minQuantity);
  let previous: VolumeBreak | null = null;
  for (const rung of sorted) {
    const kind = faultOf(rung, previous);
    if (kind !== null) return fail({ kind, minQuantity: rung.minQuantity });
    previous = rung;
  }
  return ok(sorted);
}

/** The percentage that a line of so many units earns; 0 below the lowest rung. */
export function percentFor(breaks: readonly VolumeBreak[], quantity: number): number {
  const reached = breaks.filter((rung) => rung.minQuantity <= quantity);
  return Math.max(0, ...reached.map((rung) => rung.percent));
}

function faultOf(rung: VolumeBreak, previous: VolumeBreak | null): BreakFault['kind'] | null {
  if (!Number.isInteger(rung.minQuantity) || rung.minQuantity < 1) return 'BAD_QUANTITY';
  if (!(rung.percent > 0 && rung.percent <= 100)) return 'BAD_PERCENT';
  if (previous?.minQuantity === rung.minQuantity) return 'REPEATED';
  return previous !== null && previous.percent > rung.percent ? 'COSTS_MORE' : null;
}
