import type { CreditEntry } from '@matiz/contracts/payments/credit.ts';
import type { Sql, SqlReader } from '#db/sql.ts';
import { type CreditFacts, selectCreditFacts } from '#modules/identity/index.ts';

/** Lines that a statement shows: years of one customer's orders. */
const mostEntries = 500;

/**
 * Takes an order off its customer's credit, and writes the line of the ledger: both in one
 * conditional update, so that of any number of orders at once none goes beyond the limit. Null:
 * done; else what is left of it.
 */
export async function takeCredit(
  sql: Sql,
  taken: { customerId: string; orderId: string; actorId: string; amount: number; at: Date },
): Promise<number | null> {
  const { customerId, orderId, actorId, amount, at } = taken;
  const written = await sql`
    WITH account AS (
      UPDATE credit_account SET used = used + ${amount}
      WHERE customer_id = ${customerId} AND used + ${amount} <= credit_limit
      RETURNING used, credit_limit, terms_days
    )
    INSERT INTO credit_entry (customer_id, order_id, amount, kind, at, balance, credit_limit,
      due_on, actor_id)
    SELECT ${customerId}::uuid, ${orderId}::uuid, ${amount}::bigint, 'purchase',
      ${at}::timestamptz, used, credit_limit,
      (${at}::timestamptz AT TIME ZONE 'America/Bogota')::date + terms_days, ${actorId}::uuid
    FROM account`;
  if (written.count === 1) return null;
  const [row] = await sql<{ left: number }[]>`
    SELECT greatest(credit_limit - used, 0) AS left FROM credit_account
    WHERE customer_id = ${customerId}`;
  return row?.left ?? 0;
}

/**
 * Notes what a customer paid, and answers what is used since. Known: it was noted before; refused:
 * there is no such credit, or it owes less than that.
 */
export async function notePayment(
  sql: Sql,
  payment: {
    customerId: string;
    key: string;
    amount: number;
    note: string;
    actorId: string;
    at: Date;
  },
): Promise<number | 'known' | 'refused'> {
  const { customerId, key, amount, note, actorId, at } = payment;
  // The account is held before the key is looked for: of two that are the same one waits.
  await sql`SELECT FROM credit_account WHERE customer_id = ${customerId} FOR UPDATE`;
  const [known] = await sql`SELECT FROM credit_entry WHERE request_key = ${key}`;
  if (known) return 'known';
  const [written] = await sql<{ used: number }[]>`
    WITH account AS (
      UPDATE credit_account SET used = used - ${amount}
      WHERE customer_id = ${customerId} AND used >= ${amount}
      RETURNING used, credit_limit
    )
    INSERT INTO credit_entry (customer_id, amount, kind, at, balance, credit_limit, actor_id, note,
      request_key)
    SELECT ${customerId}::uuid, -${amount}::bigint, 'payment', ${at}::timestamptz, used,
      credit_limit, ${actorId}::uuid, ${note}::text, ${key}::uuid
    FROM account RETURNING balance AS used`;
  return written?.used ?? 'refused';
}

export async function readCreditFacts(
  sql: SqlReader,
  customerId: string,
): Promise<CreditFacts | null> {
  const [row] = await sql<{ facts: CreditFacts | null }[]>`
    SELECT (${selectCreditFacts(sql, sql`${customerId}::uuid`)}) AS facts`;
  return row?.facts ?? null;
}

/** The newest first. */
export async function readEntries(sql: SqlReader, customerId: string): Promise<CreditEntry[]> {
  return sql<CreditEntry[]>`
    SELECT entry.id::text AS _id,
      to_char(entry.at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS at, entry.kind,
      entry.amount, entry.balance, entry.credit_limit AS "limit", entry.due_on::text AS "dueOn",
      placed.code AS "orderCode", entry.note
    FROM credit_entry entry LEFT JOIN customer_order placed ON placed.id = entry.order_id
    WHERE entry.customer_id = ${customerId}
    ORDER BY entry.at DESC, entry.id DESC LIMIT ${mostEntries}`;
}

/** Whose a credit is, as its paper says it. */
export async function readBusinessName(sql: SqlReader, customerId: string): Promise<string> {
  const [row] = await sql<{ businessName: string }[]>`
    SELECT business_name AS "businessName" FROM customer WHERE id = ${customerId}`;
  return row?.businessName ?? '';
}
