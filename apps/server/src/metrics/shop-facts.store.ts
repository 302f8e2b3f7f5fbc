import { bogotaDate } from '@matiz/domain/kernel/clock.ts';
import type { SqlReader } from '#db/pool.ts';

/** One look at what waits and what went wrong, each part by an index. */
export async function readShopState(sql: SqlReader, now: Date) {
  const [row] = await sql<
    {
      ordersLastHour: number;
      ordersUnpaid: number;
      paymentsPending: number;
      refundsDue: number;
      searchesLastHour: number;
      searchesEmptyLastHour: number;
    }[]
  >`
    SELECT
      (SELECT count(*)::int FROM customer_order
        WHERE placed_at > ${now}::timestamptz - interval '1 hour') AS "ordersLastHour",
      (SELECT count(*)::int FROM customer_order WHERE state = 'created') AS "ordersUnpaid",
      (SELECT count(*)::int FROM payment WHERE state = 'pending') AS "paymentsPending",
      (SELECT count(*)::int FROM payment WHERE refund_due > refunded) AS "refundsDue",
      (SELECT count(*)::int FROM search_log
        WHERE at > ${now}::timestamptz - interval '1 hour') AS "searchesLastHour",
      (SELECT count(*)::int FROM search_log
        WHERE at > ${now}::timestamptz - interval '1 hour' AND results = 0
      ) AS "searchesEmptyLastHour"`;
  if (!row) throw new Error('The database answered nothing');
  return row;
}

export async function readPaymentStates(
  sql: SqlReader,
  now: Date,
): Promise<Record<string, number>> {
  const rows = await sql<{ state: string; count: number }[]>`
    SELECT payment.state, count(*)::int AS count
    FROM customer_order placed JOIN payment ON payment.order_id = placed.id
    WHERE placed.placed_at > ${now}::timestamptz - interval '1 hour'
    GROUP BY payment.state`;
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
}

/** pg-boss's own table; its states are `created`, `retry`, `active`, `completed`, `failed` … */
export async function readJobState(sql: SqlReader, now: Date) {
  const [row] = await sql<{ jobsWaiting: number; jobsOldest: number; jobsFailed: number }[]>`
    SELECT count(*) FILTER (WHERE state < 'active' AND start_after <= ${now})::int AS "jobsWaiting",
      coalesce(extract(epoch FROM ${now}::timestamptz - min(start_after)
        FILTER (WHERE state < 'active' AND start_after <= ${now})), 0)::float8 AS "jobsOldest",
      count(*) FILTER (WHERE state = 'failed')::int AS "jobsFailed"
    FROM pgboss.job WHERE name IN ('event', 'task') AND state <> 'completed'`;
  if (!row) throw new Error('The database answered nothing');
  return row;
}

export async function readPhoneMessages(
  sql: SqlReader,
  now: Date,
): Promise<{ channel: string; state: string; count: number }[]> {
  return sql<{ channel: string; state: string; count: number }[]>`
    SELECT channel, state, count(*)::int AS count FROM phone_message
    WHERE at > ${now}::timestamptz - interval '1 hour' GROUP BY channel, state`;
}

export async function readMessageState(
  sql: SqlReader,
  now: Date,
): Promise<{ phoneSpend: number; mailBounces: number }> {
  const [row] = await sql<{ phoneSpend: number; mailBounces: number }[]>`
    SELECT
      coalesce((SELECT spent::float8 FROM phone_day WHERE day = ${bogotaDate(now)}), 0)
        AS "phoneSpend",
      (SELECT count(*)::int FROM mail_bounce
        WHERE at > ${now}::timestamptz - interval '7 days') AS "mailBounces"`;
  if (!row) throw new Error('The database answered nothing');
  return row;
}
