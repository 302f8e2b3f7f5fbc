/** Units of one version in one order. */
export interface OrderedUnits {
  readonly order: string;
  readonly code: string;
  readonly units: number;
}

export interface UsualQuantity {
  readonly code: string;
  readonly quantity: number;
  /** How many of the orders held it. */
  readonly orders: number;
}

/** Ordered once may be a client's wish; twice is a habit. */
const habit = 2;

/**
 * What is usually ordered of one product, from the last orders that held it: the versions that were
 * in two of them at least, or in the only one, each with the units that it is ordered by (the
 * middle of what was ordered; the smaller one of two in the middle). The most often ordered first,
 * then by code.
 */
export function usualQuantities(lines: readonly OrderedUnits[]): UsualQuantity[] {
  const least = Math.min(habit, new Set(lines.map(({ order }) => order)).size);
  return [...Map.groupBy(lines, ({ code }) => code)]
    .map(([code, ordered]) => {
      const units = unitsByOrder(ordered);
      return { code, quantity: middleOf(units), orders: units.length };
    })
    .filter(({ orders }) => orders >= least)
    .sort((a, b) => b.orders - a.orders || (a.code < b.code ? -1 : 1));
}

/** What is now and what comes later are two lines of one order. */
function unitsByOrder(lines: readonly OrderedUnits[]): number[] {
  return [...Map.groupBy(lines, ({ order }) => order).values()].map((same) =>
    same.reduce((sum, { units }) => sum + units, 0),
  );
}

function middleOf(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
}
