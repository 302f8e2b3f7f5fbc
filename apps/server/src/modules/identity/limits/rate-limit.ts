import { createHash } from 'node:crypto';
import type { Limit } from '@matiz/domain/identity/limit.ts';
import type { Sql } from '#db/pool.ts';

/**
 * Counts one try of `subject`, in one statement, so that parallel tries cannot slip through.
 * Answers 0 when it may go on, else the whole seconds to wait.
 */
export async function spendTry(
  sql: Sql,
  limit: Limit,
  subject: string,
  now: Date,
): Promise<number> {
  const key = limitKey(limit, subject);
  const cost = limit.refillSeconds * 1000;
  const latest = now.getTime() + limit.burst * cost;
  const first = new Date(now.getTime() + cost);
  const [row] = await sql<{ spentUntil: Date }[]>`
    INSERT INTO rate_limit AS held (key, spent_until) VALUES (${key}, ${first})
    ON CONFLICT (key) DO UPDATE
      SET spent_until = greatest(held.spent_until, ${now}::timestamptz) + ${cost} * interval '1 ms'
      WHERE greatest(held.spent_until, ${now}::timestamptz) + ${cost} * interval '1 ms'
        <= ${new Date(latest)}
    RETURNING spent_until AS "spentUntil"`;
  if (row) return 0;
  const [held] = await sql.reader<{ spentUntil: Date }[]>`
    select spent_until as "spentUntil" from rate_limit where key = ${key}`;
  const over = (held?.spentUntil.getTime() ?? latest) + cost - latest;
  return Math.max(1, Math.ceil(over / 1000));
}

/** One limit and whom it counts for. */
export type Spending = readonly [limit: Limit, subject: string];

/**
 * Counts one try of each, in order. Answers 0, else the whole seconds to wait for the first that is
 * used up, and then nothing was counted.
 */
export async function spendTries(
  sql: Sql,
  wanted: readonly Spending[],
  now: Date,
): Promise<number> {
  for (const [index, [limit, subject]] of wanted.entries()) {
    const wait = await spendTry(sql, limit, subject, now);
    if (wait === 0) continue;
    for (const [each, whose] of wanted.slice(0, index)) await refundTry(sql, each, whose);
    return wait;
  }
  return 0;
}

/** Gives one try back, when it turned out to be no attack. */
export async function refundTry(sql: Sql, limit: Limit, subject: string): Promise<void> {
  await sql`
    UPDATE rate_limit SET spent_until = spent_until - ${limit.refillSeconds} * interval '1 second'
    WHERE key = ${limitKey(limit, subject)}`;
}

/** The subject is hashed: an e-mail that someone typed is not kept. */
export function limitKey(limit: Pick<Limit, 'name'>, subject: string): string {
  return `${limit.name}:${createHash('sha256').update(subject).digest('base64url')}`;
}
