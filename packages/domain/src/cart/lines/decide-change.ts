import { type Refusal, type RefusalOfLines, refuse } from '../../kernel/refusal.ts';
import { fail, ok, type Result } from '../../kernel/result.ts';
import { fulfil, type LineRequest } from '../plan/fulfil.ts';
import {
  type QuantityRefusal,
  refuseAll,
  type SellableRefusal,
  type StockRefusal,
} from '../plan/shortage.ts';
import { type CartLines, isSameChoice, type RuleInputs } from '../snapshot.ts';
import { unitsOf } from '../totals.ts';
import { applyServed, type CartChange } from './cart-change.ts';
import { findLine, type LineName, unitsNamed } from './find-line.ts';

type ChangeRefusal = Refusal<'UNKNOWN_CART_LINE'> | RefusalOfLines<StockRefusal | QuantityRefusal>;

/**
 * Decides `PUT /cart/changequantityitem`: the line shall hold so many units. What its stock does
 * not cover joins the advance line where presale is allowed; else §8's alert says what there is.
 */
export function decideChange(
  name: LineName,
  { quantity: wanted, seenPrice }: Pick<LineRequest, 'quantity' | 'seenPrice'>,
  cart: CartLines,
  inputs: RuleInputs,
): Result<CartChange, ChangeRefusal> {
  const row = findLine(name, cart);
  const sellable = row && cart.sellables.get(row.versionId);
  if (!row || !sellable) return fail(refuse('UNKNOWN_CART_LINE'));
  const { assemblyVersionIds } = row;
  const elsewhere = unitsOf(cart.rows.filter((other) => other !== row && isSameChoice(other, row)));
  const otherDays = row.quantity - unitsNamed(row, name, cart, inputs.moment);
  const beside = otherDays + elsewhere;
  const request = { sellable, assemblyVersionIds, quantity: wanted + beside, seenPrice };
  const { served, refusals } = fulfil([request], cart);
  const [refusal] = refusals;
  if (refusal) return fail(refuseAll([ofThisLine(refusal, beside)]));
  return ok(applyServed(served, cart, inputs));
}

/** The quantities that would do, of a line beside which so many units of the same are held. */
function ofThisLine(refusal: SellableRefusal, beside: number): SellableRefusal {
  const { nearest } = refusal;
  if (nearest === undefined || beside === 0) return refusal;
  return { ...refusal, nearest: nearest.map((n) => n - beside).filter((n) => n > 0) };
}
