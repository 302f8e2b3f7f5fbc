import { type Failure, failure } from '@matiz/contracts/errors.ts';
import { fail, ok, type Result } from '@matiz/domain/kernel/result.ts';
import type { Sellable } from '../catalogue/index.ts';
import { roomOf } from './allocate.ts';
import { applyFulfilled, changeOf, type Lines } from './cart-change.ts';
import { type CartRow, isSameChoice } from './cart-picture.ts';
import { rowIdOf } from './decide-acceptance.ts';
import { isRefusal, startServing } from './serve-wishes.ts';
import { type Refusal, refuse, shortageOf } from './shortage.ts';

/** A line and where it shall be: among what waits for an arrival, or among what leaves at once. */
export interface Move {
  readonly lineId: string;
  readonly advancedPurchasing: boolean;
}

interface World {
  readonly moment: Date;
  readonly newId: () => string;
}

type Moved = Result<readonly CartRow[], Failure>;

/**
 * The lines after a move (ADR 13). To presale all units of the choice go, so that they leave
 * together; out of it, those that stock covers. Fails with §8's sentence when there is no room.
 */
export function moveLine(move: Move, picture: Lines, world: World): Moved {
  const row = picture.rows.find(({ id }) => id === rowIdOf(move.lineId));
  const sellable = row && picture.sellables.get(row.versionId);
  if (!row || !sellable) return fail(failure('UNKNOWN_CART_LINE'));
  if (row.advance === move.advancedPurchasing) return ok(picture.rows);
  return move.advancedPurchasing
    ? letWait(row, sellable, picture, world)
    : letLeave(row, sellable, picture, world);
}

function letWait(row: CartRow, sellable: Sellable, picture: Lines, world: World): Moved {
  const room = roomOf(sellable);
  if (room === 0) return no({ sellable, failure: failure('NOT_IN_PRESALE') });
  const same = picture.rows.filter((other) => isSameChoice(other, row));
  const quantity = unitsOf(same);
  if (quantity > room) return no(shortageOf(sellable, room));
  const waiting = same.find(({ advance }) => advance);
  const moved = { ...row, ...waiting, id: waiting?.id ?? world.newId(), advance: true, quantity };
  const after = picture.rows.flatMap((other) => {
    if (other === row) return [moved];
    return same.includes(other) ? [] : [other];
  });
  return ok(changeOf(picture, after, new Set([moved.id]), world.moment).rows);
}

function letLeave(row: CartRow, sellable: Sellable, picture: Lines, world: World): Moved {
  const same = picture.rows.filter((other) => isSameChoice(other, row));
  const wish = { sellable, assemblyVersionIds: row.assemblyVersionIds, total: unitsOf(same) };
  const outcome = startServing(picture).serve(wish);
  if (isRefusal(outcome)) return no(outcome);
  const leaving = unitsOf(same.filter(({ advance }) => !advance));
  if (outcome.fromStock <= leaving) return no(shortageOf(sellable, leaving));
  return ok(applyFulfilled([outcome], picture, world).rows);
}

function no(refusal: Refusal): Moved {
  return fail(refuse([refusal]));
}

function unitsOf(rows: readonly CartRow[]): number {
  return rows.reduce((units, { quantity }) => units + quantity, 0);
}
