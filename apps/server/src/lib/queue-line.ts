type Begin = () => void;

interface Client {
  readonly waiting: Begin[];
  running: number;
  /** Milliseconds that its work took, counted from `share` when it came. */
  spent: number;
}

/** The clients of one priority for whom something waits or runs; the others are forgotten. */
export function createQueueLine() {
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
