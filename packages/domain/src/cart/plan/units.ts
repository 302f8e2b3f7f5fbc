import type { Sellable } from '../../catalogue/sellable.ts';
import { pickParts } from './assemblies.ts';

/** Units of one stock row that a line takes for each of its own units (D-7). */
export interface UnitDemand {
  readonly versionId: number;
  readonly units: number;
}

/**
 * The stock rows behind one unit of a sellable: itself, or a combo's parts, each row once.
 * Null when a part that the buyer must choose is not chosen, or is no longer for sale.
 */
export function unitsBehind(
  sellable: Sellable,
  assemblyVersionIds: readonly number[],
): readonly UnitDemand[] | null {
  if (!sellable.isCombo) return [{ versionId: sellable.versionId, units: 1 }];
  const picked = pickParts(sellable, assemblyVersionIds);
  if (picked === null || picked.length === 0) return null;
  const units = new Map<number, number>();
  for (const { part, choice } of picked) {
    units.set(choice.versionId, (units.get(choice.versionId) ?? 0) + part.quantity);
  }
  return [...units].map(([versionId, count]) => ({ versionId, units: count }));
}

/** What is left of each stock row of the warehouse while lines take from it. */
export type StockPool = Map<number, number>;

/** Every row of stock that was read with the sellables. */
export function poolOf(sellables: Iterable<Sellable>): StockPool {
  const pool: StockPool = new Map();
  for (const sellable of sellables) {
    if (!sellable.isCombo) pool.set(sellable.versionId, sellable.stock);
    for (const { choices } of sellable.parts) {
      for (const { versionId, available } of choices) pool.set(versionId, available);
    }
  }
  return pool;
}

/** How many units of a sellable the pool still makes. */
export function madeFrom(pool: StockPool, demand: readonly UnitDemand[] | null): number {
  if (demand === null || demand.length === 0) return 0;
  const each = demand.map(({ versionId, units }) =>
    Math.floor(Math.max(0, pool.get(versionId) ?? 0) / units),
  );
  return Math.min(...each);
}

export function takeFrom(pool: StockPool, demand: readonly UnitDemand[] | null, count: number) {
  for (const { versionId, units } of demand ?? []) {
    pool.set(versionId, (pool.get(versionId) ?? 0) - units * count);
  }
}
