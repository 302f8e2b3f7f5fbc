import { countPageViews } from '@matiz/contracts/marketing.ts';
import { addSearchTerm } from '@matiz/contracts/search.ts';
import { tellPageErrors } from '@matiz/contracts/shop.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { lateReadsAround, runWithLateReads } from '#lib/late-reads.ts';

/** Seconds in which who wrote reads from where they wrote: longer than a standby may be behind. */
const ownWritesSeconds = 5;

const looking = new Set(['GET', 'HEAD', 'OPTIONS']);
/** What nobody reads back. */
const untold = new Set(
  [countPageViews, addSearchTerm, tellPageErrors].map(({ path }) => `/api${path}`),
);

/**
 * Lets requests that only look read from a standby, unless their browser wrote a moment ago: a cookie says
 * so, to whichever process answers next. Clients with tokens of their own keep none, and read what is.
 */
export function allowLateReads(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const isAllowed = request.method === 'GET' && (lateReadsAround() ?? wroteNothing(request));
    runWithLateReads(isAllowed, done);
  });
  app.addHook('onSend', async (request, reply) => {
    if (looking.has(request.method) || untold.has(request.url)) return;
    const { cookieNames, publicOrigin } = app;
    reply.setCookie(cookieNames.wrote, '1', {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: publicOrigin.startsWith('https:'),
      maxAge: ownWritesSeconds,
    });
  });
}

function wroteNothing({ headers, cookies, server }: FastifyRequest): boolean {
  return headers.token === undefined && cookies[server.cookieNames.wrote] === undefined;
}
