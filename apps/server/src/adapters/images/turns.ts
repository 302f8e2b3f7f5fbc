export interface Turns {
  /** Runs the work when it is its turn; work that somebody waits for goes before the rest. */
  take<T>(work: () => Promise<T>, isUrgent: boolean): Promise<T>;
}

/** Lets so many pieces of work run at a time and no more. */
export function createTurns(atOnce: number): Turns {
  let running = 0;
  const urgent: (() => void)[] = [];
  const patient: (() => void)[] = [];

  return {
    async take(work, isUrgent) {
      if (running >= atOnce) {
        await new Promise<void>((resolve) => (isUrgent ? urgent : patient).push(resolve));
      } else {
        running += 1;
      }
      try {
        return await work();
      } finally {
        // The turn is handed on, not given back, so that nobody slips in between.
        const next = urgent.shift() ?? patient.shift();
        if (next) next();
        else running -= 1;
      }
    },
  };
}
