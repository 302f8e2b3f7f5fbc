import type { Sellable } from '../../catalogue/sellable.ts';
import type { Pesos } from '../../kernel/money.ts';
import { checkQuantity, isOverMaximum, maxQuantity } from '../../kernel/quantity.ts';
import { type PromisedUnits, splitPresale } from '../room.ts';
import { type CartLines, type Choice, isSameChoice } from '../snapshot.ts';
import { allocate, presaleRoomOf } from './allocate.ts';
import { quantityRefusal, type SellableRefusal, shortageOf } from './shortage.ts';
import { madeFrom, poolOf, type StockPool, takeFrom, unitsBehind } from './units.ts';

/** How many units of one choice the cart shall hold, now and in presale together. */
export interface LineRequest {
  readonly sellable: Sellable;
  readonly assemblyVersionIds: readonly number[];
  readonly quantity: number;
  /** What a unit cost on the buyer's screen; absent where that is not told. */
  readonly seenPrice?: Pesos | undefined;
}

/** What the cart holds of a choice afterwards: `quantity` units, parted in those that leave at once and the others. */
export interface ServedRequest extends LineRequest {
  readonly fromStock: number;
  readonly promises: readonly PromisedUnits[];
}

/**
 * Splits each request as §4 says (stock first, then presale up to the caps), out of what the other
 * lines leave. All or nothing: one refusal for each request that cannot be met.
 */
export function fulfil(
  requests: readonly LineRequest[],
  { rows, sellables }: CartLines,
): { served: ServedRequest[]; refusals: SellableRefusal[] } {
  const pool = poolOf(sellables.values());
  const others = rows.filter((row) => !requests.some((one) => isSameChoice(choiceOf(one), row)));
  for (const { row, sellable, fromStock } of allocate({ rows: others, sellables })) {
    takeFrom(pool, unitsBehind(sellable, row.assemblyVersionIds), fromStock);
  }
  const served: ServedRequest[] = [];
  const refusals: SellableRefusal[] = [];
  for (const request of requests) {
    const outcome = fulfilOne(request, pool);
    if (isRefusal(outcome)) refusals.push(outcome);
    else served.push(outcome);
  }
  return { served, refusals };
}

export function choiceOf({ sellable, assemblyVersionIds }: Omit<LineRequest, 'quantity'>): Choice {
  return { versionId: sellable.versionId, assemblyVersionIds };
}

export function isRefusal(outcome: ServedRequest | SellableRefusal): outcome is SellableRefusal {
  return 'reason' in outcome;
}

/** Serves one request out of the pool and takes from it, or leaves it and says what there is. */
export function fulfilOne(request: LineRequest, pool: StockPool): ServedRequest | SellableRefusal {
  const { sellable, assemblyVersionIds, quantity } = request;
  const rule = checkQuantity({ ...sellable, quantity });
  // Beyond what a line may hold the stock alert speaks: there are never so many.
  if (!rule.ok && !isOverMaximum(quantity)) return quantityRefusal(sellable, rule.error);

  const demand = sellable.isWithdrawn ? null : unitsBehind(sellable, assemblyVersionIds);
  const split = splitPresale({
    requested: quantity,
    available: Math.min(madeFrom(pool, demand), maxQuantity),
    isPresale: presaleRoomOf(sellable) > 0,
    excludedFromPresale: sellable.excludedFromPresale,
    arrivals: sellable.arrivals,
  });
  if (!split.ok) return shortageOf(sellable, Math.min(split.error.available, maxQuantity));
  if (isOverMaximum(quantity)) return shortageOf(sellable, maxQuantity);
  const { fromStock, promises } = split.value;
  takeFrom(pool, demand, fromStock);
  return { ...request, fromStock, promises };
}
