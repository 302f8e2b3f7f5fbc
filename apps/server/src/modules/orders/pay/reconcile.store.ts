import type { AttemptOfOrder, AttemptState } from '@matiz/domain/payments/attempt.ts';
import type { Sql, SqlReader } from '#db/pool.ts';
import type { AttemptRow } from '#modules/payments/index.ts';

/** An attempt and its order as they are now; the order is locked. */
export interface AttemptNow extends AttemptOfOrder, Pick<AttemptRow, 'transactionId'> {}

export async function readAttemptNow(
  sql: SqlReader,
  attemptId: string,
): Promise<AttemptNow | null> {
  const [row] = await sql<AttemptNow[]>`
    SELECT payment.state, payment.amount, payment.transaction_id AS "transactionId",
      placed.state AS "orderState", 
      placed.total - greatest(placed.cancelled, placed.credit_part) AS due
    FROM payment JOIN customer_order placed ON placed.id = payment.order_id
    WHERE payment.id = ${attemptId}`;
  return row ?? null;
}

export interface AttemptNews {
  readonly attemptId: string;
  readonly state: AttemptState;
  /** Of the gateway, in its words. */
  readonly transaction: {
    readonly id: string;
    readonly means: string | null;
    readonly reason: string | null;
  };
  readonly at: Date;
}

/** Writes what the gateway said of an attempt. All of a surplus goes back to its payer. */
export async function writeAttempt(sql: Sql, news: AttemptNews): Promise<void> {
  const { attemptId, state, transaction, at } = news;
  await sql`
    UPDATE payment SET state = ${state}, transaction_id = ${transaction.id},
      means = ${transaction.means}, reason = ${transaction.reason?.slice(0, 300) ?? null},
      refund_due = CASE WHEN ${state === 'surplus' || state === 'refunded'} THEN amount
        ELSE refund_due END,
      refunded = CASE WHEN ${state === 'refunded'} THEN amount ELSE refunded END,
      looked_up_at = ${at}, changed_at = ${at}
    WHERE id = ${attemptId}`;
}

/** The order is paid: its state, its timeline, the audit. */
export async function writePaid(
  sql: Sql,
  order: { orderId: string; customerId: string; actorId: string; reference: string; at: Date },
): Promise<void> {
  const { orderId, customerId, actorId, reference, at } = order;
  await sql`
    WITH placed AS (
      UPDATE customer_order SET state = 'paid' WHERE id = ${orderId}
    ), events AS (
      INSERT INTO order_event (order_id, state, at, actor_id)
      VALUES (${orderId}, 'paid', ${at}, ${actorId})
    )
    INSERT INTO audit_entry (at, actor_id, customer_id, request_id, action, subject, detail)
    VALUES (${at}, ${actorId}, ${customerId}, ${`payment ${reference}`}, 'order.pay',
      ${`order:${orderId}`}, ${sql.json({ reference })})`;
}

/** The bank is still at work as the reservation ends: it gets this long, once. False: it had it already. */
export async function prolongReservation(
  sql: Sql,
  orderId: string,
  minutes: number,
): Promise<boolean> {
  const prolonged = await sql`
    UPDATE customer_order SET pay_until = pay_until + ${minutes} * interval '1 minute'
    WHERE id = ${orderId} AND state = 'created' AND pay_until = held_until`;
  return prolonged.count === 1;
}

/** Orders whose hold should have ended before a moment, the longest overdue first. */
export async function findOverdue(sql: SqlReader, before: Date): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    SELECT id FROM customer_order WHERE state = 'created' AND pay_until < ${before}
    ORDER BY pay_until LIMIT 200`;
  return rows.map(({ id }) => id);
}

/**
 * References that the gateway may still have news of: begun within a day, and not asked for within
 * a minute in their first hour, a quarter of an hour later on. Marks them as asked for.
 */
export async function takeToLookUp(sql: Sql, now: Date): Promise<string[]> {
  const rows = await sql<{ reference: string }[]>`
    UPDATE payment SET looked_up_at = ${now}
    WHERE id IN (
      SELECT id FROM payment
      WHERE state IN ('pending', 'expired') AND begun_at > ${now}::timestamptz - interval '24 hours'
        AND coalesce(looked_up_at, begun_at) < ${now}::timestamptz - CASE
          WHEN begun_at > ${now}::timestamptz - interval '1 hour' THEN interval '55 seconds'
          ELSE interval '15 minutes' END
      ORDER BY begun_at LIMIT 100 FOR UPDATE SKIP LOCKED)
    RETURNING reference`;
  return rows.map(({ reference }) => reference);
}
