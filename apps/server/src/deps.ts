import type { Clock } from '@matiz/domain/kernel/clock.ts';
import type { Sql } from './db/pool.ts';
import type { Sessions } from './http/principal.ts';

/** What the application needs to know of the process; `env.ts` reads it. */
export interface AppSettings {
  /** Where people reach the product, such as `https://matiz.co`; cookies are secure when it is https. */
  readonly publicUrl: string;
  /** Signs access tokens: 32 characters at least. */
  readonly secret: string;
  /** Addresses of the proxies in front, whose `X-Forwarded-For` is believed. */
  readonly trustProxy?: readonly string[];
  readonly logLevel?: 'silent' | 'error' | 'warn' | 'info' | 'debug';
  /** Tests: a reply that its contract does not allow fails. */
  readonly isStrict?: boolean;
}

/** The outside world that tests replace. */
export interface World {
  readonly clock: Clock;
  readonly newId: () => string;
}

export interface Deps extends World {
  readonly settings: AppSettings;
  readonly sql: Sql;
  readonly sessions: Sessions;
}

/** The only place that wires modules to each other and picks their adapters. */
export function createDeps(settings: AppSettings, sql: Sql, world: Partial<World> = {}): Deps {
  const clock = world.clock ?? (() => new Date());
  const newId = world.newId ?? (() => crypto.randomUUID());
  const sessions: Sessions = { authenticate: async () => null };
  return { settings, sql, clock, newId, sessions };
}
