import type { ReorderLine } from '@matiz/contracts/cart/reorder.ts';

export interface SortedLines {
  readonly changed: readonly ReorderLine[];
  readonly same: readonly ReorderLine[];
  readonly gone: readonly ReorderLine[];
}

/** What can be had as it was, what only otherwise, and what not at all. */
export function sortLines(lines: readonly ReorderLine[]): SortedLines {
  const had = lines.filter(({ state }) => state !== 'UNAVAILABLE');
  return {
    changed: had.filter(isOtherwise),
    same: had.filter((line) => !isOtherwise(line)),
    gone: lines.filter(({ state }) => state === 'UNAVAILABLE'),
  };
}

/** Units that are added, at once and in presale. */
export function unitsAdded(lines: readonly ReorderLine[]): number {
  return lines.reduce(
    (sum, { quantityNow, quantityPresale }) => sum + quantityNow + quantityPresale,
    0,
  );
}

function isOtherwise({ state, priceThen, priceNow, quantityPresale }: ReorderLine): boolean {
  return state === 'PARTIAL' || priceNow !== priceThen || quantityPresale > 0;
}
