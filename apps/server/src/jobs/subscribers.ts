import type { z } from 'zod';
import type { Sql } from '../db/pool.ts';

/** News of something that happened; written down as JSON, so it holds only what JSON can hold. */
export interface DomainEvent {
  readonly kind: string;
}

/**
 * Publishes events within the transaction of what happened: they are handled if that commits, and never
 * otherwise.
 */
export type Publish = (
  sql: Sql,
  events: readonly DomainEvent[],
  /** Handled at once unless it says when; with a clock that is behind early, never late. */
  when?: { readonly notBefore: Date },
) => Promise<void>;

/**
 * Handles a kind of event, each at least once, so it must do no harm to handle it again; after one
 * that throws the event comes again, to the others as well.
 */
export interface Subscriber {
  /** For the log: `orders.mail`. */
  readonly name: string;
  readonly kind: string;
  /** `id` is the same at every repetition of one event. */
  handle(event: unknown, id: string): Promise<void>;
}

/** Where it is written what went wrong. */
export interface JobLog {
  warn(detail: { err: unknown }, message: string): void;
}

/** Surrounds what is done for a job, by its name in the code and its id. */
export type WatchJob = <T>(
  job: { readonly name: string; readonly id: string },
  work: () => Promise<T>,
) => Promise<T>;

/** What is done again and again, by one server at a time; the next run mends one that failed. */
export interface Task {
  readonly name: string;
  /** Minute, hour, day, month, weekday in America/Bogota. */
  readonly cron: string;
  run(): Promise<void>;
}

/** A subscriber whose events are read by a schema: what an older build published may look otherwise. */
export function subscribeTo<Event extends DomainEvent>(
  kind: Event['kind'],
  subscriber: {
    readonly name: string;
    readonly schema: z.ZodType<Event>;
    handle(event: Event, id: string): Promise<void>;
  },
): Subscriber {
  const { name, schema } = subscriber;
  return { name, kind, handle: async (event, id) => subscriber.handle(schema.parse(event), id) };
}
