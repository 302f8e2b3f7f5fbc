import { randomInt } from 'node:crypto';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Clock } from '@matiz/domain/kernel/clock.ts';
import { HOLD_MINUTES } from '@matiz/domain/payments/hold.ts';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { demoPictures } from './adapters/images/demo-pictures.ts';
import { joinSources } from './adapters/images/join-sources.ts';
import { createKeptPictures } from './adapters/images/kept-pictures.ts';
import { createPictureIntake, mostPictureBytes } from './adapters/images/picture-intake.ts';
import { createPictures } from './adapters/images/pictures.ts';
import { plainPicture, plainPictureKey } from './adapters/images/plain-picture.ts';
import { carryMessages } from './adapters/messages/carry-messages.ts';
import { chooseCarriers } from './adapters/messages/choose-carriers.ts';
import type { Messages } from './adapters/messages/messages.ts';
import { createOutbox } from './adapters/messages/outbox.ts';
import { chooseGateway } from './adapters/payments/choose-gateway.ts';
import { localWompiRoutes } from './adapters/payments/local/routes.ts';
import { createBackground } from './background.ts';
import { isMigrated } from './db/is-migrated.ts';
import type { Sql } from './db/pool.ts';
import type { Settings } from './env.ts';
import { loggerOptions } from './http/request-log.ts';
import { createJobs } from './jobs/jobs.ts';
import {
  createCartPort,
  createCartReminders,
  createCartService,
  type SaveCart,
} from './modules/cart/index.ts';
import { createCatalogueImport, createCatalogueService } from './modules/catalogue/index.ts';
import { createDeliveryService } from './modules/delivery/index.ts';
import {
  type CountGuess,
  createIdentityService,
  type LockToken,
  spendTry,
} from './modules/identity/index.ts';
import { createLoyaltyService } from './modules/loyalty/index.ts';
import { createMarketingService } from './modules/marketing/index.ts';
import { createOrdersService } from './modules/orders/index.ts';
import { createPaymentsService } from './modules/payments/index.ts';
import { createPricingService } from './modules/pricing/index.ts';
import { createSearchService } from './modules/search/index.ts';

/** What the application needs to know of the process. */
export interface AppSettings
  extends Pick<Settings, 'publicUrl' | 'secret' | 'trustProxy' | 'environment' | 'logLevel'> {
  /** How long a principal is remembered, in milliseconds; 1000 unless given. */
  readonly holdPrincipalMs?: number;
  /** How long it is remembered what a search text means, in milliseconds; a minute unless given. */
  readonly holdSearchMs?: number;
  /** How long it is remembered how much a long list holds, in milliseconds; ten seconds unless given. */
  readonly holdTotalsMs?: number;
  /** Where renderings of pictures are kept; unless given, nowhere. */
  readonly dataDir?: string;
  /** Origins other than our own whose pages may call the API; none unless given. */
  readonly appOrigins?: readonly string[];
  /** The property of Google Analytics 4; none unless given. */
  readonly ga4MeasurementId?: string | null;
  /** The mail server; none unless given. */
  readonly mail?: Settings['mail'];
  /** The account with the payment gateway; none unless given. */
  readonly wompi?: Settings['wompi'];
  /** The port that the process listens on; 3000 unless given. */
  readonly port?: number;
  /** How long an order that is paid online holds its goods, in milliseconds; a quarter of an hour unless given. */
  readonly holdMs?: number;
  /** Whether the database holds the demonstration, with accounts that everybody may enter. */
  readonly hasDemonstration?: boolean;
  /** Whether every registration waits for staff; none does unless given. */
  readonly reviewsRegistrations?: boolean;
}

/** The outside world that tests replace. */
export interface World {
  readonly clock: Clock;
  readonly newId: () => string;
  /** Secure; from 0 up to, not including, 1. */
  readonly random: () => number;
  readonly wait: (milliseconds: number) => Promise<void>;
  /** Speaks with the payment gateway; the network unless given. */
  readonly fetch?: typeof fetch;
  /** Instead of the carriers that the settings choose. */
  readonly messages?: Messages;
  /** Only so that a test can show what happens without its guard. */
  readonly saveCart?: SaveCart;
  /** The same. */
  readonly countGuess?: CountGuess;
  /** The same. */
  readonly lockToken?: LockToken;
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
  const jobs = createJobs(sql);
  const base = { ...realWorld, ...world, sql };
  const { secret, holdPrincipalMs = 1000, environment, hasDemonstration = false } = settings;
  const log = pino(loggerOptions(settings.logLevel));

  // Who reads it enters any account: nothing of it where people are (D-17).
  const hasOutbox = environment !== 'production' || hasDemonstration;
  const outbox = hasOutbox ? createOutbox(base) : null;
  const carriers = chooseCarriers({ mail: settings.mail ?? null, outbox });
  const report = log.warn.bind(log);
  const messages = world.messages ?? carryMessages(carriers, report);
  const background = createBackground(report);

  const { publicUrl, port = 3000 } = settings;
  const ownUrl = `http://127.0.0.1:${port}`;
  const carrier = world.fetch ? { fetch: world.fetch } : {};
  const { gateway, practiceKeys } = chooseGateway({
    ...{ keys: settings.wompi ?? null, mayPractise: hasOutbox, secret, publicUrl, ownUrl },
    ...{ clock: base.clock, ...carrier },
  });
  // The local counterpart of the gateway: with it anybody pays without money (D-17).
  const practise =
    practiceKeys &&
    ((app: FastifyInstance) => {
      const noticeUrl = `${ownUrl}/api/payment/notice`;
      const options = { ...base, ...carrier, keys: practiceKeys, publicUrl, noticeUrl, log };
      localWompiRoutes(app, options);
    });
  const identity = createIdentityService({
    ...base,
    secret,
    holdPrincipalMs,
    publicUrl,
    messages,
    background,
    reviewsRegistrations: settings.reviewsRegistrations ?? false,
  });
  const delivery = createDeliveryService({ ...base, identity, cart: createCartPort(base) });
  const loyalty = createLoyaltyService(base);
  const { dataDir } = settings;
  const kept = createKeptPictures(path.join(dataDir ?? tmpdir(), 'pictures'));
  const source = joinSources([kept, plainPicture, demoPictures]);
  const pictures = createPictures({
    source,
    folder: dataDir === undefined ? null : path.join(dataDir, 'images'),
  });
  const catalogue = createCatalogueService({
    ...base,
    holdTotalsMs: settings.holdTotalsMs ?? 10_000,
  });
  const catalogueImport = createCatalogueImport({
    ...base,
    pictures: createPictureIntake({ kept, source }),
    plainImage: plainPictureKey,
    mostPictureBytes,
  });
  const pricing = createPricingService({ catalogue });
  const search = createSearchService({
    ...base,
    catalogue,
    spendTry: (limit, subject, now) => spendTry(sql, limit, subject, now),
    holdSearchMs: settings.holdSearchMs ?? 60_000,
  });
  const marketing = createMarketingService(base);
  const cart = createCartService(base);
  const cartReminders = createCartReminders({ ...base, messages, publicUrl });
  const announce = jobs.announce;
  const payments = createPaymentsService({ ...base, gateway, announce, report });
  const orders = createOrdersService({
    ...{ ...base, delivery, announce, payments, publicUrl, report },
    spendTry: (limit, subject, now) => spendTry(sql, limit, subject, now),
    holdMs: settings.holdMs ?? HOLD_MINUTES * 60_000,
  });
  return {
    settings,
    ...base,
    isReady: () => isMigrated(sql),
    outbox,
    messages,
    background,
    jobs,
    identity,
    delivery,
    loyalty,
    pictures,
    catalogue,
    catalogueImport,
    pricing,
    search,
    marketing,
    cart,
    cartReminders,
    payments,
    practiceKeys,
    practise,
    orders,
  };
}
