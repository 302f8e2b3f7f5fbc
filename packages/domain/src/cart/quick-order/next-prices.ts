import type { NextPrice } from '../../pricing/next-price.ts';
import { choiceOf, isRefusal } from '../plan/fulfil.ts';
import { startServing } from '../plan/serve-requests.ts';
import { type CartLines, choiceKey } from '../snapshot.ts';
import { unitsOf } from '../totals.ts';
import type { AddableRow, DecidedRow } from './decide-quick-order.ts';
import type { PricesInCart } from './prices-in.ts';

/**
 * Which rows are told the next price of their product, by their place: of each product one, the last
 * good row that has room for the units that are missing. `after`: the cart with all the good rows.
 */
export function nextPricesOf(
  decided: readonly DecidedRow[],
  after: CartLines,
  { next }: Pick<PricesInCart, 'next'>,
): ReadonlyMap<number, NextPrice> {
  const serving = startServing(after);
  const inCart = Map.groupBy(after.rows, choiceKey);
  const hasRoom = (row: AddableRow, missing: number) => {
    const units = unitsOf(inCart.get(choiceKey(choiceOf(row))) ?? []);
    const isServed = !isRefusal(serving.serve({ ...row, quantity: units + missing }));
    // Only asked: the units go back before the next one asks.
    if (isServed) serving.serve({ ...row, quantity: units });
    return isServed;
  };
  const told = new Map<number, NextPrice>();
  const rows = decided.flatMap(({ outcome }, index) =>
    'reason' in outcome ? [] : [{ index, outcome }],
  );
  for (const same of Map.groupBy(rows, ({ outcome }) => outcome.sellable.productId).values()) {
    const [first] = same;
    const price = first ? next(first.outcome.sellable) : null;
    const place = price && same.findLast(({ outcome }) => hasRoom(outcome, price.missing));
    if (price && place) told.set(place.index, price);
  }
  return told;
}
