import type { ReplyOf } from '@matiz/contracts/define-call.ts';
import type { listRefunds } from '@matiz/contracts/payments/payment-staff.ts';
import type { Sql, SqlReader } from '#db/sql.ts';
import type { OrderAuthor } from '../rows/order-change.ts';
import { isoText } from '../rows/order-reader.store.ts';

type Refund = ReplyOf<typeof listRefunds>['result'][number];

/** What has to go back and did not, the oldest first. */
export async function findRefunds(sql: SqlReader): Promise<Refund[]> {
  return sql<Refund[]>`
    SELECT payment.reference, placed.code AS "orderCode", customer.business_name AS "businessName",
      payment.transaction_id AS "transactionId", payment.means, payment.amount AS paid,
      payment.refund_due - payment.refunded AS due,
      ${isoText(sql, sql`payment.changed_at`)} AS since
    FROM payment
    JOIN customer_order placed ON placed.id = payment.order_id
    JOIN customer ON customer.id = placed.customer_id
    WHERE payment.refund_due > payment.refunded ORDER BY payment.changed_at LIMIT 500`;
}

/** Whole card payments of the last day: those the gateway gives back itself. */
export async function findVoidable(
  sql: SqlReader,
  now: Date,
): Promise<{ reference: string; id: string; amount: number }[]> {
  return sql<{ reference: string; id: string; amount: number }[]>`
    SELECT reference, transaction_id AS id, amount FROM payment
    WHERE refund_due > refunded AND refund_due = amount AND refunded = 0 AND means = 'CARD'
      AND changed_at > ${now}::timestamptz - interval '1 day'
    ORDER BY changed_at LIMIT 50`;
}

/**
 * All that was due of a payment went back. Answers how much that is in all; null: there is none.
 * Who of the staff says so is written down; `author` null: the gateway gave it back itself.
 */
export async function writeRefund(
  sql: Sql,
  { reference, at, author }: { reference: string; at: Date; author: OrderAuthor | null },
): Promise<number | null> {
  const [row] = await sql<{ refunded: number }[]>`
    WITH due AS (
      SELECT payment.id, refunded, order_id, customer_id FROM payment
      JOIN customer_order placed ON placed.id = order_id
      WHERE reference = ${reference} AND refund_due > 0 FOR UPDATE OF payment
    ), noted AS (
      UPDATE payment SET refunded = refund_due, changed_at = CASE
          WHEN payment.refunded < refund_due THEN ${at}::timestamptz ELSE changed_at END,
        state = CASE WHEN refund_due = amount THEN 'refunded' ELSE state END
      FROM due WHERE payment.id = due.id
      RETURNING payment.refunded, due.refunded AS before, due.order_id, due.customer_id
    ), audits AS (
      INSERT INTO audit_entry (at, actor_id, customer_id, session_id, request_id, action, subject,
        before, after, via)
      SELECT ${at}::timestamptz, ${author?.userId ?? null}::uuid, customer_id,
        ${author?.sessionId ?? null}::uuid, ${author?.requestId ?? null}::text, 'payment.refund',
        'order:' || order_id, jsonb_build_object('refunded', before),
        jsonb_build_object('refunded', refunded, 'reference', ${reference}::text), 'desk'
      FROM noted WHERE before < refunded AND ${author !== null}::boolean
    )
    SELECT refunded FROM noted`;
  return row?.refunded ?? null;
}
