import { mostOrderable } from '../room.ts';
import { type CartLines, choiceKey } from '../snapshot.ts';
import { allocate } from './allocate.ts';
import { choiceOf, fulfilOne, isRefusal, type LineRequest, type ServedRequest } from './fulfil.ts';
import type { SellableRefusal } from './shortage.ts';
import { poolOf, takeFrom, unitsBehind } from './units.ts';

/** Serves requests one after another, each by itself: one that fails changes nothing for the others. */
export interface RequestServer {
  /** All of it or nothing. */
  serve(request: LineRequest): ServedRequest | SellableRefusal;
  /**
   * As much of it as there is, by the product's minimum and multiple, but more than `atLeast`;
   * with it, why it is not all.
   */
  serveUpTo(
    request: LineRequest,
    atLeast: number,
  ): { served: ServedRequest | null; refusal: SellableRefusal | null };
}

/**
 * Lines of the cart keep what they hold until a request of their own choice comes, which is served
 * again as a whole (§4: stock first). So a thousand requests cost no more than one reading of the
 * cart.
 */
export function startServing(lines: CartLines): RequestServer {
  const pool = poolOf(lines.sellables.values());
  const inCartOf = new Map<string, number>();
  for (const { row, sellable, fromStock } of allocate(lines)) {
    takeFrom(pool, unitsBehind(sellable, row.assemblyVersionIds), fromStock);
    inCartOf.set(choiceKey(row), (inCartOf.get(choiceKey(row)) ?? 0) + fromStock);
  }

  function serve(request: LineRequest): ServedRequest | SellableRefusal {
    const key = choiceKey(choiceOf(request));
    const demand = unitsBehind(request.sellable, request.assemblyVersionIds);
    const before = inCartOf.get(key) ?? 0;
    takeFrom(pool, demand, -before);
    const outcome = fulfilOne(request, pool);
    if (isRefusal(outcome)) takeFrom(pool, demand, before);
    else inCartOf.set(key, outcome.fromStock);
    return outcome;
  }

  return {
    serve,
    serveUpTo(request, atLeast) {
      const outcome = serve(request);
      if (!isRefusal(outcome)) return { served: outcome, refusal: null };
      const { available } = outcome;
      if (available === undefined) return { served: null, refusal: outcome };
      const quantity = mostOrderable({ ...request.sellable, available });
      const isMore = quantity > atLeast && quantity < request.quantity;
      const less = isMore ? serve({ ...request, quantity }) : outcome;
      return { served: isRefusal(less) ? null : less, refusal: outcome };
    },
  };
}
