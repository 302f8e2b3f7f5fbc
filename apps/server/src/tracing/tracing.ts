import type { FastifyInstance } from 'fastify';
import type { StatementTrace } from '#db/pool.ts';
import type { WatchJob } from '../jobs/subscribers.ts';

/** Where spans are sent to (OTLP over HTTP), and how many of them. */
export interface TracingSettings {
  /** The collector's address, to which `/v1/traces` is added. */
  readonly endpoint: string;
  /** Sent along, as a key that the collector asks for. */
  readonly headers: Readonly<Record<string, string>>;
  /** Of the requests and jobs, from 0 to 1. */
  readonly share: number;
}

/**
 * Spans of what is asked, what is sent to the database for it, and jobs (ADR 97): by patterns and
 * names in the code, without addresses, values, or anything of a person.
 */
export interface Tracing {
  /** A span for each request; call it before other hooks, so that all that they do is in it. */
  watchRequests(app: FastifyInstance): void;
  readonly statements: StatementTrace;
  readonly job: WatchJob;
  /** Sends what has not been sent. */
  stop(): Promise<void>;
}
