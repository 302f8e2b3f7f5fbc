import { type Promised, splitPresale } from '@matiz/domain/cart/split-presale.ts';
import type { Sellable } from '../catalogue/index.ts';
import type { CartRow } from './cart-picture.ts';
import { madeFrom, poolOf, takeFrom, unitsBehind } from './units.ts';

/** What a line can have of what it asks for. */
export interface Holding {
  readonly row: CartRow;
  readonly sellable: Sellable;
  /** Units that leave at once. */
  readonly fromStock: number;
  /** Units that leave with an arrival. */
  readonly promises: readonly Promised[];
  /** Units of stock that the line could have, now that the others have theirs. */
  readonly inStock: number;
  /** Units that the line could hold as it is: of an advance line, also from arrivals. */
  readonly available: number;
  /** Units that could be promised of it instead, for a line that is not advance. */
  readonly room: number;
  /** Withdrawn, or a combo that can no longer be made as it was chosen. */
  readonly isGone: boolean;
}

/**
 * Serves the lines out of one stock (D-7, D-8), so that two lines of one unit never count it
 * twice: first those without advance in the order in which they were added, then the advance
 * lines, from their arrivals and last from stock that nobody holds.
 * A line whose sellable was not read holds nothing and is left out.
 */
export function allocate(
  rows: readonly CartRow[],
  sellables: ReadonlyMap<number, Sellable>,
): Holding[] {
  const pool = poolOf(sellables.values());
  const found = rows.flatMap((row) => {
    const sellable = sellables.get(row.versionId);
    if (!sellable) return [];
    const demand = sellable.isWithdrawn ? null : unitsBehind(sellable, row.assemblyVersionIds);
    return [{ row, sellable, demand }];
  });
  const served = new Map<CartRow, Pick<Holding, 'fromStock' | 'promises'>>();
  const promised = new Map<number, number>();
  const inTurn = [
    ...found.filter(({ row }) => !row.advance),
    ...found.filter(({ row }) => row.advance),
  ];
  for (const { row, sellable, demand } of inTurn) {
    const promises = row.advance ? promisesFor(row.quantity, sellable) : [];
    const rest = row.quantity - unitsOf(promises);
    const fromStock = Math.min(rest, madeFrom(pool, demand));
    takeFrom(pool, demand, fromStock);
    served.set(row, { fromStock, promises });
    promised.set(row.versionId, (promised.get(row.versionId) ?? 0) + unitsOf(promises));
  }
  return found.map(({ row, sellable, demand }) => {
    const { fromStock = 0, promises = [] } = served.get(row) ?? {};
    const inStock = fromStock + madeFrom(pool, demand);
    const share = { row, sellable, fromStock, promises, inStock, isGone: demand === null };
    if (row.advance) return { ...share, available: inStock + roomOf(sellable), room: 0 };
    const left = roomOf(sellable) - (promised.get(row.versionId) ?? 0);
    return { ...share, available: inStock, room: Math.max(0, left) };
  });
}

/** How many units may be promised of a sellable, over all its arrivals (§4, D-8). */
export function roomOf(sellable: Sellable): number {
  const { isWithdrawn, isPresale, excludedFromPresale, isCombo, arrivals } = sellable;
  if (isWithdrawn || !isPresale || excludedFromPresale || isCombo) return 0;
  return arrivals.reduce((room, { remaining }) => room + Math.max(0, remaining), 0);
}

/** The promises for as many of the units as there is room for. */
function promisesFor(quantity: number, sellable: Sellable): Promised[] {
  const split = splitPresale({
    requested: Math.min(quantity, roomOf(sellable)),
    available: 0,
    isPresale: true,
    excludedFromPresale: false,
    arrivals: sellable.arrivals,
  });
  return split.ok ? split.value.promises : [];
}

function unitsOf(promises: readonly Promised[]): number {
  return promises.reduce((units, { quantity }) => units + quantity, 0);
}
