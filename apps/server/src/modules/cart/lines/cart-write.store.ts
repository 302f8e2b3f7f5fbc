import type { CartChange } from '@matiz/domain/cart/lines/cart-change.ts';
import type { CartHead } from '@matiz/domain/cart/snapshot.ts';
import { rowsByColumn } from '#db/rows-by-column.ts';
import type { Fragment, Sql, SqlFragments } from '#db/sql.ts';
import {
  type CartAnswer,
  type CartColumns,
  type CartQuestion,
  cartAnswerOf,
  lineColumns,
  selectCart,
  writeStamps,
} from '../cart.store.ts';
import { type CartOwner, whereOpenCart } from '../cart-owner.ts';
import type { KnownCart } from './cart-memory.ts';

/** The change of a cart, by whom, and the answer that is remembered with it. */
export interface CartWrite {
  readonly change: CartChange;
  readonly moment: Date;
  readonly mutation: {
    readonly id: string;
    readonly bodyHash: Uint8Array;
    readonly reply: unknown;
  } | null;
}

/**
 * Writes a change into the cart that was read. False when it is not the same any more: another
 * device wrote first, or it was ordered or cleared. Then nothing is written.
 */
export async function saveCart(sql: Sql, cart: CartHead, write: CartWrite): Promise<boolean> {
  const rows = await sql`
    WITH claimed AS (${claimCart(sql, cart, write)} RETURNING id, customer_id),
    ${writtenLines(sql, write)}
    SELECT id FROM claimed`;
  return rows.count === 1;
}

/**
 * The same for a cart that was not read but remembered: it is read and written in one statement,
 * and written only where all that the change was decided over is still so. Null: it is saved; else
 * the cart as it is.
 */
export async function saveSameCart(
  sql: Sql,
  { question, known, write }: { question: CartQuestion; known: KnownCart; write: CartWrite },
): Promise<CartAnswer | null> {
  const [row] = await sql<({ isSaved: boolean } & CartColumns)[]>`
    WITH held AS MATERIALIZED (${selectCart(sql, question)}),
    claimed AS (
      ${claimCart(sql, known.cart, write)} AND EXISTS (SELECT FROM held
        WHERE own IS NULL AND mutation IS NULL AND stamps = ${writeStamps(known.stamps)})
      RETURNING id, customer_id
    ), ${writtenLines(sql, write)}
    SELECT claimed.id IS NOT NULL AS "isSaved",
      -- Who is answered by what they knew needs none of it.
      CASE WHEN claimed.id IS NULL THEN held.cart END AS cart,
      CASE WHEN claimed.id IS NULL THEN rows END AS rows,
      CASE WHEN claimed.id IS NULL THEN own END AS own,
      CASE WHEN claimed.id IS NULL THEN sellables END AS sellables,
      CASE WHEN claimed.id IS NULL THEN stamps END AS stamps,
      CASE WHEN claimed.id IS NULL THEN mutation END AS mutation
    FROM held LEFT JOIN claimed ON true`;
  if (!row) throw new Error('a cart is always read as one row');
  return row.isSaved ? null : cartAnswerOf(row);
}

/** Holds the cart at the revision and the warehouse that are known, and no other. */
function claimCart(sql: SqlFragments, cart: CartHead, { moment }: CartWrite): Fragment {
  return sql`
    UPDATE cart SET revision = revision + 1, changed_at = ${moment}
    WHERE cart.id = ${cart.id} AND revision = ${cart.revision}
      AND warehouse_id = ${cart.warehouseId} AND state = 'open'`;
}

export interface NewCart extends CartOwner {
  readonly id: string;
  readonly createdBy: string;
}

/** Opens a cart with its first lines. False when another device has just opened one. */
export async function openCart(sql: Sql, cart: NewCart, write: CartWrite): Promise<boolean> {
  const rows = await sql`
    WITH claimed AS (
      INSERT INTO cart (id, customer_id, warehouse_id, seller_id, created_by, created_at, changed_at)
      VALUES (${cart.id}, ${cart.customerId}, ${cart.warehouseId}, ${cart.sellerId},
        ${cart.createdBy}, ${write.moment}, ${write.moment})
      ON CONFLICT (customer_id, warehouse_id, seller_id) WHERE state = 'open' DO NOTHING
      RETURNING id, customer_id
    ), ${writtenLines(sql, write)}
    SELECT id FROM claimed`;
  return rows.count === 1;
}

/**
 * Parts of one statement, so that all of it happens or nothing; the row in `claimed` stays locked in it.
 * What this change does not do is left out: PostgreSQL makes ready each part that it reads.
 */
function writtenLines(sql: SqlFragments, { change, moment, mutation }: CartWrite): Fragment {
  const removed = sql`removed AS (
      DELETE FROM cart_line USING claimed
      WHERE cart_line.cart_id = claimed.id AND cart_line.id = ANY (${change.removed}::uuid[])
    ),`;
  const remembered = (told: NonNullable<CartWrite['mutation']>) => sql`, remembered AS (
      INSERT INTO cart_mutation (customer_id, id, cart_id, body_hash, reply, at)
      SELECT customer_id, ${told.id}::uuid, id, ${told.bodyHash}::bytea,
        ${sql.json(told.reply)}::jsonb, ${moment}::timestamptz
      FROM claimed
    )`;
  return sql`${change.removed.length > 0 ? removed : sql``} written AS (
      INSERT INTO cart_line (id, cart_id, added_at, ${lineColumns(sql)})
      SELECT line.id, claimed.id, ${moment}::timestamptz, ${lineColumns(sql)}
      FROM claimed, jsonb_populate_recordset(NULL::cart_line,
        ${sql.json(rowsByColumn(change.written))}::jsonb) WITH ORDINALITY AS line
      ORDER BY line.ordinality
      ON CONFLICT (cart_id, version_id, assembly_version_ids, advance)
      DO UPDATE SET quantity = excluded.quantity, seen_price = excluded.seen_price,
        seen_units = excluded.seen_units, seen_date = excluded.seen_date
    )${mutation === null ? sql`` : remembered(mutation)}`;
}

/** Throws away what was remembered of changes before that moment. */
export async function deleteMutations(sql: Sql, before: Date): Promise<void> {
  await sql`DELETE FROM cart_mutation WHERE at < ${before}`;
}

/** Closes the open cart and says in the audit who did it. False when there is none. */
export async function clearCart(
  sql: Sql,
  owner: CartOwner,
  by: {
    userId: string;
    sessionId: string;
    requestId: string;
    moment: Date;
    /** Only this cart, where the caller says which one they see. */
    cartId: string | null;
  },
): Promise<boolean> {
  const rows = await sql`
    WITH cleared AS (
      UPDATE cart SET state = 'cleared', revision = revision + 1, changed_at = ${by.moment}
      WHERE ${whereOpenCart(sql, owner)}
        AND (${by.cartId}::uuid IS NULL OR id = ${by.cartId}::uuid)
      RETURNING id, customer_id
    ), noted AS (
      INSERT INTO audit_entry (at, actor_id, customer_id, session_id, request_id, action, subject)
      SELECT ${by.moment}::timestamptz, ${by.userId}::uuid, customer_id, ${by.sessionId}::uuid,
        ${by.requestId}::text, 'cart.clear', 'cart:' || id FROM cleared
    )
    SELECT id FROM cleared`;
  return rows.count === 1;
}

/** Holds the open cart until the transaction ends, so that nobody else writes it. */
export async function lockOpenCart(sql: Sql, owner: CartOwner) {
  await sql`SELECT FROM cart WHERE ${whereOpenCart(sql, owner)} FOR UPDATE`;
}
