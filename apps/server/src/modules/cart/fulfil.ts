import { type Promised, splitPresale } from '@matiz/domain/cart/split-presale.ts';
import { checkQuantity, isOverMaximum, MAX_QUANTITY } from '@matiz/domain/kernel/quantity.ts';
import type { Sellable } from '../catalogue/index.ts';
import { priceOf } from '../pricing/index.ts';
import { allocate, roomOf } from './allocate.ts';
import { type CartPicture, type CartRow, type Choice, isSameChoice } from './cart-picture.ts';
import { quantityRefusal, type Refusal, shortageOf } from './shortage.ts';
import { madeFrom, poolOf, type StockPool, takeFrom, unitsBehind } from './units.ts';

/** How many units of one choice the cart shall hold, now and in presale together. */
export interface Wish {
  readonly sellable: Sellable;
  readonly assemblyVersionId: number | null;
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
    takeFrom(pool, unitsBehind(sellable, row.assemblyVersionId), fromStock);
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

export function choiceOf({ sellable, assemblyVersionId }: Omit<Wish, 'total'>): Choice {
  return { versionId: sellable.versionId, assemblyVersionId };
}

function fulfilOne(wish: Wish, pool: StockPool): Fulfilled | Refusal {
  const { sellable, total } = wish;
  const rule = checkQuantity({ ...sellable, quantity: total });
  // Beyond what a line may hold the stock alert speaks: there are never so many.
  if (!rule.ok && !isOverMaximum(total)) return quantityRefusal(sellable, rule.error);

  const demand = sellable.isWithdrawn ? null : unitsBehind(sellable, wish.assemblyVersionId);
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

/** The lines after the wishes came true: at most one from stock and one in advance for each. */
export function applyFulfilled(
  fulfilled: readonly Fulfilled[],
  rows: readonly CartRow[],
  moment: Date,
  newId: () => string,
): CartChange {
  const kept = rows.filter(
    (row) => !fulfilled.some((one) => isSameChoice(choiceOf(one.wish), row)),
  );
  const written = fulfilled.flatMap(({ wish, fromStock, promises }) => {
    const promised = promises.reduce((units, { quantity }) => units + quantity, 0);
    const seenPrice = priceOf(wish.sellable, Math.max(1, wish.total), moment)?.price ?? 0;
    const choice = choiceOf(wish);
    const write = (advance: boolean, quantity: number): CartRow[] => {
      const known = rows.find((row) => row.advance === advance && isSameChoice(row, choice));
      const id = known?.id ?? newId();
      const { productId } = wish.sellable;
      return quantity === 0 ? [] : [{ id, productId, ...choice, advance, quantity, seenPrice }];
    };
    return [...write(false, fromStock), ...write(true, promised)];
  });
  const after = new Set([...kept, ...written].map(({ id }) => id));
  return {
    rows: inOldOrder([...kept, ...written], rows),
    written,
    removed: rows.filter(({ id }) => !after.has(id)).map(({ id }) => id),
  };
}

/** The lines as they will stand, and what has to be written for it. */
export interface CartChange {
  readonly rows: readonly CartRow[];
  readonly written: readonly CartRow[];
  /** Ids of the lines that go. */
  readonly removed: readonly string[];
}

/** Lines keep their place; new ones follow. */
function inOldOrder(rows: readonly CartRow[], before: readonly CartRow[]): CartRow[] {
  const place = new Map(before.map(({ id }, index) => [id, index]));
  const last = before.length;
  return rows.toSorted((a, b) => (place.get(a.id) ?? last) - (place.get(b.id) ?? last));
}
