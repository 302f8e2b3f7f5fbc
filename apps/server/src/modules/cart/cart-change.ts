import { type LineNow, seenNow } from '@matiz/domain/cart/line-news.ts';
import { type CartPicture, type CartRow, choiceKey } from './cart-picture.ts';
import { choiceOf, type Fulfilled } from './fulfil.ts';
import { type PlannedLine, planCart } from './plan-cart.ts';

/** The lines as they will stand, and what has to be written for it. */
export interface CartChange {
  readonly rows: readonly CartRow[];
  readonly written: readonly CartRow[];
  /** Ids of the lines that go. */
  readonly removed: readonly string[];
}

export type Lines = Pick<CartPicture, 'rows' | 'sellables'>;

/** The lines after the wishes came true: at most one from stock and one in advance for each. */
export function applyFulfilled(
  fulfilled: readonly Fulfilled[],
  picture: Lines,
  world: { moment: Date; newId: () => string },
): CartChange {
  const { rows } = picture;
  const known = Map.groupBy(rows, choiceKey);
  const wished = new Set(fulfilled.map(({ wish }) => choiceKey(choiceOf(wish))));
  const untouched = rows.filter((row) => !wished.has(choiceKey(row)));
  const touched = fulfilled.flatMap(({ wish, fromStock, promises }) => {
    const promised = promises.reduce((units, { quantity }) => units + quantity, 0);
    const choice = choiceOf(wish);
    const line = (advance: boolean, quantity: number): CartRow[] => {
      const old = known.get(choiceKey(choice))?.find((row) => row.advance === advance);
      const { productId } = wish.sellable;
      const place = { id: old?.id ?? world.newId(), productId, ...choice, advance, quantity };
      return quantity === 0 ? [] : [{ ...place, seenPrice: 0, seenUnits: null, seenDate: null }];
    };
    return [...line(false, fromStock), ...line(true, promised)];
  });
  const touchedIds = new Set(touched.map(({ id }) => id));
  const after = inOldOrder([...untouched, ...touched], rows);
  return changeOf(picture, after, touchedIds, world.moment);
}

/**
 * The change from the picture to these lines, with what the buyer agrees to by making it: all that
 * the touched lines show now, and what the others show where it moved by this change, as the price
 * of a product's other tones does with the number of units. What moved by itself stays news (D-9).
 */
export function changeOf(
  picture: Lines,
  after: readonly CartRow[],
  touched: ReadonlySet<string>,
  moment: Date,
): CartChange {
  const before = linesNow(picture, moment);
  const now = linesNow({ ...picture, rows: after }, moment);
  const rows = after.map((row) => {
    const line = now.get(row.id);
    if (!line) return row;
    return touched.has(row.id) ? agreeTo(row, line) : follow(row, before.get(row.id), line);
  });
  return changeBetween(picture.rows, rows);
}

/** What has to be written for the lines to become these. */
export function changeBetween(before: readonly CartRow[], rows: readonly CartRow[]): CartChange {
  const old = new Set(before);
  const kept = new Set(rows.map(({ id }) => id));
  return {
    rows,
    written: rows.filter((row) => !old.has(row)),
    removed: before.filter(({ id }) => !kept.has(id)).map(({ id }) => id),
  };
}

/** A line that the change does not touch: where it had no news before, it has none after. */
function follow(row: CartRow, before: LineNow | undefined, now: LineNow): CartRow {
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

/** The row of whoever agrees to the line as it is. */
export function agreeTo(row: CartRow, line: LineNow): CartRow {
  const { price, units, date } = seenNow(line);
  return { ...row, seenPrice: price, seenUnits: units, seenDate: date };
}

/** Each cart line as it stands at a moment, by its id. */
export function linesNow(picture: Lines, moment: Date): ReadonlyMap<string, LineNow> {
  const { lines, outOfStock } = planCart(picture, moment);
  return new Map([...lines, ...outOfStock].map((line) => [line.row.id, lineNow(line)]));
}

/** What the rule of the news compares. */
export function lineNow({ row, isGone, price, inStock, available, room, lastDate }: PlannedLine) {
  return {
    quantity: row.quantity,
    isAdvance: row.advance,
    isWithdrawn: isGone,
    price: price.price,
    inStock,
    room: row.advance ? available - inStock : room,
    date: lastDate,
  };
}

/** Lines keep their place; new ones follow. */
function inOldOrder(rows: readonly CartRow[], before: readonly CartRow[]): CartRow[] {
  const place = new Map(before.map(({ id }, index) => [id, index]));
  const last = before.length;
  return rows.toSorted((a, b) => (place.get(a.id) ?? last) - (place.get(b.id) ?? last));
}
