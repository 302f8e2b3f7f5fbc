import type { AttemptState } from '@matiz/domain/payments/attempt.ts';
import type { Fragment, Sql, SqlFragments } from '#db/sql.ts';

/** A try to pay, as it is written down. */
export interface AttemptRow {
  readonly id: string;
  readonly reference: string;
  readonly amount: number;
  readonly state: AttemptState;
  /** The gateway's; null: it has none that we know of. */
  readonly transactionId: string | null;
  /** Where the payer goes on; null: it was not begun. */
  readonly url: string | null;
  readonly isBegun: boolean;
  /** Of what is paid by hand: what was shown, and whether it was believed. */
  readonly proof: 'sent' | 'refused' | null;
}

/** One JSON object of `AttemptRow`, of the row `payment` in the statement around it. */
export function selectAttempt(sql: SqlFragments): Fragment {
  return sql`json_build_object('id', payment.id, 'reference', payment.reference,
    'amount', payment.amount, 'state', payment.state, 'transactionId', payment.transaction_id,
    'url', payment.url, 'isBegun', payment.begun_at IS NOT NULL, 'proof', payment.proof_state)`;
}

/** Seconds after which an attempt that someone began without an end may be begun again. */
const claimSeconds = 30;

/** Lets one request at a time speak with the gateway about an attempt. */
export async function claimAttempt(sql: Sql, id: string, now: Date): Promise<boolean> {
  const claimed = await sql`
    UPDATE payment SET begun_at = ${now}
    WHERE id = ${id} AND state = 'pending' AND url IS NULL AND (begun_at IS NULL
      OR begun_at < ${now}::timestamptz - ${claimSeconds} * interval '1 second')`;
  return claimed.count === 1;
}

export async function noteBegun(
  sql: Sql,
  begun: {
    id: string;
    url: string;
    transactionId: string | null;
    qrCode?: string | undefined;
    accepted: object | null;
  },
): Promise<void> {
  await sql`
    UPDATE payment SET url = ${begun.url}, transaction_id = ${begun.transactionId},
      accepted = ${begun.accepted && sql.json(begun.accepted)}, qr_code = ${begun.qrCode ?? null}
    WHERE id = ${begun.id}`;
}

/** Nothing came of an attempt. */
export async function endAttempt(
  sql: Sql,
  { id, reason, at }: { id: string; reason: string; at: Date },
): Promise<void> {
  await sql`
    UPDATE payment SET state = 'declined', reason = ${reason.slice(0, 300)}, changed_at = ${at}
    WHERE id = ${id} AND state = 'pending'`;
}

/**
 * A new try for an order whose last one came to nothing; null when there is another one under way.
 * References of one order are counted: `MZ-4F7K-2`.
 */
export async function openAttempt(
  sql: Sql,
  order: { orderId: string; code: string; method: string; amount: number },
  { id, at }: { id: string; at: Date },
): Promise<AttemptRow | null> {
  const [row] = await sql<{ attempt: AttemptRow }[]>`
    INSERT INTO payment (id, order_id, method, reference, amount, state, created_at, changed_at)
    SELECT ${id}, ${order.orderId}, ${order.method}, ${order.code} || '-' || count(*) + 1,
      ${order.amount}, 'pending', ${at}, ${at}
    FROM payment WHERE order_id = ${order.orderId}
    ON CONFLICT DO NOTHING
    RETURNING ${selectAttempt(sql)} AS attempt`;
  return row?.attempt ?? null;
}

/** Remembers a notice; false: it was received before. */
export async function keepNotice(
  sql: Sql,
  notice: { id: string; reference: string | null; at: Date },
): Promise<boolean> {
  const kept = await sql`
    INSERT INTO payment_notice (id, reference, at)
    VALUES (${notice.id}, ${notice.reference}, ${notice.at}) ON CONFLICT DO NOTHING`;
  return kept.count === 1;
}

/** Our reference of what a notice names; what is none of ours stays as it is. */
export async function findReference(sql: Sql, named: string): Promise<string> {
  if (!named.startsWith('LNK_')) return named;
  const [row] = await sql<{ reference: string }[]>`
    SELECT reference FROM payment WHERE transaction_id = ${named} LIMIT 1`;
  return row?.reference ?? named;
}
