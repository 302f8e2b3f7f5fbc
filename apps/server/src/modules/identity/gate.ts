/** Lets so many pieces of work in at a time and lets a few wait; null: too many wait already. */
export type Gate = <T>(work: () => Promise<T>) => Promise<T | null>;

export function createGate({ atOnce, maxWaiting }: { atOnce: number; maxWaiting: number }): Gate {
  let running = 0;
  const waiting: (() => void)[] = [];

  return async (work) => {
    if (running >= atOnce) {
      if (waiting.length >= maxWaiting) return null;
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
