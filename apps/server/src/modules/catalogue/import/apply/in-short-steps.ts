import { brokenConstraint, DatabaseUnavailable } from '#db/connection/unavailable.ts';
import type { Tx } from '#db/sql.ts';
import { keepAlive, lockBatch } from '../batch.store.ts';
import type { ImportDeps } from '../import-deps.ts';

/** The batch was given up by someone else, since it did not move for too long. */
export class TakenOver extends Error {}

const attempts = 5;
const pauseMs = 200;
/** Of the time of each step, how much is left to everybody else before the next. */
const breath = 0.1;

/**
 * Does one step of a batch in a transaction of its own: whole or not at all, short enough that
 * nobody waits for it long. A step that met someone else's change is done again from its
 * beginning. Between steps the database is left to others for a moment.
 */
export async function inShortStep<T>(
  { sql, clock, wait }: Pick<ImportDeps, 'sql' | 'clock' | 'wait'>,
  batchId: string,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    const begun = clock().getTime();
    try {
      if (!(await keepAlive(sql, batchId, clock()))) throw new TakenOver();
      const outcome = await sql.begin(async (tx) => {
        if (!(await lockBatch(tx, batchId))) throw new TakenOver();
        return work(tx);
      });
      await wait(Math.max(0, clock().getTime() - begun) * breath);
      return outcome;
    } catch (error) {
      if (attempt >= attempts || !isPassing(error)) throw error;
      await wait(pauseMs * attempt);
    }
  }
}

/** Locks that were not given in time, and rows that someone else wrote in between. */
function isPassing(error: unknown): boolean {
  if (error instanceof DatabaseUnavailable) return error.reason === 'busy';
  return brokenConstraint(error) !== undefined;
}
