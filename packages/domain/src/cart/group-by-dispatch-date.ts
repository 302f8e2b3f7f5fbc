import type { PlainDate } from '../kernel/clock.ts';

export type DispatchGroup<Line> = { dispatchDate: PlainDate | null; lines: Line[] };

/** The cart's deliveries (§3, D-8): the undated lines first, then by date; order kept within each. */
export function groupByDispatchDate<Line extends { dispatchDate: PlainDate | null }>(
  lines: readonly Line[],
): DispatchGroup<Line>[] {
  const groups = Map.groupBy(lines, (line) => line.dispatchDate);
  return [...groups]
    .map(([dispatchDate, grouped]) => ({ dispatchDate, lines: grouped }))
    .sort((a, b) => (sortKeyOf(a.dispatchDate) < sortKeyOf(b.dispatchDate) ? -1 : 1));
}

/** No text sorts before the empty one, and dates sort as text. */
function sortKeyOf(date: PlainDate | null): string {
  return date ?? '';
}
