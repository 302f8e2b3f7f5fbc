import type { Pesos } from '../../kernel/money.ts';
import { lowestQuantity } from '../../kernel/quantity.ts';
import { priceOf } from '../../pricing/resolve-price.ts';
import { type LineNow, seenNow } from '../line-news.ts';
import { choiceOf, type ServedRequest } from '../plan/fulfil.ts';
import { type PlannedLine, planCart } from '../plan/plan-cart.ts';
import { promisedUnits } from '../room.ts';
import {
  type CartLines,
  choiceKey,
  isSameChoice,
  type RuleInputs,
  type StoredLine,
} from '../snapshot.ts';

/** The lines as they will stand, and what has to be written for it. */
export interface CartChange {
  readonly rows: readonly StoredLine[];
  readonly written: readonly StoredLine[];
  /** Ids of the lines that go. */
  readonly removed: readonly string[];
}

/** The lines after the requests were served: at most one from stock and one in advance for each. */
export function applyServed(
  served: readonly ServedRequest[],
  before: CartLines,
  { moment, newId }: RuleInputs,
): CartChange {
  const { rows } = before;
  const known = Map.groupBy(rows, choiceKey);
  const requested = new Set(served.map((request) => choiceKey(choiceOf(request))));
  const untouched = rows.filter((row) => !requested.has(choiceKey(row)));
  const touched = served.flatMap((request) => {
    const choice = choiceOf(request);
    const line = (advance: boolean, quantity: number): StoredLine[] => {
      const old = known.get(choiceKey(choice))?.find((row) => row.advance === advance);
      const { productId } = request.sellable;
      const about = { id: old?.id ?? newId(), productId, ...choice, advance, quantity };
      return quantity === 0 ? [] : [{ ...about, seenPrice: 0, seenUnits: null, seenDate: null }];
    };
    return [...line(false, request.fromStock), ...line(true, promisedUnits(request.promises))];
  });
  const touchedIds = new Set(touched.map(({ id }) => id));
  const after = inOldOrder([...untouched, ...touched], rows);
  const pricesSeen = served.flatMap((request): [string, Pesos][] =>
    request.seenPrice === undefined ? [] : [[choiceKey(choiceOf(request)), request.seenPrice]],
  );
  return changeOf(before, after, touchedIds, moment, new Map(pricesSeen));
}

/**
 * The change from what stands to these lines, with what the buyer agrees to by making it: all that
 * the touched lines show now, and what the others show where it moved by this change, as the price
 * of a product's other tones does with the number of units. What moved by itself stays news (D-9),
 * also of a touched line whose buyer saw another price than there was (`pricesSeen`, by choice).
 */
export function changeOf(
  before: CartLines,
  after: readonly StoredLine[],
  touched: ReadonlySet<string>,
  moment: Date,
  pricesSeen: ReadonlyMap<string, Pesos> = new Map(),
): CartChange {
  const was = linesNow(before, moment);
  const now = linesNow({ ...before, rows: after }, moment);
  const rows = after.map((row) => {
    const line = now.get(row.id);
    if (!line) return row;
    if (!touched.has(row.id)) return follow(row, was.get(row.id), line);
    const agreed = agreeTo(row, line);
    const seenPrice = pricesSeen.get(choiceKey(row));
    const isOther = seenPrice !== undefined && seenPrice !== costBefore(row, before, was, moment);
    return isOther ? { ...agreed, seenPrice } : agreed;
  });
  return changeBetween(before.rows, rows);
}

/**
 * What the choice of a line cost just before a change: on its line, else for the fewest that can be
 * bought, as a product shows it.
 */
function costBefore(
  row: StoredLine,
  { rows, sellables }: CartLines,
  was: ReadonlyMap<string, LineNow>,
  moment: Date,
): Pesos | undefined {
  const line = rows.find((one) => isSameChoice(one, row));
  const sellable = sellables.get(row.versionId);
  if (line || !sellable) return line && was.get(line.id)?.price;
  return priceOf(sellable, lowestQuantity(sellable), moment)?.price;
}

/** What has to be written for the lines to become these. */
export function changeBetween(
  before: readonly StoredLine[],
  rows: readonly StoredLine[],
): CartChange {
  const old = new Set(before);
  const kept = new Set(rows.map(({ id }) => id));
  return {
    rows,
    written: rows.filter((row) => !old.has(row)),
    removed: before.filter(({ id }) => !kept.has(id)).map(({ id }) => id),
  };
}

/** A line that the change does not touch: where it had no news before, it has none after. */
function follow(row: StoredLine, before: LineNow | undefined, now: LineNow): StoredLine {
  if (!before) return row;
  const [was, is] = [seenNow(before), seenNow(now)];
  const seen = row.seenUnits ?? (row.advance ? 0 : row.quantity);
  const seenPrice = row.seenPrice === was.price ? is.price : row.seenPrice;
  const seenUnits = seen === was.units && seen !== is.units ? is.units : row.seenUnits;
  const seenDate = row.seenDate === was.date ? is.date : row.seenDate;
  const isSame =
    seenPrice === row.seenPrice && seenUnits === row.seenUnits && seenDate === row.seenDate;
  return isSame ? row : { ...row, seenPrice, seenUnits, seenDate };
}

/** The line of a buyer who agrees to it as it is. */
export function agreeTo(row: StoredLine, line: LineNow): StoredLine {
  const { price, units, date } = seenNow(line);
  return { ...row, seenPrice: price, seenUnits: units, seenDate: date };
}

/** Each cart line as it stands at a moment, by its id. */
export function linesNow(cart: CartLines, moment: Date): ReadonlyMap<string, LineNow> {
  const { lines, outOfStock } = planCart(cart, moment);
  return new Map([...lines, ...outOfStock].map((line) => [line.row.id, lineNow(line)]));
}

/** What the rule of the news compares. */
export function lineNow({ row, isGone, price, inStock, room, lastDate }: PlannedLine): LineNow {
  return {
    quantity: row.quantity,
    isAdvance: row.advance,
    isWithdrawn: isGone,
    price: price.price,
    inStock,
    room,
    date: lastDate,
  };
}

/** Lines keep their position; new ones follow. */
function inOldOrder(
  rows: readonly StoredLine[],
  before: readonly StoredLine[],
): readonly StoredLine[] {
  const position = new Map(before.map(({ id }, index) => [id, index]));
  const last = before.length;
  return rows.toSorted((a, b) => (position.get(a.id) ?? last) - (position.get(b.id) ?? last));
}
