import type { PlainDate } from '@matiz/domain/kernel/clock.ts';
import type { Fragment, Sql, SqlFragments, SqlReader } from '#db/sql.ts';
import type { OwnedCart } from '../cart.store.ts';

/** Marks a customer's open cart as left, once for each time that it is left. False: it is empty. */
export async function markCart(
  sql: Sql,
  { cartId, customerId, sellerId, moment }: OwnedCart & { moment: Date },
): Promise<boolean> {
  const [row] = await sql<{ isMarked: boolean }[]>`
    WITH left_cart AS (
      SELECT id, customer_id, changed_at FROM cart
      WHERE id = ${cartId} AND customer_id = ${customerId} AND state = 'open'
        AND seller_id IS NOT DISTINCT FROM ${sellerId}::uuid
        AND EXISTS (SELECT FROM cart_line WHERE cart_line.cart_id = cart.id)
    ), marked AS (
      INSERT INTO cart_abandonment AS known (cart_id, customer_id, first_marked_at, marked_at,
        marked_by)
      SELECT id, customer_id, ${moment}::timestamptz, ${moment}::timestamptz, 'call' FROM left_cart
      ON CONFLICT (cart_id) DO UPDATE
      SET marked_at = excluded.marked_at, marked_by = excluded.marked_by, times = known.times + 1
      WHERE known.marked_at < (SELECT changed_at FROM left_cart)
    )
    SELECT EXISTS (SELECT FROM left_cart) AS "isMarked"`;
  return row?.isMarked === true;
}

/**
 * Marks open carts with lines that nobody has touched since `before`, though not longer than
 * since `after`. Answers how many; at most `limit`.
 */
export async function markUntouched(
  sql: Sql,
  span: { moment: Date; before: Date; after: Date; limit: number },
): Promise<number> {
  const rows = await sql`
    INSERT INTO cart_abandonment AS known (cart_id, customer_id, first_marked_at, marked_at,
      marked_by)
    SELECT id, customer_id, ${span.moment}::timestamptz, ${span.moment}::timestamptz, 'job'
    FROM cart
    WHERE state = 'open' AND changed_at <= ${span.before} AND changed_at > ${span.after}
      AND EXISTS (SELECT FROM cart_line WHERE cart_line.cart_id = cart.id)
      AND NOT EXISTS (SELECT FROM cart_abandonment marked
        WHERE marked.cart_id = cart.id AND marked.marked_at >= cart.changed_at)
    ORDER BY changed_at LIMIT ${span.limit}
    ON CONFLICT (cart_id) DO UPDATE
    SET marked_at = excluded.marked_at, marked_by = excluded.marked_by, times = known.times + 1
    WHERE known.marked_at < (SELECT changed_at FROM cart WHERE id = excluded.cart_id)
    RETURNING cart_id`;
  return rows.count;
}

/** A cart that may get its reminder, and to whom it would go. */
export interface ReminderCandidate {
  readonly cartId: string;
  readonly customerId: string;
}

/** Carts that were left after `since` and had no reminder; the one left longest ago first. */
export async function findCandidates(
  sql: SqlReader,
  { since, limit }: { since: Date; limit: number },
): Promise<readonly ReminderCandidate[]> {
  return sql<ReminderCandidate[]>`
    SELECT left_cart.cart_id AS "cartId", left_cart.customer_id AS "customerId"
    FROM cart_abandonment left_cart JOIN cart ON cart.id = left_cart.cart_id
    JOIN app_user owner ON owner.id = cart.created_by
    JOIN customer ON customer.id = cart.customer_id
    WHERE left_cart.reminded_at IS NULL AND left_cart.marked_at > ${since}
      AND ${isWanted(sql)} AND owner.email IS NOT NULL
      AND cart.state = 'open' AND cart.changed_at <= left_cart.marked_at
      -- A draft of a seller's is the seller's to pursue.
      AND owner.role = 'Admin customer' AND cart.seller_id IS NULL
    ORDER BY left_cart.marked_at LIMIT ${limit}`;
}

/** All that decides over a reminder, and what it says. */
export interface LeftCartRow {
  readonly leftAt: Date;
  readonly changedAt: Date;
  readonly remindedAt: Date | null;
  readonly lastReminderAt: Date | null;
  readonly isWanted: boolean;
  readonly email: string | null;
  readonly name: string;
  readonly goods: readonly { readonly name: string; readonly quantity: number }[];
}

/** By the last answer to commercial messages (Ley 1581), and not stopped since (Ley 2300). */
function isWanted(sql: SqlFragments): Fragment {
  return sql`(customer.status = 'approved' AND customer.cart_reminders_stopped_at IS NULL
    AND owner.removed_at IS NULL AND coalesce((
      SELECT is_given FROM consent
      WHERE consent.customer_id = customer.id AND kind = 'marketing'
      ORDER BY at DESC, id DESC LIMIT 1), false))`;
}

/**
 * Reads a cart that was left, holding its customer until the transaction ends, so that two carts of
 * one customer are not reminded at once.
 */
export async function readLeftCart(
  sql: Sql,
  { cartId, customerId }: ReminderCandidate,
): Promise<LeftCartRow | null> {
  await sql`SELECT FROM customer WHERE id = ${customerId} FOR UPDATE`;
  const [row] = await sql<LeftCartRow[]>`
    SELECT left_cart.marked_at AS "leftAt", cart.changed_at AS "changedAt",
      left_cart.reminded_at AS "remindedAt", owner.name, owner.email,
      -- A promotion that was told counts too: a week has one commercial message.
      greatest((SELECT max(reminded_at) FROM cart_abandonment other
          WHERE other.customer_id = cart.customer_id),
        (SELECT max(at) FROM promotion_told told
          WHERE told.customer_id = cart.customer_id)) AS "lastReminderAt",
      ${isWanted(sql)} AS "isWanted",
      (SELECT coalesce(json_agg(json_build_object('name', name, 'quantity', quantity)), '[]')
        FROM (
          SELECT product.name, sum(line.quantity)::int AS quantity
          FROM cart_line line JOIN product ON product.id = line.product_id
          WHERE line.cart_id = cart.id AND product.withdrawn_at IS NULL
          GROUP BY product.id ORDER BY min(line.place)
        ) goods) AS goods
    FROM cart_abandonment left_cart
    JOIN cart ON cart.id = left_cart.cart_id
    JOIN customer ON customer.id = cart.customer_id
    JOIN app_user owner ON owner.id = cart.created_by
    WHERE left_cart.cart_id = ${cartId} AND cart.state = 'open'`;
  return row ?? null;
}

/** Writes down that the reminder of a cart goes out, and what stops them. */
export async function claimReminder(
  sql: Sql,
  { cartId, moment, stopKey }: { cartId: string; moment: Date; stopKey: string },
): Promise<void> {
  await sql`UPDATE cart_abandonment SET reminded_at = ${moment}, stop_key = ${stopKey}
    WHERE cart_id = ${cartId}`;
}

/** The reminder did not go out after all: another try may come. */
export async function releaseReminder(sql: Sql, cartId: string): Promise<void> {
  await sql`UPDATE cart_abandonment SET reminded_at = NULL, stop_key = NULL
    WHERE cart_id = ${cartId}`;
}

/** Since when a customer wants no reminders; null: they come. */
export async function readStopped(sql: SqlReader, customerId: string): Promise<Date | null> {
  const [row] = await sql<{ at: Date | null }[]>`
    SELECT cart_reminders_stopped_at AS at FROM customer WHERE id = ${customerId}`;
  return row?.at ?? null;
}

/** Stops the reminders of a customer, or lets them come again. */
export async function setStopped(sql: Sql, customerId: string, at: Date | null): Promise<void> {
  await sql`
    UPDATE customer SET cart_reminders_stopped_at =
      CASE WHEN ${at}::timestamptz IS NULL THEN NULL
        ELSE coalesce(cart_reminders_stopped_at, ${at}::timestamptz) END
    WHERE id = ${customerId}`;
}

/** Stops the reminders of the one who got the one with this key. False: there is none. */
export async function stopByKey(sql: Sql, key: string, at: Date): Promise<boolean> {
  const rows = await sql`
    UPDATE customer SET cart_reminders_stopped_at = coalesce(cart_reminders_stopped_at, ${at})
    FROM cart_abandonment left_cart
    WHERE left_cart.stop_key = ${key} AND customer.id = left_cart.customer_id
    RETURNING customer.id`;
  return rows.count === 1;
}

/** Carts first left between two days of Bogotá, both counted, and what became of them. */
export interface AbandonedCounts {
  readonly left: number;
  readonly reminded: number;
  /** Ordered after they were left. */
  readonly recovered: number;
  /** Of those, after their reminder. */
  readonly recoveredByReminder: number;
  /** Pesos of the orders that they became. */
  readonly recoveredAmount: number;
}

export async function countAbandoned(
  sql: SqlReader,
  { from, to }: { from: PlainDate; to: PlainDate },
): Promise<AbandonedCounts> {
  const [row] = await sql<AbandonedCounts[]>`
    SELECT count(*)::int AS left, count(left_cart.reminded_at)::int AS reminded,
      count(placed.id)::int AS recovered,
      count(placed.id) FILTER (WHERE placed.placed_at > left_cart.reminded_at)::int
        AS "recoveredByReminder",
      coalesce(sum(placed.total), 0)::float8 AS "recoveredAmount"
    FROM cart_abandonment left_cart
    LEFT JOIN customer_order placed
      ON placed.cart_id = left_cart.cart_id AND placed.placed_at > left_cart.first_marked_at
        -- One that had to be paid first recovered nothing until it was.
        AND (placed.held_until IS NULL OR EXISTS (SELECT FROM payment
          WHERE payment.order_id = placed.id AND payment.state IN ('approved', 'refunded')))
    WHERE left_cart.first_marked_at >= ${from}::date::timestamp AT TIME ZONE 'America/Bogota'
      AND left_cart.first_marked_at < (${to}::date + 1)::timestamp AT TIME ZONE 'America/Bogota'`;
  if (!row) throw new Error('a count answers a row');
  return row;
}
