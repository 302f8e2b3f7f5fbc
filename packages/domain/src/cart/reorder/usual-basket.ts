import { usualQuantities } from '../../catalogue/usual-quantities.ts';
import { type Choice, choiceKey } from '../snapshot.ts';
import { unitsOf } from '../totals.ts';

/** How many of the last orders say what is usual. */
export const usualOrders = 6;

export interface BasketLine extends Choice {
  readonly quantity: number;
}

export interface PastOrder<Line extends BasketLine> {
  readonly id: string;
  readonly lines: readonly Line[];
}

export interface Basket<Line extends BasketLine> {
  /** What several orders have in common, or, where they have nothing, the last one. */
  readonly from: 'usual' | 'last';
  readonly lines: readonly Line[];
}

/**
 * What a customer orders as a rule, from its last orders, the newest first: what stood in two of
 * them at least, by the units that it is ordered by, the most often ordered first. With one order,
 * or with orders that share nothing: the last one. Null: there is no order.
 */
export function usualBasket<Line extends BasketLine>(
  orders: readonly PastOrder<Line>[],
): Basket<Line> | null {
  const [last, ...before] = orders.slice(0, usualOrders);
  if (!last) return null;
  const all = [last, ...before];
  const usual = usualQuantities(
    all.flatMap(({ id, lines }) =>
      lines.map((line) => ({ order: id, code: choiceKey(line), units: line.quantity })),
    ),
  );
  if (before.length === 0 || usual.length === 0) return { from: 'last', lines: last.lines };
  // Of an older order only what no newer one has: the name and the price are the latest.
  const latest = new Map(
    all.toReversed().flatMap(({ lines }) => lines.map((line) => [choiceKey(line), line] as const)),
  );
  return {
    from: 'usual',
    lines: usual.flatMap(({ code, quantity }) => {
      const line = latest.get(code);
      return line ? [{ ...line, quantity }] : [];
    }),
  };
}

/** What of a basket is not in the cart yet, so that asking twice does not put it in twice. */
export function missingFromCart<Line extends BasketLine>(
  lines: readonly Line[],
  rows: readonly BasketLine[],
): Line[] {
  const inCart = Map.groupBy(rows, choiceKey);
  return lines.flatMap((line) => {
    const quantity = line.quantity - unitsOf(inCart.get(choiceKey(line)) ?? []);
    return quantity > 0 ? [{ ...line, quantity }] : [];
  });
}
