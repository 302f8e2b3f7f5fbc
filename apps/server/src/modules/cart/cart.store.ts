import type { CartHead, CartSnapshot, StoredLine } from '@matiz/domain/cart/snapshot.ts';
import type { Sellable } from '@matiz/domain/catalogue/sellable.ts';
import type { Fragment, SqlFragments, SqlReader } from '#db/sql.ts';
import { parseSellable, selectSellables, type Viewer } from '../catalogue/index.ts';
import { type CartOwner, whereOpenCart } from './cart-owner.ts';
import {
  type OwnReservations,
  selectOwnReservations,
  withOwnReservations,
} from './own-reservations.ts';

/** Which cart: the open one of its owner in a warehouse, or one by its id whatever its state. */
export type CartName = CartOwner | { readonly cartId: string };

export interface CartQuestion {
  readonly cart: CartName;
  readonly viewer: Viewer;
  readonly moment: Date;
  /** Versions that shall be read besides those of the lines. */
  readonly codes?: readonly string[];
  readonly versionIds?: readonly number[];
  /** A change that may have been made already. */
  readonly mutation?: { readonly customerId: string; readonly id: string } | null;
}

export interface CartAnswer extends CartSnapshot {
  /** By version: what tells its sellable from any other state of it; null: not only what is sold decides. */
  readonly stamps: ReadonlyMap<number, string> | null;
  /** The answer that the change got the first time. */
  readonly mutation: { readonly bodyHash: string; readonly reply: unknown } | null;
}

/** What `selectCart` answers, in this order; read it with `cartAnswerOf`. */
export interface CartColumns {
  cart: CartHead | null;
  rows: StoredLine[] | null;
  sellables: unknown[] | null;
  own: OwnReservations | null;
  /** `version:stamp` of each sellable, by version; see `writeStamps`. */
  stamps: string | null;
  mutation: { bodyHash: string; reply: unknown } | null;
}

/** A cart with its lines and all that decides over them, in one statement. */
export async function readCart(sql: SqlReader, question: CartQuestion): Promise<CartAnswer> {
  const [columns] = await sql<CartColumns[]>`${selectCart(sql, question)}`;
  if (!columns) throw new Error('a cart is always read as one row');
  return cartAnswerOf(columns);
}

/** The same as a part of another statement: one row, whether there is a cart or not. */
export function selectCart(sql: SqlFragments, question: CartQuestion): Fragment {
  const { viewer, moment, codes = [], versionIds = [], mutation = null } = question;
  const wanted = sql`
    SELECT version_id AS id FROM held_line
    UNION SELECT id FROM product_version WHERE code = ANY (${codes}::text[])
    ${versionIds.length > 0 ? sql`UNION SELECT unnest(${versionIds}::int[])` : sql``}`;
  return sql`
    WITH held_cart AS (
      SELECT id, customer_id, warehouse_id, revision, address_id, payment_method
      FROM cart WHERE ${whereCart(sql, question.cart)}
    ), held_line AS (
      SELECT cart_line.* FROM cart_line JOIN held_cart ON held_cart.id = cart_line.cart_id
    )
    SELECT
      (SELECT json_build_object('id', id, 'customerId', customer_id, 'warehouseId', warehouse_id,
          'revision', revision, 'addressId', address_id, 'paymentMethod', payment_method)
        FROM held_cart) AS cart,
      (SELECT json_agg(${cartLineJson(sql)} ORDER BY place) FROM held_line) AS rows,
      (${selectOwnReservations(sql, viewer, moment)}) AS own, sold.sellables, sold.stamps,
      (SELECT json_build_object('bodyHash', encode(body_hash, 'hex'), 'reply', reply)
        FROM cart_mutation
        WHERE customer_id = ${mutation?.customerId ?? null} AND id = ${mutation?.id ?? null}) AS mutation
    FROM (SELECT json_agg(sellable) AS sellables,
        string_agg(version_id || ':' || md5(sellable::text), ' ' ORDER BY version_id) AS stamps
      FROM (${selectSellables(sql, wanted, viewer, moment)}) read) sold`;
}

/** What `selectCart` answers as `stamps` for these versions. */
export function writeStamps(stamps: ReadonlyMap<number, string>): string {
  const byVersion = [...stamps].toSorted(([one], [other]) => one - other);
  return byVersion.map(([versionId, stamp]) => `${versionId}:${stamp}`).join(' ');
}

function readStamps(text: string | null): ReadonlyMap<number, string> {
  const pairs = text?.split(' ').map((pair) => pair.split(':')) ?? [];
  return new Map(pairs.map(([versionId, stamp = '']) => [Number(versionId), stamp]));
}

/** The customer's own reservations are of one moment only: with them nothing has a stamp. */
export function cartAnswerOf({ cart, rows, own, mutation, ...columns }: CartColumns): CartAnswer {
  const sellables = (columns.sellables ?? [])
    .map(parseSellable)
    .map((sellable) => (own === null ? sellable : withOwnReservations(sellable, own)));
  return {
    cart,
    rows: rows ?? [],
    sellables: new Map(sellables.map((sellable) => [sellable.versionId, sellable])),
    stamps: own === null ? readStamps(columns.stamps) : null,
    mutation,
  };
}

function whereCart(sql: SqlFragments, name: CartName): Fragment {
  if ('cartId' in name) return sql`id = ${name.cartId}`;
  return whereOpenCart(sql, name);
}

/** What can be bought of these versions, by their ids. */
export async function readSellables(
  sql: SqlReader,
  versionIds: readonly number[],
  viewer: Viewer,
  moment: Date,
): Promise<ReadonlyMap<number, Sellable>> {
  const wanted = sql`SELECT DISTINCT unnest(${versionIds}::int[]) AS id`;
  const rows = await sql<{ sellable: unknown }[]>`
    SELECT sellable FROM (${selectSellables(sql, wanted, viewer, moment)}) read`;
  const sellables = rows.map(({ sellable }) => parseSellable(sellable));
  return new Map(sellables.map((sellable) => [sellable.versionId, sellable]));
}

/** A cart by its id, and whose it has to be. */
export interface OwnedCart extends Pick<CartOwner, 'customerId' | 'sellerId'> {
  readonly cartId: string;
}

/** Of one's own cart; null when it is another's or none. */
export async function readCartState(
  sql: SqlReader,
  { cartId, customerId, sellerId }: OwnedCart,
): Promise<'open' | 'ordered' | 'cleared' | null> {
  const [row] = await sql<{ state: 'open' | 'ordered' | 'cleared' }[]>`
    SELECT state FROM cart WHERE id = ${cartId} AND customer_id = ${customerId}
      AND seller_id IS NOT DISTINCT FROM ${sellerId}::uuid`;
  return row?.state ?? null;
}

/** What the server knows of a product that it cannot sell as asked: to say why. */
export async function readProductName(
  sql: SqlReader,
  productId: string,
): Promise<{ name: string; hasVersions: boolean } | null> {
  const [row] = await sql<{ name: string; hasVersions: boolean }[]>`
    SELECT name, has_versions AS "hasVersions" FROM product
    WHERE id::text = ${productId} AND withdrawn_at IS NULL`;
  return row ?? null;
}

/** What is stored of a line, in the one order in which it is written; its id, cart and time stand beside. */
export function lineColumns(sql: SqlFragments): Fragment {
  return sql`product_id, version_id, assembly_version_ids, advance, quantity, seen_price, seen_units,
    seen_date`;
}

/** The same as one JSON object, as `StoredLine` has it. */
export function cartLineJson(sql: SqlFragments): Fragment {
  return sql`json_build_object('id', id, 'productId', product_id, 'versionId', version_id,
    'assemblyVersionIds', assembly_version_ids, 'advance', advance, 'quantity', quantity,
    'seenPrice', seen_price, 'seenUnits', seen_units, 'seenDate', seen_date)`;
}
