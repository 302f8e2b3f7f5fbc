import fastifyCookie from '@fastify/cookie';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import type { Deps } from './deps.ts';
import { isDevelopment } from './env.ts';
import { appLinkRoutes } from './http/app-links.ts';
import { carrierNoticeRoutes } from './http/carrier-notices.ts';
import { compressReplies } from './http/compression.ts';
import { apiDocumentRoutes } from './http/documents/api-documents.ts';
import { writeReplyBy } from './http/documents/write-reply.ts';
import { answerEarly } from './http/early-answer.ts';
import { healthRoutes } from './http/health.ts';
import { readJsonBodies } from './http/json-body.ts';
import { answerBadAddress, answerProblems } from './http/last-resort.ts';
import { setDeadlines, usualDeadlines } from './http/limits/deadlines.ts';
import { noticeForwarders } from './http/limits/forwarders.ts';
import { outboxRoutes } from './http/outbox.ts';
import { pictureRoutes } from './http/pictures.ts';
import { cookieNames } from './http/session/cookie-names.ts';
import { admitOrigins } from './http/session/cross-origin.ts';
import { allowLateReads } from './http/session/late-reads.ts';
import './http/plumbing.ts';
import { queueVisitors } from './http/limits/visitor-queue.ts';
import { givenRequestId, loggerOptions, logOutput, logRequests } from './http/request-log.ts';
import { routeOf } from './http/route-of.ts';
import { setSecurityHeaders } from './http/security-headers.ts';
import { cartReminderRoutes, cartRoutes, stockAlertRoutes } from './modules/cart/index.ts';
import {
  catalogueDeskRoutes,
  catalogueRoutes,
  importRoutes,
  outsideRoutes,
  pictureDeskRoutes,
} from './modules/catalogue/index.ts';
import { deliveryDeskRoutes, deliveryRoutes } from './modules/delivery/index.ts';
import { identityRoutes, sweepSessions } from './modules/identity/index.ts';
import { loyaltyDeskRoutes, loyaltyRoutes } from './modules/loyalty/index.ts';
import { marketingDeskRoutes, marketingRoutes } from './modules/marketing/index.ts';
import {
  arrivalsDeskRoutes,
  couponsDeskRoutes,
  ordersDeskRoutes,
  ordersRoutes,
} from './modules/orders/index.ts';
import {
  cardsRoutes,
  creditsDeskRoutes,
  paymentsDeskRoutes,
  paymentsRoutes,
} from './modules/payments/index.ts';
import { priceRulesDeskRoutes, pricesDeskRoutes, pricingRoutes } from './modules/pricing/index.ts';
import { pushRoutes } from './modules/push/index.ts';
import { searchDeskRoutes, searchRoutes } from './modules/search/index.ts';
import { shopRoutes } from './modules/shop/index.ts';
import { stockDeskRoutes } from './modules/stock/index.ts';
import { supportDeskRoutes, supportRoutes } from './modules/support/index.ts';
import { auditRoutes } from './resource/audit.routes.ts';

/** The application over its dependencies: every call, without the pages (`registerPages`). */
export async function buildApp(deps: Deps): Promise<FastifyInstance> {
  const app = createServer(deps);
  deps.tracing?.watchRequests(app);
  answerEarly(app);
  setDeadlines(app, deps.settings.deadlines ?? usualDeadlines);
  readJsonBodies(app);
  answerProblems(app);
  logRequests(app, deps.settings.logLevel);
  noticeForwarders(app, deps.noteForwarder);
  await app.register(fastifyCookie);
  if (deps.hasStandby) allowLateReads(app);
  await setSecurityHeaders(app, {
    isSecure: deps.settings.publicUrl.startsWith('https:'),
    isDevelopment: isDevelopment(deps.settings),
    hasGa4: typeof deps.settings.ga4MeasurementId === 'string',
  });
  await admitOrigins(app, deps.settings.appOrigins ?? []);
  await compressReplies(app);
  queueVisitors(app);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
  });

  healthRoutes(app, deps.isReady);
  appLinkRoutes(app, deps.settings.installedApps ?? { android: null, ios: null });
  apiDocumentRoutes(app);
  pictureRoutes(app, deps.pictures);
  outboxRoutes(app, deps.outbox);
  carrierNoticeRoutes(app, deps.carrierNews);
  identityRoutes(app, deps.identity);
  deliveryRoutes(app, deps.delivery);
  deliveryDeskRoutes(app, deps.deliveryDesk);
  stockDeskRoutes(app, deps.stockDesk);
  arrivalsDeskRoutes(app, deps.arrivalsDesk);
  loyaltyRoutes(app, deps.loyalty);
  loyaltyDeskRoutes(app, deps.loyaltyDesk);
  outsideRoutes(app, deps.outside);
  catalogueRoutes(app, deps.catalogue);
  catalogueDeskRoutes(app, deps.catalogueDesk);
  importRoutes(app, deps.importDesk.uploads);
  pictureDeskRoutes(app, deps.pictureDesk);
  pricingRoutes(app, deps.pricing);
  pricesDeskRoutes(app, deps.pricesDesk);
  priceRulesDeskRoutes(app, deps.priceRulesDesk);
  couponsDeskRoutes(app, deps.couponsDesk);
  searchRoutes(app, deps.search);
  searchDeskRoutes(app, deps.searchDesk);
  marketingRoutes(app, deps.marketing);
  marketingDeskRoutes(app, deps.marketingDesk);
  pushRoutes(app, deps.push);
  cartRoutes(app, deps.cart);
  cartReminderRoutes(app, deps.cartReminders);
  stockAlertRoutes(app, deps.stockAlerts);
  ordersRoutes(app, deps.orders);
  ordersDeskRoutes(app, deps.ordersDesk);
  paymentsRoutes(app, deps.payments);
  cardsRoutes(app, deps.cards);
  creditsDeskRoutes(app, deps.creditsDesk);
  paymentsDeskRoutes(app, deps.paymentsDesk);
  shopRoutes(app, deps.shop);
  supportRoutes(app, deps.support);
  supportDeskRoutes(app, deps.supportDesk);
  auditRoutes(app, deps);
  deps.practise?.(app);
  deps.practiseCarrying?.(app);
  sweepSessions(app, deps.identity);
  app.addHook('onClose', () => deps.background.idle());
  app.addHook('onClose', () => deps.importDesk.runner.stop());
  // Open before the first request: inside of a transaction there is no time for it.
  app.addHook('onReady', async () => void (await deps.jobs.open()));
  app.addHook('onClose', () => deps.jobs.stop());
  return app;
}

function createServer({ settings, newId, identity, errorReports }: Deps): FastifyInstance {
  const { publicUrl, trustProxy, logLevel, environment } = settings;
  const app = fastify({
    bodyLimit: 256 * 1024,
    exposeHeadRoutes: false,
    requestTimeout: 30_000,
    trustProxy: trustProxy.length > 0 ? [...trustProxy] : false,
    frameworkErrors: answerBadAddress,
    logger: { ...loggerOptions(logLevel), stream: logOutput() },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: (request) => givenRequestId(request.headers['x-request-id']) ?? newId(),
  });
  app.setSerializerCompiler(writeReplyBy);
  app.decorate('sessions', identity.sessions);
  app.decorate('cookieNames', cookieNames(publicUrl.startsWith('https:')));
  app.decorate('publicOrigin', new URL(publicUrl).origin);
  app.decorateRequest('principal', null);
  app.decorate('isStrict', environment === 'test');
  app.decorate('reportFault', (error, request) =>
    errorReports?.request(error, { route: routeOf(request), requestId: request.id }),
  );
  return app;
}
