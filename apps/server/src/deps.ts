import { randomInt } from 'node:crypto';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Clock } from '@matiz/domain/kernel/clock.ts';
import { demoPictures } from './adapters/images/demo-pictures.ts';
import { createPictures } from './adapters/images/pictures.ts';
import { isMigrated } from './db/is-migrated.ts';
import type { Sql } from './db/pool.ts';
import type { Settings } from './env.ts';
import { createCartService } from './modules/cart/index.ts';
import { createCatalogueService } from './modules/catalogue/index.ts';
import { createDeliveryService } from './modules/delivery/index.ts';
import { createIdentityService } from './modules/identity/index.ts';
import { createLoyaltyService } from './modules/loyalty/index.ts';
import { createMarketingService } from './modules/marketing/index.ts';
import { createOrdersService, type TakeStock } from './modules/orders/index.ts';
import { createPricingService } from './modules/pricing/index.ts';
import { createSearchService } from './modules/search/index.ts';

/** What the application needs to know of the process. */
export interface AppSettings
  extends Pick<Settings, 'publicUrl' | 'secret' | 'trustProxy' | 'environment' | 'logLevel'> {
  /** How long a principal is remembered, in milliseconds; 1000 unless given. */
  readonly holdPrincipalMs?: number;
  /** Where renderings of pictures are kept; unless given, nowhere. */
  readonly dataDir?: string;
  /** Origins other than our own whose pages may call the API; none unless given. */
  readonly appOrigins?: readonly string[];
}

/** The outside world that tests replace. */
export interface World {
  readonly clock: Clock;
  readonly newId: () => string;
  /** Secure; from 0 up to, not including, 1. */
  readonly random: () => number;
  readonly wait: (milliseconds: number) => Promise<void>;
  /** Only so that a test can show what happens without its guard. */
  readonly takeStock?: TakeStock;
}

const realWorld: World = {
  clock: () => new Date(),
  newId: () => crypto.randomUUID(),
  random: () => randomInt(2 ** 32) / 2 ** 32,
  wait,
};

export type Deps = ReturnType<typeof createDeps>;

/** The only place that wires modules to each other and picks their adapters. */
export function createDeps(settings: AppSettings, sql: Sql, world: Partial<World> = {}) {
  const base = { ...realWorld, ...world, sql };
  const { secret, holdPrincipalMs = 1000 } = settings;

  const identity = createIdentityService({ ...base, secret, holdPrincipalMs });
  const delivery = createDeliveryService({ ...base, identity });
  const loyalty = createLoyaltyService(base);
  const pictures = createPictures({
    source: demoPictures,
    folder: settings.dataDir === undefined ? null : path.join(settings.dataDir, 'images'),
  });
  const catalogue = createCatalogueService(base);
  const pricing = createPricingService({ catalogue });
  const search = createSearchService({ ...base, catalogue });
  const marketing = createMarketingService(base);
  const cart = createCartService(base);
  const orders = createOrdersService({
    ...base,
    delivery,
    // Nobody listens to orders yet.
    announce: () => {},
  });
  return {
    settings,
    ...base,
    isReady: () => isMigrated(sql),
    identity,
    delivery,
    loyalty,
    pictures,
    catalogue,
    pricing,
    search,
    marketing,
    cart,
    orders,
  };
}
