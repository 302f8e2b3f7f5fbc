import type { WatchJob } from '../jobs/subscribers.ts';
import type { PageError } from '../modules/shop/index.ts';

/** Where faults are told to, in Sentry's terms. */
export interface ErrorReportSettings {
  readonly dsn: string;
  /** What the running version is called; null: what Git calls it. */
  readonly release: string | null;
}

export interface FaultyRequest {
  /** The route's pattern, or a page's path without what names a person. */
  readonly route: string;
  readonly requestId: string;
}

/**
 * Tells a service outside what nobody expected (ADR 98): kind, message without what could name a
 * person, stack, release and route. Nobody waits for it, and a flood is told of a few times.
 */
export interface ErrorReports {
  /** What was thrown while a request was answered; what is an answer of its own is left out. */
  request(error: unknown, request: FaultyRequest): void;
  /** What failed in a browser, cleaned already (§8). */
  page(error: PageError): void;
  /** Tells what a job throws, and throws it on. */
  readonly job: WatchJob;
  /** Sends what has not been sent, in half a second at most. */
  stop(): Promise<void>;
}
