import { requireTime } from './deadline.ts';

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
    const line = lines.get(priority) ?? createLine();
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

type Begin = () => void;

interface Client {
  readonly waiting: Begin[];
  running: number;
  /** Milliseconds that its work took, counted from `share` when it came. */
  spent: number;
}

type Line = ReturnType<typeof createLine>;

/** The clients of one priority for whom something waits or runs; the others are forgotten. */
function createLine() {
  const clients = new Map<string, Client>();
  /** What each client would have spent, had all been served alike: where a new one begins. */
  let share = 0;

  function clientOf(name: string): Client {
    const client = clients.get(name) ?? { waiting: [], running: 0, spent: share };
    clients.set(name, client);
    return client;
  }

  return {
    waitingOf: (name: string) => clients.get(name)?.waiting.length ?? 0,

    begin(name: string): void {
      clientOf(name).running += 1;
    },

    join(name: string, begin: Begin): void {
      clientOf(name).waiting.push(begin);
    },

    /** The oldest work of the one who has least under way, and of those the one who has spent least. */
    next(): Begin | undefined {
      let first: Client | undefined;
      for (const client of clients.values()) {
        if (client.waiting.length > 0 && (!first || goesBefore(client, first))) first = client;
      }
      if (first) first.running += 1;
      return first?.waiting.shift();
    },

    end(name: string, milliseconds: number): void {
      const client = clientOf(name);
      client.running -= 1;
      client.spent += milliseconds;
      share += milliseconds / clients.size;
      if (client.running === 0 && client.waiting.length === 0) clients.delete(name);
      if (clients.size === 0) share = 0;
    },
  };
}

function goesBefore(one: Client, other: Client): boolean {
  return one.running === other.running ? one.spent < other.spent : one.running < other.running;
}
