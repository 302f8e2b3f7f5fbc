import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

/** What hears a channel of the database. */
export interface Ear {
  /** From now on everything is heard; what happened before may have been missed. */
  onOpen(): void;
  /** Nothing is heard any more, until `onOpen`. */
  onLost(): void;
  onNews(payload: string): void;
}

export interface Listening {
  stop(): Promise<void>;
}

/** Milliseconds until a connection that was lost is tried again. */
const pause = 500;

/** Listens to a channel on a connection of its own, and again whenever that was lost. */
export function listenTo(config: pg.ClientConfig, channel: string, ear: Ear): Listening {
  const stopping = new AbortController();
  const { signal } = stopping;

  /** Ends when the connection does. */
  async function listenOnce(): Promise<void> {
    const client = new pg.Client(config);
    const ended = Promise.withResolvers<void>();
    client.on('error', () => ended.resolve());
    client.on('end', () => ended.resolve());
    client.on('notification', ({ payload = '' }) => ear.onNews(payload));
    const end = () => ended.resolve();
    signal.addEventListener('abort', end);
    try {
      await client.connect();
      await client.query(`LISTEN ${client.escapeIdentifier(channel)}`);
      if (!signal.aborted) ear.onOpen();
      await ended.promise;
    } catch {
      // A database that is down: it is tried again.
    } finally {
      signal.removeEventListener('abort', end);
      ear.onLost();
      await client.end().catch(() => {});
    }
  }

  async function listen(): Promise<void> {
    while (!signal.aborted) {
      await listenOnce();
      if (!signal.aborted) await wait(pause, undefined, { signal, ref: false }).catch(() => {});
    }
  }

  const listening = listen();
  return {
    stop: async () => {
      stopping.abort();
      await listening;
    },
  };
}
