import { delaysOf, type GuessPolicy } from '@matiz/domain/identity/guessing.ts';
import type { Sql } from '#db/pool.ts';

/** Whose failures are counted, both hashed: an account, and from where, or all strangers' together. */
export interface FailureKey {
  readonly account: string;
  readonly origin: string;
}

/**
 * Counts a guess as failed before it is looked at, in one statement, so that of parallel guesses no
 * more are looked at than may be. Answers 0 when it may be looked at, else the seconds to wait;
 * null: no more, however long one waits.
 */
export async function countFailure(
  sql: Sql,
  policy: GuessPolicy,
  { account, origin }: FailureKey,
  now: Date,
): Promise<number | null> {
  const delays = delaysOf(policy);
  const delay = sql`(${delays}::int[])[least(held.failures + 1, ${delays.length})]`;
  const first = new Date(now.getTime() + (delays[0] ?? 0) * 1000);
  const [counted] = await sql`
    INSERT INTO failed_guess AS held (account, origin, failures, next_at, last_at)
    VALUES (${account}, ${origin}, 1, ${delays[0] ? first : null}, ${now})
    ON CONFLICT (account, origin) DO UPDATE
      SET failures = held.failures + 1, last_at = greatest(held.last_at, ${now}),
        -- Null after a free one: guesses at the same moment, of two clocks, do not refuse each other.
        next_at = ${now}::timestamptz + nullif(${delay}, 0) * interval '1 second'
      WHERE coalesce(held.next_at <= ${now}, true) AND held.failures < ${policy.most}
    RETURNING failures`;
  if (counted) return 0;
  const [held] = await sql<{ failures: number; nextAt: Date | null }[]>`
    select failures, next_at as "nextAt" from failed_guess
    where account = ${account} and origin = ${origin}`;
  if (held && held.failures >= policy.most) return null;
  const wait = (held?.nextAt?.getTime() ?? 0) - now.getTime();
  return Math.max(1, Math.ceil(wait / 1000));
}

/** Takes one failure back, of a guess that nobody had the time to look at. */
export async function takeFailureBack(sql: Sql, { account, origin }: FailureKey): Promise<void> {
  await sql`
    UPDATE failed_guess SET failures = failures - 1, next_at = NULL
    WHERE account = ${account} AND origin = ${origin} AND failures > 0`;
}

/** What failed before the right guess counts no more. */
export async function forgetFailures(
  sql: Sql,
  account: string,
  origins: readonly string[],
): Promise<void> {
  await sql`
    DELETE FROM failed_guess WHERE account = ${account} AND origin = ANY (${[...origins]})`;
}

/** The secret is another one: whatever was guessed of it counts no more. */
export async function forgetAccount(sql: Sql, account: string): Promise<void> {
  await sql`DELETE FROM failed_guess WHERE account = ${account}`;
}

/** What has not been added to for a month is no attack any more. */
export async function removeOldFailures(sql: Sql, now: Date): Promise<void> {
  await sql`DELETE FROM failed_guess WHERE last_at < ${now}::timestamptz - interval '30 days'`;
}
