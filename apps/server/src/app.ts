import fastifyCookie from '@fastify/cookie';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import type { Deps } from './deps.ts';
import { apiDocumentRoutes } from './http/api-documents.ts';
import { compressReplies } from './http/compression.ts';
import { cookieNames } from './http/cookie-names.ts';
import { admitOrigins } from './http/cross-origin.ts';
import { healthRoutes } from './http/health.ts';
import { readJsonBodies } from './http/json-body.ts';
import { answerBadAddress, answerProblems } from './http/last-resort.ts';
import { outboxRoutes } from './http/outbox.ts';
import { pictureRoutes } from './http/pictures.ts';
import './http/plumbing.ts';
import { givenRequestId, loggerOptions, logRequests } from './http/request-log.ts';
import { setSecurityHeaders } from './http/security-headers.ts';
import { cartReminderRoutes, cartRoutes } from './modules/cart/index.ts';
import { catalogueRoutes } from './modules/catalogue/index.ts';
import { deliveryRoutes } from './modules/delivery/index.ts';
import { identityRoutes, sweepSessions } from './modules/identity/index.ts';
import { loyaltyRoutes } from './modules/loyalty/index.ts';
import { marketingRoutes } from './modules/marketing/index.ts';
import { ordersRoutes } from './modules/orders/index.ts';
import { paymentsRoutes } from './modules/payments/index.ts';
import { pricingRoutes } from './modules/pricing/index.ts';
import { searchRoutes } from './modules/search/index.ts';

/** The application over its dependencies: every call, without the pages (`registerPages`). */
export async function buildApp(deps: Deps): Promise<FastifyInstance> {
  const app = createServer(deps);
  readJsonBodies(app);
  answerProblems(app);
  logRequests(app);
  await app.register(fastifyCookie);
  await setSecurityHeaders(app, {
    isSecure: deps.settings.publicUrl.startsWith('https:'),
    isDevelopment: deps.settings.environment === 'development',
    hasGa4: typeof deps.settings.ga4MeasurementId === 'string',
  });
  await admitOrigins(app, deps.settings.appOrigins ?? []);
  await compressReplies(app);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
  });

  healthRoutes(app, deps.isReady);
  apiDocumentRoutes(app);
  pictureRoutes(app, deps.pictures);
  outboxRoutes(app, deps.outbox);
  identityRoutes(app, deps.identity);
  deliveryRoutes(app, deps.delivery);
  loyaltyRoutes(app, deps.loyalty);
  catalogueRoutes(app, deps.catalogue);
  pricingRoutes(app, deps.pricing);
  searchRoutes(app, deps.search);
  marketingRoutes(app, deps.marketing);
  cartRoutes(app, deps.cart);
  cartReminderRoutes(app, deps.cartReminders);
  ordersRoutes(app, deps.orders);
  paymentsRoutes(app, deps.payments);
  deps.practise?.(app);
  sweepSessions(app, deps.identity);
  app.addHook('onClose', () => deps.background.settled());
  // Open before the first request: inside of a transaction there is no time for it.
  app.addHook('onReady', async () => void (await deps.jobs.open()));
  app.addHook('onClose', () => deps.jobs.stop());
  return app;
}

function createServer({ settings, newId, identity }: Deps): FastifyInstance {
  const { publicUrl, trustProxy, logLevel, environment } = settings;
  const app = fastify({
    bodyLimit: 256 * 1024,
    exposeHeadRoutes: false,
    requestTimeout: 30_000,
    trustProxy: trustProxy.length > 0 ? [...trustProxy] : false,
    frameworkErrors: answerBadAddress,
    logger: loggerOptions(logLevel),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: (request) => givenRequestId(request.headers['x-request-id']) ?? newId(),
  });
  app.decorate('sessions', identity.sessions);
  app.decorate('cookieNames', cookieNames(publicUrl.startsWith('https:')));
  app.decorate('publicOrigin', new URL(publicUrl).origin);
  app.decorateRequest('principal', null);
  app.decorate('isStrict', environment === 'test');
  return app;
}
