import type { ServerNews } from './messages.ts';

export interface RunningServer extends ServerNews {
  /** Finishes what was asked, closes the pool, stops an embedded database: in under five seconds. */
  stop(): Promise<void>;
}
