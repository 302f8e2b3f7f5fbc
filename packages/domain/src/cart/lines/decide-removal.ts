import { type Refusal, refuse } from '../../kernel/refusal.ts';
import { fail, ok, type Result } from '../../kernel/result.ts';
import { planCart } from '../plan/plan-cart.ts';
import type { CartLines } from '../snapshot.ts';
import { type CartChange, changeOf } from './cart-change.ts';
import { findLine, type LineName, unitsNamed } from './find-line.ts';

type Removal = Result<CartChange, Refusal<'UNKNOWN_CART_LINE'>>;

/** Decides `DELETE /cart/deleteitem`: the line goes, or its units of one day do. */
export function decideRemoval(name: LineName, cart: CartLines, moment: Date): Removal {
  const row = findLine(name, cart);
  if (!row) return fail(refuse('UNKNOWN_CART_LINE'));
  return ok(removeUnits(new Map([[row.id, unitsNamed(row, name, cart, moment)]]), cart, moment));
}

/**
 * Decides `DELETE /cart/listcart`: each of these lines goes, or its units of the day that its
 * `lineId` names. Lines that are gone already are passed over; it fails when all of them are.
 */
export function decideRemovals(lineIds: readonly string[], cart: CartLines, moment: Date): Removal {
  const parts = planCart(cart, moment);
  const going = new Map<string, number>();
  for (const { row, lineId, quantity, dispatchDate } of [...parts.lines, ...parts.outOfStock]) {
    const names = [lineId, `${row.id}:${dispatchDate}`];
    if (!names.some((name) => lineIds.includes(name))) continue;
    going.set(row.id, (going.get(row.id) ?? 0) + quantity);
  }
  return going.size === 0
    ? fail(refuse('UNKNOWN_CART_LINE'))
    : ok(removeUnits(going, cart, moment));
}

/**
 * Decides `PUT /hand-over` with no units: the line goes, unless nothing to order would be left. What
 * is sold out does not count. A link without an order could be neither approved nor mended by its buyer.
 */
export function decideDraftRemoval(
  lineId: string,
  cart: CartLines,
  moment: Date,
): Result<CartChange, Refusal<'UNKNOWN_CART_LINE' | 'HAND_OVER_LAST_LINE'>> {
  const decided = decideRemovals([lineId], cart, moment);
  if (!decided.ok) return decided;
  const { lines } = planCart({ ...cart, rows: decided.value.rows }, moment);
  return lines.length === 0 ? fail(refuse('HAND_OVER_LAST_LINE')) : decided;
}

/** Takes so many units off the lines with these ids; a line of which nothing is left goes. */
function removeUnits(
  going: ReadonlyMap<string, number>,
  cart: CartLines,
  moment: Date,
): CartChange {
  const after = cart.rows.flatMap((row) => {
    const units = going.get(row.id) ?? 0;
    if (units === 0) return [row];
    return units < row.quantity ? [{ ...row, quantity: row.quantity - units }] : [];
  });
  return changeOf(cart, after, new Set(going.keys()), moment);
}
