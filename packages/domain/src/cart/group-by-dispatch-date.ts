import type { PlainDate } from '../kernel/clock.ts';

export type DispatchGroup<Line> = { dispatchDate: PlainDate | null; lines: Line[] };

/** The cart's deliveries (§3, D-8): the undated lines first, then by date; order kept within each. */
export function groupByDispatchDate<Line extends { dispatchDate: PlainDate | null }>(
  lines: readonly Line[],
): DispatchGroup<Line>[] {
  const groups = Map.groupBy(lines, (line) => line.dispatchDate);
  return [...groups]
    .map(([dispatchDate, grouped]) => ({ dispatchDate, lines: grouped }))
    .sort((a, b) => compareDates(a.dispatchDate, b.dispatchDate));
}

function compareDates(a: PlainDate | null, b: PlainDate | null): number {
  if (a === b) return 0;
  if (a === null) return -1;
  if (b === null) return 1;
  return a < b ? -1 : 1;
}
