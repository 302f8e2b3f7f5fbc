import type { ReplyOf } from '@matiz/contracts/define-call.ts';
import type { listRefunds } from '@matiz/contracts/payment-staff.ts';
import type { Sql } from '../../../db/sql.ts';
import { isoText } from '../order-reader.store.ts';

type Refund = ReplyOf<typeof listRefunds>['result'][number];

/** What has to go back and did not, the oldest first. */
export async function findRefunds(sql: Sql): Promise<Refund[]> {
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
  sql: Sql,
  now: Date,
): Promise<{ reference: string; id: string; amount: number }[]> {
  return sql<{ reference: string; id: string; amount: number }[]>`
    SELECT reference, transaction_id AS id, amount FROM payment
    WHERE refund_due > refunded AND refund_due = amount AND refunded = 0 AND means = 'CARD'
      AND changed_at > ${now}::timestamptz - interval '1 day'
    ORDER BY changed_at LIMIT 50`;
}

/** All that was due of a payment went back. Answers how much that is in all; null: there is none. */
export async function writeRefund(
  sql: Sql,
  { reference, at }: { reference: string; at: Date },
): Promise<number | null> {
  const [row] = await sql<{ refunded: number }[]>`
    UPDATE payment SET refunded = refund_due, changed_at = CASE
        WHEN refunded < refund_due THEN ${at}::timestamptz ELSE changed_at END,
      state = CASE WHEN refund_due = amount THEN 'refunded' ELSE state END
    WHERE reference = ${reference} AND refund_due > 0
    RETURNING refunded`;
  return row?.refunded ?? null;
}
