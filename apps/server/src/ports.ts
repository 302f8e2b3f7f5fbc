import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Clock } from '@matiz/domain/kernel/clock.ts';
import type { Messages } from './adapters/messages/messages.ts';
import type { Sql } from './db/pool.ts';
import type { StandbyReads } from './db/replica/route-reads.ts';
import type { ErrorReports } from './error-reports/error-reports.ts';
import type { PageError } from './modules/shop/index.ts';
import type { Tracing } from './tracing/tracing.ts';

/** The outside ports that tests replace. */
export interface Ports {
  readonly clock: Clock;
  readonly newId: () => string;
  /** Secure; from 0 up to, not including, 1. */
  readonly random: () => number;
  readonly wait: (milliseconds: number) => Promise<void>;
  /** Speaks with the payment gateway; the network unless given. */
  readonly fetch?: typeof fetch;
  /** For work that nobody waits for, whose statements take as long as they need; the same unless given. */
  readonly unlimitedSql?: Sql;
  /** From where lists and search are read by who may read late; the database itself unless given. */
  readonly standby?: StandbyReads;
  /** Instead of the carriers that the settings choose. */
  readonly messages?: Messages;
  /** Instead of the log. */
  readonly reportPageError?: (error: PageError) => void;
  /** Spans of requests and jobs; none unless given. Those of statements are the pool's. */
  readonly tracing?: Tracing;
  /** Tells a service outside what nobody expected; beside the log, nobody unless given. */
  readonly errorReports?: ErrorReports;
}

export const realPorts: Ports = {
  clock: () => new Date(),
  newId: () => crypto.randomUUID(),
  random: () => randomInt(2 ** 32) / 2 ** 32,
  wait,
};
