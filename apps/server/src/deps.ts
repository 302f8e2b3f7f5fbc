import { tmpdir } from 'node:os';
import path from 'node:path';
import { mostPictureBytes } from '@matiz/contracts/staff/catalogue/pictures.ts';
import { reservationMinutes } from '@matiz/domain/payments/reservation.ts';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { openPictures } from './adapters/images/open-pictures.ts';
import { plainPictureKey } from './adapters/images/plain-picture.ts';
import { readProofPicture } from './adapters/images/proof-picture.ts';
import { openMessages } from './adapters/messages/open-messages.ts';
import { createOutbox } from './adapters/messages/outbox.ts';
import { localBoldRoutes } from './adapters/payments/bold/local/routes.ts';
import { cardOriginOf, chooseGateway } from './adapters/payments/choose-gateway.ts';
import { localWompiRoutes } from './adapters/payments/local/routes.ts';
import { choosePush } from './adapters/push/choose-push.ts';
import type { Sql } from './db/pool.ts';
import { readFromStandby } from './db/replica/route-reads.ts';
import { noteForwarder } from './db/start/deployment.ts';
import { isMigrated } from './db/start/is-migrated.ts';
import { tellPageError } from './error-reports/tell-page-error.ts';
import { loggerOptions, logOutput } from './http/request-log.ts';
import { joinWatches } from './jobs/handle-jobs.ts';
import { createJobs } from './jobs/jobs.ts';
import { createBackground } from './lib/background.ts';
import { createSealedTexts } from './lib/sealed-text.ts';
import { publicVapidKey } from './lib/vapid-key.ts';
import {
  createCartPort,
  createCartPrices,
  createCartReminders,
  createCartService,
  createStockAlerts,
} from './modules/cart/index.ts';
import {
  createCatalogueDesk,
  createCatalogueImport,
  createCatalogueService,
  createImportDesk,
  createOutsideService,
  createPictureDesk,
  createUploadFiles,
} from './modules/catalogue/index.ts';
import { createDeliveryDesk, createDeliveryService } from './modules/delivery/index.ts';
import { createIdentityService, spendTry } from './modules/identity/index.ts';
import { createLoyaltyDesk, createLoyaltyService } from './modules/loyalty/index.ts';
import {
  createMarketingDesk,
  createMarketingService,
  createTellPromotions,
} from './modules/marketing/index.ts';
import {
  createArrivalsDesk,
  createCouponsDesk,
  createOrdersDesk,
  createOrdersService,
  type OrdersDeps,
} from './modules/orders/index.ts';
import {
  createCardsService,
  createCreditsDesk,
  createPaymentsDesk,
  createPaymentsService,
} from './modules/payments/index.ts';
import {
  createPriceRulesDesk,
  createPricesDesk,
  createPricingService,
} from './modules/pricing/index.ts';
import { createPushService } from './modules/push/index.ts';
import { createSearchDesk, createSearchService, type SearchDeps } from './modules/search/index.ts';
import { createShopService } from './modules/shop/index.ts';
import { createStockDesk } from './modules/stock/index.ts';
import { createSupportDesk, createSupportService } from './modules/support/index.ts';
import { type Ports, realPorts } from './ports.ts';
import type { AppSettings } from './server-settings.ts';

export type Deps = ReturnType<typeof createDeps>;

/** The only place that wires modules to each other and picks their adapters. */
export function createDeps(settings: AppSettings, sql: Sql, ports: Partial<Ports> = {}) {
  const jobs = createJobs(sql, joinWatches(ports.tracing?.job, ports.errorReports?.job));
  const base = { ...realPorts, ...ports, sql };
  const { standby = null } = ports;
  const browsing = standby === null ? base : { ...base, sql: readFromStandby(sql, standby) };
  const { secret, principalTtlMs = 1000, isProduction = true } = settings;
  const log = pino(loggerOptions(settings.logLevel), logOutput());

  // Who reads it enters any account: nothing of it where people are (D-17, D-20).
  const outbox = isProduction ? null : createOutbox(base);
  const report = log.warn.bind(log);
  const background = createBackground(report);
  const sealed = createSealedTexts(secret);

  const { publicUrl, port = 3000 } = settings;
  const ownUrl = `http://127.0.0.1:${port}`;
  const { messages, ...carrying } = openMessages({
    ...base,
    settings,
    sealed,
    report,
    outbox,
    ownUrl,
    publish: jobs.publish,
  });
  const carrier = ports.fetch ? { fetch: ports.fetch } : {};
  const {
    gateway,
    practiceKeys,
    checks: gatewayChecks,
  } = chooseGateway({
    keys: settings.wompi ?? null,
    boldKeys: settings.bold ?? null,
    mayPractise: !isProduction,
    secret,
    publicUrl,
    ownUrl,
    clock: base.clock,
    ...carrier,
  });
  // The local counterparts of the gateways: with them anybody pays without money (D-17).
  const practise =
    practiceKeys &&
    ((app: FastifyInstance) => {
      const notices = `${ownUrl}/api/payment`;
      const common = { ...base, ...carrier, publicUrl, log };
      const { wompi, bold } = practiceKeys;
      localWompiRoutes(app, { ...common, keys: wompi, noticeUrl: `${notices}/notice` });
      localBoldRoutes(app, { ...common, keys: bold, noticeUrl: `${notices}/bold-notice` });
    });
  const { webPush = null } = settings;
  const phones = choosePush({
    outbox,
    firebaseFile: settings.firebaseFile ?? null,
    // A key that was only made here tells nobody outside while anybody may enter any account.
    webPush:
      webPush && (outbox === null || webPush.isGiven)
        ? { privateKey: webPush.privateKey, publicUrl }
        : null,
  });
  const identity = createIdentityService({
    ...base,
    secret,
    principalTtlMs,
    publicUrl,
    messages,
    reachesPhones: phones !== null,
    sealed,
    background,
    publish: jobs.publish,
    changeLocation: (principal, work) => delivery.changeLocation(principal, work),
    reviewsRegistrations: settings.reviewsRegistrations ?? false,
  });
  const delivery = createDeliveryService({ ...base, identity, cart: createCartPort(base) });
  const deliveryDesk = createDeliveryDesk(base);
  const stockDesk = createStockDesk(base);
  const arrivalsDesk = createArrivalsDesk(base);
  const loyalty = createLoyaltyService(base);
  const loyaltyDesk = createLoyaltyDesk(base);
  const { dataDir } = settings;
  const { pictures, intake, drawShare, readPaperPicture } = openPictures(settings);
  const catalogue = createCatalogueService({
    ...browsing,
    totalsTtlMs: settings.totalsTtlMs ?? 10_000,
  });
  const outside = createOutsideService({
    ...base,
    origin: new URL(publicUrl).origin,
    isFindable: isProduction,
    drawShare,
  });
  const deskBase = { ...base, plainImage: plainPictureKey, hasPicture: intake.has };
  const catalogueDesk = createCatalogueDesk(deskBase);
  const pictureDesk = createPictureDesk({
    ...deskBase,
    intake,
    pictures,
    background,
    files: createUploadFiles(path.join(dataDir ?? tmpdir(), 'picture-uploads')),
  });
  const importDeps = {
    ...base,
    sql: ports.unlimitedSql ?? sql,
    pictures: intake,
    plainImage: plainPictureKey,
    mostPictureBytes: mostPictureBytes,
  };
  const catalogueImport = createCatalogueImport(importDeps);
  const folder = path.join(dataDir ?? tmpdir(), 'imports');
  const importDesk = createImportDesk({ ...importDeps, folder, report });
  const pricesDesk = createPricesDesk(base);
  const priceRulesDesk = createPriceRulesDesk(base);
  const couponsDesk = createCouponsDesk(base);
  const pricing = createPricingService({ catalogue });
  const searchDeps: SearchDeps = {
    ...browsing,
    catalogue,
    spendTry: (limit, subject, now) => spendTry(sql, limit, subject, now),
    searchTtlMs: settings.searchTtlMs ?? 60_000,
  };
  const search = createSearchService(searchDeps);
  const searchDesk = createSearchDesk(searchDeps);
  const marketing = createMarketingService(base);
  const marketingDesk = createMarketingDesk(deskBase);
  const push = createPushService({
    ...base,
    push: phones,
    browserKey: webPush && publicVapidKey(webPush.privateKey),
  });
  const cart = createCartService(base);
  const cartReminders = createCartReminders({ ...base, messages, publicUrl });
  const publish = jobs.publish;
  const paying = { ...base, gateway, report };
  const payments = createPaymentsService({ ...paying, publish, readPaperPicture });
  const cards = createCardsService(paying);
  const creditsDesk = createCreditsDesk(base);
  const openMeans = payments.openMeans;
  const paymentsDesk = createPaymentsDesk({ ...base, publicUrl, gatewayChecks, openMeans });
  const hasMail = outbox !== null || (settings.mail ?? null) !== null;
  const shop = createShopService({
    ...base,
    hasMail,
    hasGateway: gateway !== null,
    hasPicture: intake.has,
    reportPageError: ports.reportPageError ?? tellPageError(log, ports.errorReports),
  });
  const ordersDeps: OrdersDeps = {
    ...base,
    cart,
    delivery,
    publish,
    payments,
    readProof: readProofPicture,
    readPaperPicture,
    cards,
    publicUrl,
    report,
    lenderSecrets: settings.lenderSecrets ?? new Map(),
    hasMail: messages.carries('email'),
    spendTry: (limit, subject, now) => spendTry(sql, limit, subject, now),
    reservationMs: settings.reservationMs ?? reservationMinutes * 60_000,
  };
  const orders = createOrdersService(ordersDeps);
  const ordersDesk = createOrdersDesk(ordersDeps);
  const support = createSupportService(base);
  const supportDesk = createSupportDesk({ ...base, publish });
  return {
    settings,
    ...base,
    hasStandby: standby !== null,
    isReady: () => isMigrated(sql.reader),
    noteForwarder: (address: string) => noteForwarder(sql, address, base.clock()),
    outbox,
    messages,
    ...carrying,
    sealed,
    background,
    jobs,
    identity,
    delivery,
    deliveryDesk,
    stockDesk,
    pricesDesk,
    priceRulesDesk,
    couponsDesk,
    arrivalsDesk,
    loyalty,
    loyaltyDesk,
    pictures,
    catalogue,
    outside,
    catalogueDesk,
    pictureDesk,
    catalogueImport,
    importDesk,
    pricing,
    search,
    searchDesk,
    marketing,
    marketingDesk,
    push,
    cart,
    cartReminders,
    stockAlerts: createStockAlerts({ ...base, publish }),
    cartPrices: createCartPrices({ ...base, publish }),
    tellPromotions: createTellPromotions({ ...base, publish }),
    payments,
    cards,
    cardOrigin: cardOriginOf(gateway, publicUrl),
    creditsDesk,
    paymentsDesk,
    shop,
    practiceKeys,
    practise,
    orders,
    ordersDesk,
    support,
    supportDesk,
  };
}
