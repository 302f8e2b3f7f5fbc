import type { Sellable } from '../../catalogue/sellable.ts';
import { type Refusal, type RefusalOfLines, refuse } from '../../kernel/refusal.ts';
import { fail, ok, type Result } from '../../kernel/result.ts';
import { presaleRoomOf } from '../plan/allocate.ts';
import { isRefusal } from '../plan/fulfil.ts';
import { startServing } from '../plan/serve-requests.ts';
import {
  type QuantityRefusal,
  refuseAll,
  type SellableRefusal,
  type StockRefusal,
  shortageOf,
} from '../plan/shortage.ts';
import {
  type CartLines,
  isSameChoice,
  type RuleInputs,
  rowIdOf,
  type StoredLine,
} from '../snapshot.ts';
import { unitsOf } from '../totals.ts';
import { applyServed, changeOf } from './cart-change.ts';

/** A line and where it shall be: among what waits for an arrival, or among what leaves at once. */
export interface LineMove {
  readonly lineId: string;
  readonly advance: boolean;
}

type MoveReason = StockRefusal | QuantityRefusal | Refusal<'NOT_IN_PRESALE'>;
type LinesAfter = Result<
  readonly StoredLine[],
  RefusalOfLines<MoveReason> | Refusal<'UNKNOWN_CART_LINE'>
>;

/**
 * The lines after a move (ADR 13). To presale all units of the choice go, so that they leave
 * together; out of it, those that stock covers. Fails with §8's sentence when there is no room.
 */
export function moveLine(move: LineMove, cart: CartLines, inputs: RuleInputs): LinesAfter {
  const row = cart.rows.find(({ id }) => id === rowIdOf(move.lineId));
  const sellable = row && cart.sellables.get(row.versionId);
  if (!row || !sellable) return fail(refuse('UNKNOWN_CART_LINE'));
  if (row.advance === move.advance) return ok(cart.rows);
  return (move.advance ? letWait : letLeave)(row, sellable, cart, inputs);
}

function letWait(
  row: StoredLine,
  sellable: Sellable,
  cart: CartLines,
  { moment, newId }: RuleInputs,
): LinesAfter {
  const room = presaleRoomOf(sellable);
  if (room === 0) return no({ sellable, reason: refuse('NOT_IN_PRESALE') });
  const same = cart.rows.filter((other) => isSameChoice(other, row));
  const quantity = unitsOf(same);
  if (quantity > room) return no(shortageOf(sellable, room));
  const waiting = same.find(({ advance }) => advance);
  const moved = { ...row, ...waiting, id: waiting?.id ?? newId(), advance: true, quantity };
  const after = cart.rows.flatMap((other) => {
    if (other === row) return [moved];
    return same.includes(other) ? [] : [other];
  });
  return ok(changeOf(cart, after, new Set([moved.id]), moment).rows);
}

function letLeave(
  row: StoredLine,
  sellable: Sellable,
  cart: CartLines,
  inputs: RuleInputs,
): LinesAfter {
  const same = cart.rows.filter((other) => isSameChoice(other, row));
  const { assemblyVersionIds } = row;
  const request = { sellable, assemblyVersionIds, quantity: unitsOf(same) };
  const outcome = startServing(cart).serve(request);
  if (isRefusal(outcome)) return no(outcome);
  const leaving = unitsOf(same.filter(({ advance }) => !advance));
  if (outcome.fromStock <= leaving) return no(shortageOf(sellable, leaving));
  return ok(applyServed([outcome], cart, inputs).rows);
}

function no(refusal: SellableRefusal<MoveReason>): LinesAfter {
  return fail(refuseAll([refusal]));
}
