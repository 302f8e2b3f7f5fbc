import { requireTime } from './deadline.ts';
import { createQueueLine } from './queue-line.ts';

export interface QueueSlot {
  /** What has a lower one goes first; 0 unless given. */
  readonly priority?: number;
  /** For whom the work is: those of one priority get the same time, however much one of them asks. */
  readonly client?: string;
}

export interface Queue {
  /**
   * Runs the work when it may begin. Null: too much waits already. Throws `DeadlinePassed` instead
   * of beginning what nobody waits for any more.
   */
  run<T>(work: () => Promise<T>, place?: QueueSlot): Promise<T | null>;
}

export interface QueueOptions {
  readonly atOnce: number;
  /** Pieces of work that may wait, of all clients and of one; any number unless given. */
  readonly mostWaiting?: number;
  readonly mostOfClient?: number;
  /** Milliseconds, by which the time is measured that work takes. */
  readonly now?: () => number;
}

/** Runs so many pieces of work at a time; the others wait here, where waiting costs nothing. */
export function createQueue(options: QueueOptions): Queue {
  const { atOnce, mostWaiting = Number.POSITIVE_INFINITY, now = () => performance.now() } = options;
  const { mostOfClient = mostWaiting } = options;
  const lines = new Map<number, Line>();
  let running = 0;
  let waiting = 0;

  function lineOf(priority: number): Line {
    const line = lines.get(priority) ?? createQueueLine();
    lines.set(priority, line);
    return line;
  }

  /** Lets the next one begin; it was `running` before anybody else could come in between. */
  function beginNext(): void {
    for (const priority of [...lines.keys()].sort((one, other) => one - other)) {
      const next = lines.get(priority)?.next();
      if (!next) continue;
      waiting -= 1;
      running += 1;
      next();
      return;
    }
  }

  return {
    async run(work, { priority = 0, client = '' } = {}) {
      const line = lineOf(priority);
      if (running < atOnce) {
        running += 1;
        line.begin(client);
      } else {
        if (waiting >= mostWaiting || line.waitingOf(client) >= mostOfClient) return null;
        waiting += 1;
        await new Promise<void>((resolve) => line.join(client, resolve));
      }
      const start = now();
      try {
        requireTime();
        return await work();
      } finally {
        line.end(client, now() - start);
        running -= 1;
        beginNext();
      }
    },
  };
}

type Line = ReturnType<typeof createQueueLine>;
