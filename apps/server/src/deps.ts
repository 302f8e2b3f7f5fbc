import type { Clock } from '@matiz/domain/kernel/clock.ts';
import type { Sql } from './db/pool.ts';
import { createDeliveryService } from './modules/delivery/index.ts';
import { createIdentityService } from './modules/identity/index.ts';
import { createLoyaltyService } from './modules/loyalty/index.ts';

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
  /** How long a principal is remembered, in milliseconds. */
  readonly holdPrincipalMs?: number;
}

/** The outside world that tests replace. */
export interface World {
  readonly clock: Clock;
  readonly newId: () => string;
}

export type Deps = ReturnType<typeof createDeps>;

/** The only place that wires modules to each other and picks their adapters. */
export function createDeps(settings: AppSettings, sql: Sql, world: Partial<World> = {}) {
  const clock = world.clock ?? (() => new Date());
  const newId = world.newId ?? (() => crypto.randomUUID());
  const base = { sql, clock, newId };
  const { secret, holdPrincipalMs = 1000 } = settings;

  const identity = createIdentityService({ ...base, secret, holdPrincipalMs });
  const delivery = createDeliveryService({ ...base, identity });
  const loyalty = createLoyaltyService(base);
  return { settings, ...base, identity, delivery, loyalty };
}
