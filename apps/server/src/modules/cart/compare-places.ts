import type { PlaceChange } from '@matiz/contracts/delivery.ts';
import { say } from '@matiz/contracts/messages.ts';
import type { Arrival } from '@matiz/domain/cart/split-presale.ts';
import { formatDispatchDate, type PlainDate } from '@matiz/domain/kernel/clock.ts';
import { formatPesos } from '@matiz/domain/kernel/money.ts';
import { MAX_QUANTITY } from '@matiz/domain/kernel/quantity.ts';
import { type CartPicture, type CartRow, choiceKey } from './cart-picture.ts';
import { type CartPlan, type PlannedLine, planCart } from './plan-cart.ts';

type Comparison = PlaceChange['cart'];
type ChangedLine = Comparison['lines'][number];
type Lines = Pick<CartPicture, 'rows' | 'sellables'>;

/**
 * What would change if the lines of `here` came to `there`, where lines may wait already (§4).
 * `there` must hold the sellables of both, as they are there.
 */
export function comparePlaces(here: Lines, there: Lines, moment: Date): Comparison {
  const joined = joinRows(there.rows, here.rows);
  const before = planCart(here, moment);
  const after = planCart({ rows: joined, sellables: there.sellables }, moment);
  const units = there.rows.reduce((sum, { quantity }) => sum + quantity, 0);
  return {
    lines: here.rows.flatMap((row) => compareLine(lineIn(before, row), lineIn(after, row))),
    joining: units === 0 ? null : { units, message: joiningMessage(units) },
    amountBefore: before.amount,
    amountAfter: after.amount,
  };
}

/** As `joinCarts` joins them. */
function joinRows(kept: readonly CartRow[], moved: readonly CartRow[]): CartRow[] {
  const sums = kept.map((row) => {
    const same = moved.find((other) => lineKey(other) === lineKey(row));
    return { ...row, quantity: Math.min(MAX_QUANTITY, row.quantity + (same?.quantity ?? 0)) };
  });
  const known = new Set(kept.map(lineKey));
  return [...sums, ...moved.filter((row) => !known.has(lineKey(row)))];
}

function lineKey(row: CartRow): string {
  return `${choiceKey(row)} ${row.advance}`;
}

/** A line of a cart as one place has it. */
interface Served {
  readonly line: PlannedLine;
  /** There is nothing of it, neither now nor later. */
  readonly isGone: boolean;
  /** The last day on which some of it leaves; null: all of it at once. */
  readonly lastDate: PlainDate | null;
}

function lineIn({ lines, outOfStock }: CartPlan, row: CartRow): Served | null {
  const isIt = (line: PlannedLine) => lineKey(line.row) === lineKey(row);
  const parts = lines.filter(isIt);
  const gone = outOfStock.find(isIt);
  const line = parts.at(-1) ?? gone;
  if (!line) return null;
  return { line, isGone: gone !== undefined, lastDate: line.dispatchDate };
}

/** Nothing for a line that is as it was, or better. */
function compareLine(before: Served | null, after: Served | null): ChangedLine[] {
  if (before === null || before.isGone) return [];
  const { sellable } = before.line;
  const name = nameOf(before.line);
  const about = {
    code: sellable.code,
    versionCode: sellable.versionCode,
    name,
    image: sellable.image,
  };
  if (after === null || after.isGone) {
    return [{ ...about, kind: 'gone', message: say('placeGone', { name }) }];
  }
  return [priceChange(before, after, name), stockChange(before, after, name)].flatMap((change) =>
    change === null ? [] : [{ ...about, ...change }],
  );
}

type Change = Pick<ChangedLine, 'kind' | 'message'>;

function priceChange(before: Served, after: Served, name: string): Change | null {
  const [was, is] = [before.line.price.price, after.line.price.price];
  if (was === is) return null;
  const values = { name, before: formatPesos(was), after: formatPesos(is) };
  return { kind: 'price', message: say('placePrice', values) };
}

function stockChange(before: Served, after: Served, name: string): Change | null {
  const { row, available, room, sellable } = after.line;
  const missing = Math.max(0, row.quantity - available);
  const missed = Math.max(0, before.line.row.quantity - before.line.available);
  if (missing <= missed) return laterChange(before, after, name);
  const wanted = row.quantity;
  if (room > 0) {
    const n = Math.min(missing, room);
    const date = formatDispatchDate(dateOf(n, sellable.arrivals));
    return { kind: 'presale', message: say('placePresale', { n, wanted, name, date }) };
  }
  return { kind: 'less_stock', message: say('placeLessStock', { n: available, wanted, name }) };
}

/** What was in presale already may have to wait longer. */
function laterChange({ lastDate: was }: Served, { lastDate: is }: Served, name: string) {
  if (is === null || (was !== null && is <= was)) return null;
  const date = formatDispatchDate(is);
  return { kind: 'presale' as const, message: say('placePresaleLater', { name, date }) };
}

/** The arrival that brings the last of so many units. */
function dateOf(units: number, arrivals: readonly Arrival[]): PlainDate {
  let left = units;
  for (const { date, remaining } of arrivals) {
    left -= Math.max(0, remaining);
    if (left <= 0) return date;
  }
  throw new RangeError('there is no arrival for as many units as there is room for');
}

function nameOf({ sellable: { name, versionName } }: PlannedLine): string {
  return versionName === null ? name : `${name} ${versionName}`;
}

function joiningMessage(n: number): string {
  return n === 1 ? say('placeJoinsOne') : say('placeJoins', { n });
}
