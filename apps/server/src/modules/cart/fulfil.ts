import { type Promised, splitPresale } from '@matiz/domain/cart/split-presale.ts';
import { checkQuantity, isOverMaximum, MAX_QUANTITY } from '@matiz/domain/kernel/quantity.ts';
import type { Sellable } from '../catalogue/index.ts';
import { allocate, roomOf } from './allocate.ts';
import { type CartPicture, type Choice, isSameChoice } from './cart-picture.ts';
import { quantityRefusal, type Refusal, shortageOf } from './shortage.ts';
import { madeFrom, poolOf, type StockPool, takeFrom, unitsBehind } from './units.ts';

/** How many units of one choice the cart shall hold, now and in presale together. */
export interface Wish {
  readonly sellable: Sellable;
  readonly assemblyVersionIds: readonly number[];
  readonly total: number;
}

/** What the cart holds of a choice afterwards. */
export interface Fulfilled {
  readonly wish: Wish;
  readonly fromStock: number;
  readonly promises: readonly Promised[];
}

/**
 * Splits each wish as §4 says (stock first, then presale up to the caps), out of what the other
 * lines leave. All or nothing: one refusal for each wish that cannot be met.
 */
export function fulfil(
  wishes: readonly Wish[],
  { rows, sellables }: Pick<CartPicture, 'rows' | 'sellables'>,
): { fulfilled: Fulfilled[]; refusals: Refusal[] } {
  const pool = poolOf(sellables.values());
  const others = rows.filter((row) => !wishes.some((wish) => isSameChoice(choiceOf(wish), row)));
  for (const { row, sellable, fromStock } of allocate(others, sellables)) {
    takeFrom(pool, unitsBehind(sellable, row.assemblyVersionIds), fromStock);
  }
  const fulfilled: Fulfilled[] = [];
  const refusals: Refusal[] = [];
  for (const wish of wishes) {
    const outcome = fulfilOne(wish, pool);
    if ('failure' in outcome) refusals.push(outcome);
    else fulfilled.push(outcome);
  }
  return { fulfilled, refusals };
}

export function choiceOf({ sellable, assemblyVersionIds }: Omit<Wish, 'total'>): Choice {
  return { versionId: sellable.versionId, assemblyVersionIds };
}

/** Serves one wish out of the pool and takes from it, or leaves it and says what there is. */
export function fulfilOne(wish: Wish, pool: StockPool): Fulfilled | Refusal {
  const { sellable, total } = wish;
  const rule = checkQuantity({ ...sellable, quantity: total });
  // Beyond what a line may hold the stock alert speaks: there are never so many.
  if (!rule.ok && !isOverMaximum(total)) return quantityRefusal(sellable, rule.error);

  const demand = sellable.isWithdrawn ? null : unitsBehind(sellable, wish.assemblyVersionIds);
  const split = splitPresale({
    requested: total,
    available: Math.min(madeFrom(pool, demand), MAX_QUANTITY),
    isPresale: roomOf(sellable) > 0,
    excludedFromPresale: sellable.excludedFromPresale,
    arrivals: sellable.arrivals,
  });
  if (!split.ok) return shortageOf(sellable, Math.min(split.error.available, MAX_QUANTITY));
  if (isOverMaximum(total)) return shortageOf(sellable, MAX_QUANTITY);
  takeFrom(pool, demand, split.value.quantity);
  return { wish, fromStock: split.value.quantity, promises: split.value.promises };
}
