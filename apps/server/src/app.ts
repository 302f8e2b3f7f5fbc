import fastifyCookie from '@fastify/cookie';
import { failure } from '@matiz/contracts/errors.ts';
import fastify, { type FastifyInstance } from 'fastify';
import type { Deps } from './deps.ts';
import { cookieNames } from './http/cookie-names.ts';
import { errorReplyOf, refusalOf, statusOf } from './http/errors.ts';
import './http/plumbing.ts';
import { deliveryRoutes } from './modules/delivery/index.ts';
import { identityRoutes } from './modules/identity/index.ts';
import { loyaltyRoutes } from './modules/loyalty/index.ts';

const bodyLimit = 256 * 1024;

/** The application over its dependencies, ready to listen or to be injected; `main.ts` and tests use it. */
export async function buildApp(deps: Deps): Promise<FastifyInstance> {
  const { settings } = deps;
  const app = fastify({
    bodyLimit,
    exposeHeadRoutes: false,
    logger: { level: settings.logLevel ?? 'info' },
    genReqId: () => deps.newId(),
  });
  app.decorate('sessions', deps.identity.sessions);
  app.decorate('cookieNames', cookieNames(settings.publicUrl.startsWith('https:')));
  app.decorate('publicOrigin', new URL(settings.publicUrl).origin);
  app.decorate('isStrict', settings.isStrict ?? false);
  await app.register(fastifyCookie);

  app.setErrorHandler((error, request, reply) => {
    const { failure: refusal, fields } = refusalOf(error);
    if (statusOf(refusal) >= 500) request.log.error({ err: error }, 'request failed');
    return reply.status(statusOf(refusal)).send(errorReplyOf(refusal, request.id, fields));
  });
  app.setNotFoundHandler((request, reply) =>
    reply.status(404).send(errorReplyOf(failure('NOT_FOUND'), request.id)),
  );
  identityRoutes(app, deps.identity);
  deliveryRoutes(app, deps.delivery);
  loyaltyRoutes(app, deps.loyalty);
  return app;
}
