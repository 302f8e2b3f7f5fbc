import { mostOrderable } from '@matiz/domain/cart/most-orderable.ts';
import { allocate } from './allocate.ts';
import type { Lines } from './cart-change.ts';
import { choiceKey } from './cart-picture.ts';
import { choiceOf, type Fulfilled, fulfilOne, type Wish } from './fulfil.ts';
import type { Refusal } from './shortage.ts';
import { poolOf, takeFrom, unitsBehind } from './units.ts';

/** Serves wishes one after another, each by itself: one that fails changes nothing for the others. */
export interface Serving {
  /** All of it or nothing. */
  serve(wish: Wish): Fulfilled | Refusal;
  /**
   * As much of it as there is, by the product's minimum and multiple, but more than `atLeast`;
   * with it, why it is not all.
   */
  serveUpTo(wish: Wish, atLeast: number): { fulfilled: Fulfilled | null; refusal: Refusal | null };
}

/**
 * Lines of the cart keep what they hold until a wish of their own choice comes, which is served
 * anew as a whole (§4: stock first). So a thousand wishes cost no more than one reading of the cart.
 */
export function startServing({ rows, sellables }: Lines): Serving {
  const pool = poolOf(sellables.values());
  const held = new Map<string, number>();
  for (const { row, sellable, fromStock } of allocate(rows, sellables)) {
    takeFrom(pool, unitsBehind(sellable, row.assemblyVersionIds), fromStock);
    held.set(choiceKey(row), (held.get(choiceKey(row)) ?? 0) + fromStock);
  }

  function serve(wish: Wish): Fulfilled | Refusal {
    const key = choiceKey(choiceOf(wish));
    const demand = unitsBehind(wish.sellable, wish.assemblyVersionIds);
    const before = held.get(key) ?? 0;
    takeFrom(pool, demand, -before);
    const outcome = fulfilOne(wish, pool);
    if (isRefusal(outcome)) takeFrom(pool, demand, before);
    else held.set(key, outcome.fromStock);
    return outcome;
  }

  return {
    serve,
    serveUpTo(wish, atLeast) {
      const outcome = serve(wish);
      if (!isRefusal(outcome)) return { fulfilled: outcome, refusal: null };
      const { available } = outcome;
      if (available === undefined) return { fulfilled: null, refusal: outcome };
      const total = mostOrderable({ ...wish.sellable, available });
      const isMore = total > atLeast && total < wish.total;
      const less = isMore ? serve({ ...wish, total }) : outcome;
      return { fulfilled: isRefusal(less) ? null : less, refusal: outcome };
    },
  };
}

export function isRefusal(outcome: Fulfilled | Refusal): outcome is Refusal {
  return 'failure' in outcome;
}
