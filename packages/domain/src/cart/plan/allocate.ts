import type { Sellable } from '../../catalogue/sellable.ts';
import { type PromisedUnits, presaleRoom, promisedUnits, splitPresale } from '../room.ts';
import type { CartLines, StoredLine } from '../snapshot.ts';
import { madeFrom, poolOf, takeFrom, unitsBehind } from './units.ts';

/** What a line can have of what it asks for. */
export interface AllocatedLine {
  readonly row: StoredLine;
  readonly sellable: Sellable;
  /** Units that leave at once. */
  readonly fromStock: number;
  /** Units that leave with an arrival. */
  readonly promises: readonly PromisedUnits[];
  /** Units of stock that the line could have, now that the others have theirs. */
  readonly inStock: number;
  /** Units that could be promised of it from arrivals, now that the others have theirs. */
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
export function allocate({ rows, sellables }: CartLines): AllocatedLine[] {
  const pool = poolOf(sellables.values());
  const found = rows.flatMap((row) => {
    const sellable = sellables.get(row.versionId);
    if (!sellable) return [];
    const demand = sellable.isWithdrawn ? null : unitsBehind(sellable, row.assemblyVersionIds);
    return [{ row, sellable, demand }];
  });
  const served = new Map<StoredLine, Pick<AllocatedLine, 'fromStock' | 'promises'>>();
  const promised = new Map<number, number>();
  const inTurn = [
    ...found.filter(({ row }) => !row.advance),
    ...found.filter(({ row }) => row.advance),
  ];
  for (const { row, sellable, demand } of inTurn) {
    const promises = row.advance ? promisesFor(row.quantity, sellable) : [];
    const rest = row.quantity - promisedUnits(promises);
    const fromStock = Math.min(rest, madeFrom(pool, demand));
    takeFrom(pool, demand, fromStock);
    served.set(row, { fromStock, promises });
    promised.set(row.versionId, (promised.get(row.versionId) ?? 0) + promisedUnits(promises));
  }
  return found.map(({ row, sellable, demand }) => {
    const { fromStock = 0, promises = [] } = served.get(row) ?? {};
    const inStock = fromStock + madeFrom(pool, demand);
    const others = row.advance ? 0 : (promised.get(row.versionId) ?? 0);
    const room = Math.max(0, presaleRoomOf(sellable) - others);
    return { row, sellable, fromStock, promises, inStock, room, isGone: demand === null };
  });
}

/** The most units that the line could hold as it is: of an advance line, also from arrivals. */
export function availableTo({
  row,
  inStock,
  room,
}: Pick<AllocatedLine, 'row' | 'inStock' | 'room'>): number {
  return row.advance ? inStock + room : inStock;
}

/** How many units may be promised of a sellable, over all its arrivals (§4, D-8). */
export function presaleRoomOf(sellable: Sellable): number {
  const { isWithdrawn, isCombo } = sellable;
  return isWithdrawn || isCombo ? 0 : presaleRoom(sellable);
}

/** The promises for as many of the units as there is room for. */
function promisesFor(quantity: number, sellable: Sellable): PromisedUnits[] {
  const split = splitPresale({
    requested: Math.min(quantity, presaleRoomOf(sellable)),
    available: 0,
    isPresale: true,
    excludedFromPresale: false,
    arrivals: sellable.arrivals,
  });
  return split.ok ? split.value.promises : [];
}
