import pg from 'pg';
import { DatabaseUnavailable } from '#db/connection/unavailable.ts';

/** Thrown inside a transaction that has to be rolled back and tried again from the start. */
export class TryAgain extends Error {
  override readonly name = 'TryAgain';
}

/** Serialization failure, and deadlock: the transaction did nothing wrong, it only came badly. */
const conflicts = new Set(['40001', '40P01']);
const retries = 3;
const step = 25;

export interface RetryPolicy {
  readonly wait: (milliseconds: number) => Promise<void>;
  /** From 0 up to, not including, 1. */
  readonly random: () => number;
}

/**
 * Runs a transaction again, at most three times, when it lost against another one. Anyone who loses
 * every time is told that we are busy.
 */
export function retryConflicts<T>(policy: RetryPolicy, work: () => Promise<T>): Promise<T> {
  return retryLearning(policy, null, { work, learn: async () => null });
}

/**
 * The same, where an attempt has to know what the ones before it met: `work` is given `first`, and
 * after each conflict what `learn` makes of it.
 */
export async function retryLearning<T, Known>(
  policy: RetryPolicy,
  first: Known,
  {
    work,
    learn,
  }: {
    readonly work: (known: Known) => Promise<T>;
    readonly learn: (known: Known, conflict: unknown) => Promise<Known>;
  },
): Promise<T> {
  let known = first;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work(known);
    } catch (error) {
      if (!isConflict(error)) throw error;
      if (attempt > retries) throw new DatabaseUnavailable('busy', error);
      known = await learn(known, error);
      await policy.wait(step * attempt * (0.5 + policy.random()));
    }
  }
}

function isConflict(error: unknown): boolean {
  if (error instanceof TryAgain) return true;
  if (error instanceof pg.DatabaseError) return conflicts.has(error.code ?? '');
  return error instanceof Error && error.cause !== undefined && isConflict(error.cause);
}
