import { createHash } from 'node:crypto';
import type { Sql } from '../../db/pool.ts';

/** `burst` tries at once, then one more every `refillSeconds`. */
export interface Limit {
  readonly name: string;
  readonly burst: number;
  readonly refillSeconds: number;
}

/** `spendTry` over a database that is known. */
export type SpendTry = (limit: Limit, subject: string, now: Date) => Promise<number>;

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
    insert into rate_limit as held (key, spent_until) values (${key}, ${first})
    on conflict (key) do update
      set spent_until = greatest(held.spent_until, ${now}::timestamptz) + ${cost} * interval '1 ms'
      where greatest(held.spent_until, ${now}::timestamptz) + ${cost} * interval '1 ms'
        <= ${new Date(latest)}
    returning spent_until as "spentUntil"`;
  if (row) return 0;
  const [held] = await sql<{ spentUntil: Date }[]>`
    select spent_until as "spentUntil" from rate_limit where key = ${key}`;
  const over = (held?.spentUntil.getTime() ?? latest) + cost - latest;
  return Math.max(1, Math.ceil(over / 1000));
}

/** Gives one try back, when it turned out to be no attack. */
export async function refundTry(sql: Sql, limit: Limit, subject: string): Promise<void> {
  await sql`
    update rate_limit set spent_until = spent_until - ${limit.refillSeconds} * interval '1 second'
    where key = ${limitKey(limit, subject)}`;
}

/** Gives all tries back, after the person has proven who they are. */
export async function forgetTries(sql: Sql, limit: Limit, subject: string): Promise<void> {
  await sql`delete from rate_limit where key = ${limitKey(limit, subject)}`;
}

/** The subject is hashed: an e-mail that somebody typed is not kept. */
export function limitKey(limit: Pick<Limit, 'name'>, subject: string): string {
  return `${limit.name}:${createHash('sha256').update(subject).digest('base64url')}`;
}
