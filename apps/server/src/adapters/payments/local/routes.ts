import { parse } from 'node:querystring';
import type { FastifyInstance } from 'fastify';
import { apiRoutes } from './api-routes.ts';
import { bankRoutes } from './bank-routes.ts';
import { cardRoutes } from './cards/card-routes.ts';
import { faultRoutes } from './fault-routes.ts';
import { createFaults } from './faults.ts';
import { hostedPageRoutes } from './hosted-page-routes.ts';
import { checkKeys, type LocalWompi, prefix } from './local-wompi.ts';
import { createNotices } from './notices.ts';
import type { LocalWompiOptions } from './options.ts';
import { sendPage } from './page.ts';
import { ApiRefusal, PageRefusal } from './refusals.ts';
import { createTables } from './schema.ts';
import { signedNotice } from './signed-notice.ts';
import { createStore } from './store.ts';

/**
 * Wompi without internet, under `/dev/wompi`: its API in `v1`, its page for cards in `p/`, and a
 * bank. It is to refuse whatever the real one refuses, so that what works with it works. With it
 * anybody can pay without money: it must never stand beside real orders.
 */
export function localWompiRoutes(app: FastifyInstance, options: LocalWompiOptions): void {
  checkKeys(options.keys);
  app.register(
    async (scope) => {
      const local = createLocalWompi(options);
      // Of this scope alone: everywhere else a body that is no JSON stays refused.
      scope.addContentTypeParser(
        'application/x-www-form-urlencoded',
        { parseAs: 'string', bodyLimit: 16 * 1024 },
        (_request, body, done) => done(null, parse(String(body))),
      );
      scope.setErrorHandler((error, _request, reply) => {
        if (error instanceof ApiRefusal) return reply.status(error.status).send(error.body);
        if (error instanceof PageRefusal) return sendPage(reply, error);
        throw error;
      });
      let tables: Promise<void> | null = null;
      scope.addHook('preHandler', async () => {
        tables ??= createTables(options.sql);
        await tables.catch((error: unknown) => {
          tables = null;
          throw error;
        });
      });
      scope.addHook('onClose', () => local.notices.close());
      faultRoutes(scope, { faults: local.faults, prefix, wait: options.wait });
      apiRoutes(scope, local);
      cardRoutes(scope, local);
      hostedPageRoutes(scope, local);
      bankRoutes(scope, local);
    },
    { prefix },
  );
}

function createLocalWompi(options: LocalWompiOptions): LocalWompi {
  const { sql, keys, clock, newId, publicUrl, settleMs = 700 } = options;
  const store = createStore(sql);
  const faults = createFaults();
  return {
    keys,
    clock,
    newId,
    settleMs,
    store,
    faults,
    notices: createNotices({
      ...options,
      name: 'local Wompi',
      find: store.find,
      sign: signedNotice,
      asBegun: (row) => ({ ...row, outcome: null }),
      faults,
      secret: keys.events,
    }),
    addressOf: (request, path) =>
      `${publicUrl ?? `${request.protocol}://${request.host}`}${prefix}${path}`,
  };
}
