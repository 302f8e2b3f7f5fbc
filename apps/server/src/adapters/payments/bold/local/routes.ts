import { parse } from 'node:querystring';
import type { FastifyInstance } from 'fastify';
import { faultRoutes } from '../../local/fault-routes.ts';
import { createFaults } from '../../local/faults.ts';
import { createNotices } from '../../local/notices.ts';
import { sendPage } from '../../local/page.ts';
import { ApiRefusal, PageRefusal } from '../../local/refusals.ts';
import { checkoutRoutes } from './checkout-routes.ts';
import { LinkRefusal } from './link-refusals.ts';
import { linkRoutes } from './link-routes.ts';
import { createLinkStore, createLinkTables } from './link-store.ts';
import { boldPrefix, type LocalBoldOptions, practiceBeginning } from './local-bold.ts';
import { saleNotice } from './sale-notice.ts';

/**
 * Bold without internet, under `/dev/bold`: its links in `v1`, the page that they lead to in `p/`.
 * It is to refuse whatever the real one refuses, so that what works with it works. With it anybody
 * can pay without money: it must never stand beside real orders.
 */
export function localBoldRoutes(app: FastifyInstance, options: LocalBoldOptions): void {
  const { sql, keys, wait, settleMs = 700 } = options;
  for (const key of [keys.identity, keys.secret]) {
    if (key.startsWith(practiceBeginning)) continue;
    throw new Error(`local Bold: its keys must begin with ${practiceBeginning}`);
  }
  app.register(
    async (scope) => {
      const store = createLinkStore(sql);
      const faults = createFaults();
      const notices = createNotices({
        ...options,
        name: 'local Bold',
        find: store.find,
        sign: saleNotice,
        // A try that came to nothing before the one that is told.
        asBegun: (link) => ({ ...link, outcome: 'failed' as const }),
        faults,
        secret: keys.secret,
      });
      const local = { ...options, settleMs, store, notices };
      // Of this scope alone: everywhere else a body that is no JSON stays refused.
      scope.addContentTypeParser(
        'application/x-www-form-urlencoded',
        { parseAs: 'string', bodyLimit: 16 * 1024 },
        (_request, body, done) => done(null, parse(String(body))),
      );
      scope.setErrorHandler((error, _request, reply) => {
        if (error instanceof LinkRefusal || error instanceof ApiRefusal) {
          return reply.status(error.status).send(error.body);
        }
        if (error instanceof PageRefusal) return sendPage(reply, error, 'Bold');
        throw error;
      });
      let tables: Promise<void> | null = null;
      scope.addHook('preHandler', async () => {
        tables ??= createLinkTables(sql);
        await tables.catch((error: unknown) => {
          tables = null;
          throw error;
        });
      });
      scope.addHook('onClose', () => notices.close());
      faultRoutes(scope, { faults, prefix: boldPrefix, wait });
      linkRoutes(scope, local);
      checkoutRoutes(scope, local);
    },
    { prefix: boldPrefix },
  );
}
