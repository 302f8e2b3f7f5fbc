import type { CartPicture, CartRow } from './cart-picture.ts';
import { isSameChoice } from './cart-picture.ts';
import { choiceOf, type Fulfilled } from './fulfil.ts';
import { planCart } from './plan-cart.ts';

/** The lines as they will stand, and what has to be written for it. */
export interface CartChange {
  readonly rows: readonly CartRow[];
  readonly written: readonly CartRow[];
  /** Ids of the lines that go. */
  readonly removed: readonly string[];
}

type Lines = Pick<CartPicture, 'rows' | 'sellables'>;

/** The lines after the wishes came true: at most one from stock and one in advance for each. */
export function applyFulfilled(
  fulfilled: readonly Fulfilled[],
  picture: Lines,
  world: { moment: Date; newId: () => string },
): CartChange {
  const { rows } = picture;
  const untouched = rows.filter(
    (row) => !fulfilled.some((one) => isSameChoice(choiceOf(one.wish), row)),
  );
  const touched = fulfilled.flatMap(({ wish, fromStock, promises }) => {
    const promised = promises.reduce((units, { quantity }) => units + quantity, 0);
    const choice = choiceOf(wish);
    const line = (advance: boolean, quantity: number): CartRow[] => {
      const known = rows.find((row) => row.advance === advance && isSameChoice(row, choice));
      const id = known?.id ?? world.newId();
      const { productId } = wish.sellable;
      return quantity === 0 ? [] : [{ id, productId, ...choice, advance, quantity, seenPrice: 0 }];
    };
    return [...line(false, fromStock), ...line(true, promised)];
  });
  const touchedIds = new Set(touched.map(({ id }) => id));
  const after = inOldOrder([...untouched, ...touched], rows);
  return changeOf(picture, after, touchedIds, world.moment);
}

/**
 * The change from the picture to these lines, with the prices that the buyer sees by making it:
 * those of the touched lines, and those of the product's other tones where only the number of
 * units moved them. A price that moved by itself stays news (D-9).
 */
export function changeOf(
  picture: Lines,
  after: readonly CartRow[],
  touched: ReadonlySet<string>,
  moment: Date,
): CartChange {
  const pricesBefore = pricesOf(picture, moment);
  const pricesAfter = pricesOf({ ...picture, rows: after }, moment);
  const rows = after.map((row) => {
    const isFollowing = touched.has(row.id) || pricesBefore.get(row.id) === row.seenPrice;
    const seenPrice = pricesAfter.get(row.id) ?? row.seenPrice;
    return isFollowing && seenPrice !== row.seenPrice ? { ...row, seenPrice } : row;
  });
  const kept = new Set(after.map(({ id }) => id));
  return {
    rows,
    written: rows.filter((row) => touched.has(row.id) || !picture.rows.includes(row)),
    removed: picture.rows.filter(({ id }) => !kept.has(id)).map(({ id }) => id),
  };
}

function pricesOf(picture: Lines, moment: Date): ReadonlyMap<string, number> {
  const { lines, outOfStock } = planCart(picture, moment);
  return new Map([...lines, ...outOfStock].map(({ row, price }) => [row.id, price.price]));
}

/** Lines keep their place; new ones follow. */
function inOldOrder(rows: readonly CartRow[], before: readonly CartRow[]): CartRow[] {
  const place = new Map(before.map(({ id }, index) => [id, index]));
  const last = before.length;
  return rows.toSorted((a, b) => (place.get(a.id) ?? last) - (place.get(b.id) ?? last));
}
