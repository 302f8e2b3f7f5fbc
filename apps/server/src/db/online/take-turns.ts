import { setTimeout as sleep } from 'node:timers/promises';
import { DatabaseUnavailable } from '../connection/unavailable.ts';
import type { Sql } from '../sql.ts';

/** How long a migration waits, in milliseconds, and how often it begins again. */
export interface LockRetryPolicy {
  /** For a lock, while everybody who comes after it waits too. */
  readonly lockMs: number;
  /** Before it begins again, once more for each time. */
  readonly pauseMs: number;
  readonly times: number;
}

/** Three minutes in all. */
export const usualLockRetryPolicy: LockRetryPolicy = { lockMs: 2_000, pauseMs: 500, times: 25 };

/** Begins again what found a table in use. Throws what it last met. */
export async function retryBusy<T>(
  { pauseMs, times }: LockRetryPolicy,
  work: () => Promise<T>,
): Promise<T> {
  for (let time = 1; ; time += 1) {
    try {
      return await work();
    } catch (error) {
      const isBusy = error instanceof DatabaseUnavailable && error.reason === 'busy';
      if (!isBusy || time >= times) throw error;
    }
    await sleep(pauseMs * Math.min(time, 10));
  }
}

/** A number that no other lock uses. */
const turn = 20_260_104;

/**
 * One server at a time. The others ask now and then instead of waiting in a statement: an index that
 * is made without a lock waits for every statement that began before it, theirs too.
 */
export async function takeTurn<T>(
  sql: Sql,
  { pauseMs }: LockRetryPolicy,
  work: () => Promise<T>,
): Promise<T> {
  for (;;) {
    const taken = await sql.begin(async (tx) => {
      // As a text: a prepared statement's portal keeps its snapshot, and the index waits for that.
      const [row] = await tx.unsafe<{ isTaken: boolean }[]>(
        `select pg_try_advisory_xact_lock(${turn}) as "isTaken"`,
      );
      return row?.isTaken ? { value: await work() } : null;
    });
    if (taken) return taken.value;
    await sleep(pauseMs);
  }
}
