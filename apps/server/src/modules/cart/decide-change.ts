import { type Failure, failure } from '@matiz/contracts/errors.ts';
import { fail, ok, type Result } from '@matiz/domain/kernel/result.ts';
import { describeAssemblies } from './assemblies.ts';
import { applyFulfilled, type CartChange, changeOf } from './cart-change.ts';
import { type CartPicture, type CartRow, isSameChoice } from './cart-picture.ts';
import { fulfil } from './fulfil.ts';
import { planCart } from './plan-cart.ts';
import { type Refusal, refuse } from './shortage.ts';

/** How the calls of §7 name a line. */
export interface LineName {
  readonly code: string;
  readonly versionCode: string | null;
  readonly assemblyVersionCode: string | null;
  readonly advance: boolean;
  /** Of a line that is spread over several arrivals: only the units that leave on that day. */
  readonly dispatchDate: string | null;
}

/** The line of that name, or null. Codes are those that `listcart` shows. */
function findLine(name: LineName, { rows, sellables }: CartPicture): CartRow | null {
  for (const row of rows) {
    const sellable = sellables.get(row.versionId);
    if (!sellable || row.advance !== name.advance) continue;
    const isVersion =
      name.versionCode === null
        ? name.code === (sellable.versionCode ?? sellable.code)
        : name.versionCode === sellable.versionCode && name.code === sellable.code;
    const chosen = describeAssemblies(sellable, row.assemblyVersionIds);
    if (isVersion && (chosen?.versionCode ?? null) === name.assemblyVersionCode) return row;
  }
  return null;
}

/**
 * Decides `PUT /cart/changequantityitem`: the line shall hold so many units. What its stock does
 * not cover joins the advance line where presale is allowed; else §8's alert says what there is.
 */
export function decideChange(
  name: LineName,
  quantity: number,
  picture: CartPicture,
  world: { moment: Date; newId: () => string },
): Result<CartChange, Failure> {
  const row = findLine(name, picture);
  const sellable = row && picture.sellables.get(row.versionId);
  if (!row || !sellable) return fail(failure('UNKNOWN_CART_LINE'));
  const elsewhere = picture.rows
    .filter((other) => other !== row && isSameChoice(other, row))
    .reduce((units, other) => units + other.quantity, 0);
  const otherDays = row.quantity - unitsNamed(row, name, picture, world.moment);
  const total = quantity + otherDays + elsewhere;
  const wish = { sellable, assemblyVersionIds: row.assemblyVersionIds, total };
  const { fulfilled, refusals } = fulfil([wish], picture);
  const [refusal] = refusals;
  if (refusal) return fail(refuse([ofThisLine(refusal, total - quantity)]));
  return ok(applyFulfilled(fulfilled, picture, world));
}

/** The quantities that would do, of a line beside which so many units of the same are held. */
function ofThisLine(refusal: Refusal, beside: number): Refusal {
  const { nearest } = refusal;
  if (nearest === undefined || beside === 0) return refusal;
  return { ...refusal, nearest: nearest.map((n) => n - beside).filter((n) => n > 0) };
}

/** Decides `DELETE /cart/deleteitem`: the line goes, or its units of one day do. */
export function decideRemoval(
  name: LineName,
  picture: CartPicture,
  moment: Date,
): Result<CartChange, Failure> {
  const row = findLine(name, picture);
  if (!row) return fail(failure('UNKNOWN_CART_LINE'));
  const left = row.quantity - unitsNamed(row, name, picture, moment);
  const after = picture.rows.flatMap((other) => {
    if (other !== row) return [other];
    return left === 0 ? [] : [{ ...row, quantity: left }];
  });
  return ok(changeOf(picture, after, new Set([row.id]), moment));
}

/**
 * Decides `DELETE /cart/listcart`: each of these lines goes, or its units of the day that its
 * `lineId` names. Lines that are gone already are passed over; it fails when all of them are.
 */
export function decideRemovals(
  lineIds: readonly string[],
  picture: CartPicture,
  moment: Date,
): Result<CartChange, Failure> {
  const parts = planCart(picture, moment);
  const going = new Map<string, number>();
  for (const line of [...parts.lines, ...parts.outOfStock]) {
    const { row, lineId, quantity } = line;
    const names = [lineId, `${row.id}:${line.dispatchDate}`];
    if (!names.some((name) => lineIds.includes(name))) continue;
    going.set(row.id, (going.get(row.id) ?? 0) + quantity);
  }
  if (going.size === 0) return fail(failure('UNKNOWN_CART_LINE'));
  const after = picture.rows.flatMap((row) => {
    const left = row.quantity - (going.get(row.id) ?? 0);
    if (left === row.quantity) return [row];
    return left <= 0 ? [] : [{ ...row, quantity: left }];
  });
  return ok(changeOf(picture, after, new Set(going.keys()), moment));
}

/** The units that the name covers: the whole line, or those that leave on its day. */
function unitsNamed(row: CartRow, name: LineName, picture: CartPicture, moment: Date): number {
  if (name.dispatchDate === null) return row.quantity;
  const parts = planCart(picture, moment).lines.filter((line) => line.row === row);
  return (
    parts.find(({ dispatchDate }) => dispatchDate === name.dispatchDate)?.quantity ?? row.quantity
  );
}
