import { DatabaseUnavailable } from '../../db/unavailable.ts';

export type TakeTurn = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * Lets so many pieces of work run at a time; the others wait here, in turn. A rush on the last units
 * waits for one row: in here it costs nothing, in the database it would hold every connection and
 * keep people from looking around meanwhile. Who comes when too many wait is told that we are busy.
 */
export function createTurns(atOnce: number, maxWaiting: number): TakeTurn {
  let running = 0;
  const waiting: (() => void)[] = [];

  return async (work) => {
    if (running >= atOnce) {
      if (waiting.length >= maxWaiting) {
        throw new DatabaseUnavailable('busy', new Error('too many orders wait'));
      }
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      // The turn is handed on, not given back, so that nobody slips in between.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
