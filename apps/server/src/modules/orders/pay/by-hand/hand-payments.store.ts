import type { HandPaymentRow } from '@matiz/contracts/staff/payments/hand-payments.ts';
import type { AttemptState } from '@matiz/domain/payments/attempt.ts';
import type { HandMeans } from '@matiz/domain/payments/means.ts';
import type { Sql, SqlReader, Tx } from '#db/sql.ts';
import type { OrderAuthor } from '../../rows/order-change.ts';
import { isoText } from '../../rows/order-reader.store.ts';

/** Days for which a payment that came too late is still found by those who look for it. */
const lateDays = 15;

/** What waits to be looked at, then what nothing was shown of, then what is over; the oldest first. */
export async function findHandPayments(sql: SqlReader, now: Date): Promise<HandPaymentRow[]> {
  return sql<HandPaymentRow[]>`
    SELECT payment.reference, placed.code AS "orderCode", customer.business_name AS "businessName",
      method.name AS method, method.means, payment.amount,
      ${isoText(sql, sql`payment.created_at`)} AS since,
      CASE WHEN placed.state = 'created' THEN ${isoText(sql, sql`placed.pay_until`)} END AS until,
      looked.state,
      (SELECT json_build_object('id', proof.id, 'sentAt', ${isoText(sql, sql`proof.sent_at`)})
        FROM payment_proof proof WHERE proof.payment_id = payment.id
        ORDER BY proof.sent_at DESC LIMIT 1) AS proof
    FROM payment
    JOIN payment_method method ON method.code = payment.method
      AND method.means IN ('transfer', 'cash', 'agreement')
    JOIN customer_order placed ON placed.id = payment.order_id
    JOIN customer ON customer.id = placed.customer_id
    CROSS JOIN LATERAL (SELECT CASE
      WHEN placed.state <> 'created' OR payment.state <> 'pending' THEN 'over'
      WHEN payment.proof_state = 'sent' OR method.means = 'agreement' THEN 'review'
      ELSE 'waiting' END AS state) looked
    WHERE payment.state IN ('pending', 'expired', 'voided') AND placed.held_until IS NOT NULL
      AND payment.created_at > ${now}::timestamptz - ${lateDays} * interval '1 day'
    ORDER BY array_position(ARRAY['review', 'waiting', 'over'], looked.state),
      payment.created_at
    LIMIT 300`;
}

export async function findPaymentProof(sql: SqlReader, id: string): Promise<Uint8Array | null> {
  const [row] = await sql<{ picture: Uint8Array }[]>`
    SELECT picture FROM payment_proof WHERE id = ${id}`;
  return row?.picture ?? null;
}

/** A payment that people confirm, and its order. */
export interface HandAttempt {
  readonly id: string;
  readonly reference: string;
  readonly amount: number;
  readonly state: AttemptState;
  readonly means: HandMeans;
  /** The code of its payment method. */
  readonly method: string;
  readonly orderId: string;
  readonly customerId: string;
  readonly actorId: string;
}

/** Null: none has this reference, or a gateway takes it. */
export async function findHandAttempt(
  sql: SqlReader,
  reference: string,
): Promise<HandAttempt | null> {
  const [row] = await sql<HandAttempt[]>`
    SELECT payment.id, payment.reference, payment.amount, payment.state, method.means,
      payment.method, placed.id AS "orderId", placed.customer_id AS "customerId", placed.actor_id AS "actorId"
    FROM payment
    JOIN payment_method method ON method.code = payment.method
      AND method.means IN ('transfer', 'cash', 'agreement')
    JOIN customer_order placed ON placed.id = payment.order_id
    WHERE payment.reference = ${reference} AND placed.held_until IS NOT NULL`;
  return row ?? null;
}

/** Keeps a picture of a payment that still waits. False: it does not any more. */
export async function keepProof(
  sql: Tx,
  proof: { id: string; attemptId: string; picture: Uint8Array; at: Date },
): Promise<boolean> {
  const kept = await sql`
    WITH shown AS (
      UPDATE payment SET proof_state = 'sent', reason = NULL, changed_at = ${proof.at}
      WHERE id = ${proof.attemptId} AND state = 'pending' RETURNING id
    )
    INSERT INTO payment_proof (id, payment_id, sent_at, picture)
    SELECT ${proof.id}::uuid, id, ${proof.at}::timestamptz, ${Buffer.from(proof.picture)}::bytea
    FROM shown`;
  return kept.count === 1;
}

/** What was shown does not prove it: the buyer may show something else. False: nothing was shown. */
export async function refuseProof(
  sql: Tx,
  { attemptId, reason, at }: { attemptId: string; reason: string; at: Date },
): Promise<boolean> {
  const refused = await sql`
    UPDATE payment SET proof_state = 'refused', reason = ${reason}, changed_at = ${at}
    WHERE id = ${attemptId} AND state = 'pending'`;
  return refused.count === 1;
}

/** Who of the staff decided about a payment, and what; nobody of them: nothing. */
export async function noteDecision(
  sql: Sql,
  author: OrderAuthor | null,
  decided: {
    attempt: Pick<HandAttempt, 'orderId' | 'customerId' | 'reference' | 'amount'>;
    state: AttemptState | 'proof-refused';
    reason: string | null;
    at: Date;
  },
): Promise<void> {
  if (author === null) return;
  const { attempt, state, reason, at } = decided;
  const { reference, amount } = attempt;
  await sql`
    INSERT INTO audit_entry (at, actor_id, customer_id, session_id, request_id, action, subject,
      before, after, reason, via)
    VALUES (${at}, ${author.userId}, ${attempt.customerId}, ${author.sessionId},
      ${author.requestId}, 'payment.decide', ${`order:${attempt.orderId}`},
      ${sql.json({ paymentState: 'pending' })},
      ${sql.json({ reference, amount, paymentState: state })}, ${reason}, 'desk')`;
}
