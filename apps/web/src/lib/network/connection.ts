import type { Transport } from '@matiz/client/request.ts';

/** Whether requests get through. A browser may believe in a network that leads nowhere. */
export interface Connection {
  isOnline(): boolean;
  subscribe(listener: () => void): () => void;
  /** Tells the connection of each request that it carries. */
  watch(transport: Transport): Transport;
  /**
   * Something did not arrive: was it the connection? Looks, and where there is none comes back with
   * `true` once there is one; with `false` at once where nothing was wrong with it.
   */
  untilBack(signal?: AbortSignal): Promise<boolean>;
}

/** Between two attempts to reach the server, in milliseconds; the last for all that follow. */
const pausesMs = [2000, 4000, 8000, 15_000];

export interface ConnectionParts {
  readonly page: Window;
  /** Rejects while the server is out of reach; whatever it answers, it was reached. */
  readonly probe: () => Promise<unknown>;
}

/**
 * Watches the browser's own word and the fate of requests. One failure is not yet a lost
 * connection: a second attempt decides, and then others until one gets through.
 */
export function createConnection({ page, probe }: ConnectionParts): Connection {
  const listeners = new Set<() => void>();
  let isReachable = true;
  let attempts = 0;
  let timer: ReturnType<typeof setTimeout> | null = null;

  const tell = () => {
    for (const listener of listeners) listener();
  };
  page.addEventListener('online', () => {
    tell();
    if (!isReachable) void attempt();
  });
  page.addEventListener('offline', () => {
    tell();
    // A phone says so of its network while the page inside of it still believes in one: a look decides.
    if (!page.navigator.onLine) return;
    attempts = Math.max(attempts, 1);
    void attempt();
  });

  function reached(): void {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    attempts = 0;
    if (isReachable) return;
    isReachable = true;
    tell();
  }

  function missed(): void {
    if (timer !== null) return;
    const pause = pausesMs[Math.min(attempts, pausesMs.length - 1)];
    if (attempts > 0 && isReachable) {
      isReachable = false;
      tell();
    }
    attempts += 1;
    timer = setTimeout(() => void attempt(), pause);
  }

  function attempt(): Promise<void> {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    return probe().then(reached, missed);
  }

  const isOnline = () => page.navigator.onLine && isReachable;
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };

  return {
    isOnline,
    subscribe,
    async untilBack(signal) {
      if (isOnline()) {
        // What did not arrive was the first failure.
        attempts = Math.max(attempts, 1);
        await attempt();
        if (isOnline()) return false;
      }
      await new Promise<void>((resolve, reject) => {
        const stop = subscribe(() => {
          if (!isOnline()) return;
          stop();
          resolve();
        });
        signal?.addEventListener('abort', () => {
          stop();
          reject(signal.reason);
        });
      });
      return true;
    },
    watch: (transport) => async (outgoing) => {
      try {
        const incoming = await transport(outgoing);
        reached();
        return incoming;
      } catch (error) {
        missed();
        throw error;
      }
    },
  };
}

/** On the server, and in tests that ask for nothing else. */
export const alwaysOnline: Connection = {
  isOnline: () => true,
  subscribe: () => () => undefined,
  watch: (transport) => transport,
  untilBack: async () => false,
};
