import type { Sellable } from '../../catalogue/sellable.ts';
import type { PlainDate } from '../../kernel/clock.ts';
import type { Pesos } from '../../kernel/money.ts';
import { maxQuantity } from '../../kernel/quantity.ts';
import { availableTo } from '../plan/allocate.ts';
import { type CartPlan, type PlannedLine, planCart } from '../plan/plan-cart.ts';
import type { Arrival } from '../room.ts';
import { type CartLines, choiceKey, type StoredLine } from '../snapshot.ts';
import { unitsOf } from '../totals.ts';

/** What would be worse of a line in another warehouse, or cost something else. */
export type LineChange = { readonly sellable: Sellable } & (
  | { readonly kind: 'gone' }
  | { readonly kind: 'price'; readonly before: Pesos; readonly after: Pesos }
  /** `units` of the `quantity` have to wait until that day. */
  | {
      readonly kind: 'presale';
      readonly units: number;
      readonly quantity: number;
      readonly date: PlainDate;
    }
  /** What is in presale already has to wait longer. */
  | { readonly kind: 'later'; readonly date: PlainDate }
  | { readonly kind: 'less_stock'; readonly available: number; readonly quantity: number }
);

export interface LocationComparison {
  readonly lines: readonly LineChange[];
  /** Units of the cart that waits there already. */
  readonly joiningUnits: number;
  readonly amountBefore: Pesos;
  readonly amountAfter: Pesos;
}

/**
 * What would change if the lines of `here` came to `there`, where lines may wait already (§4).
 * `there` must hold the sellables of both, as they are there.
 */
export function compareLocations(
  here: CartLines,
  there: CartLines,
  moment: Date,
): LocationComparison {
  const joined = joinLines(there.rows, here.rows);
  const before = planCart(here, moment);
  const after = planCart({ rows: joined, sellables: there.sellables }, moment);
  return {
    lines: here.rows.flatMap((row) => compareLine(lineIn(before, row), lineIn(after, row))),
    joiningUnits: unitsOf(there.rows),
    amountBefore: before.amount,
    amountAfter: after.amount,
  };
}

/** The lines of two carts in one: the same choice adds up, as far as a line can hold. */
export function joinLines(kept: readonly StoredLine[], moved: readonly StoredLine[]): StoredLine[] {
  const sums = kept.map((row) => {
    const same = moved.find((other) => lineKey(other) === lineKey(row));
    return same ? addUp(row, same) : row;
  });
  const known = new Set(kept.map(lineKey));
  return [...sums, ...moved.filter((row) => !known.has(lineKey(row)))];
}

function addUp(kept: StoredLine, moved: StoredLine): StoredLine {
  const isSeen = kept.seenUnits !== null && moved.seenUnits !== null;
  return {
    ...kept,
    quantity: Math.min(maxQuantity, kept.quantity + moved.quantity),
    seenUnits: isSeen ? kept.seenUnits + moved.seenUnits : null,
  };
}

function lineKey(row: StoredLine): string {
  return `${choiceKey(row)} ${row.advance}`;
}

/** A line of a cart as one warehouse has it. */
interface LocalLine {
  readonly line: PlannedLine;
  /** There is nothing of it, neither now nor later. */
  readonly isGone: boolean;
  /** The last day on which some of it leaves; null: all of it at once. */
  readonly lastDate: PlainDate | null;
}

function lineIn({ lines, outOfStock }: CartPlan, row: StoredLine): LocalLine | null {
  const isIt = (line: PlannedLine) => lineKey(line.row) === lineKey(row);
  const parts = lines.filter(isIt);
  const gone = outOfStock.find(isIt);
  const line = parts.at(-1) ?? gone;
  if (!line) return null;
  return { line, isGone: gone !== undefined, lastDate: line.dispatchDate };
}

/** Nothing for a line that is as it was, or better. */
function compareLine(before: LocalLine | null, after: LocalLine | null): LineChange[] {
  if (before === null || before.isGone) return [];
  const { sellable } = before.line;
  if (after === null || after.isGone) return [{ sellable, kind: 'gone' }];
  return [...priceChange(before.line, after.line), ...stockChange(before, after)];
}

function priceChange(before: PlannedLine, after: PlannedLine): LineChange[] {
  const [was, is] = [before.price.price, after.price.price];
  if (was === is) return [];
  return [{ sellable: before.sellable, kind: 'price', before: was, after: is }];
}

function stockChange(before: LocalLine, after: LocalLine): LineChange[] {
  const { row, room, sellable } = after.line;
  const { quantity } = row;
  const available = availableTo(after.line);
  const missing = Math.max(0, quantity - available);
  const missed = Math.max(0, before.line.row.quantity - availableTo(before.line));
  if (missing <= missed) return laterChange(before, after);
  if (row.advance || room === 0) return [{ sellable, kind: 'less_stock', available, quantity }];
  const units = Math.min(missing, room);
  const date = dateOf(units, sellable.arrivals);
  return [{ sellable, kind: 'presale', units, quantity, date }];
}

/** What was in presale already may have to wait longer. */
function laterChange(
  { lastDate: was }: LocalLine,
  { line, lastDate: is }: LocalLine,
): LineChange[] {
  if (is === null || (was !== null && is <= was)) return [];
  return [{ sellable: line.sellable, kind: 'later', date: is }];
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
