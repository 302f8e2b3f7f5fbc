import { failure } from '@matiz/contracts/errors.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refused } from '../errors.ts';
import { findPageSession } from './page-session.ts';
import { serveBuiltWeb } from './pages-built.ts';
import { callInProcess } from './pages-calls.ts';
import { serveLiveWeb } from './pages-live.ts';
import { writeProblemPage } from './pages-problem.ts';
import { createPageQueue } from './pages-queue.ts';
import type { WebSource } from './pages-renderer.ts';

/** Addresses that are never a page: they answer 404 when nothing else takes them. */
const notAPage = /^\/(api|assets|img|\.well-known)(\/|$)|\.\w{1,8}$/;

interface PageSettings {
  readonly isDevelopment: boolean;
  readonly ga4Id: string | null;
}

/**
 * Serves the web application: its files, and every other GET as a page rendered on the server
 * (D-1). Throws when the web is not built.
 */
export async function registerPages(app: FastifyInstance, settings: PageSettings): Promise<void> {
  const { isDevelopment, ga4Id } = settings;
  const source = isDevelopment ? await serveLiveWeb(app) : await serveBuiltWeb(app);
  // Where nobody develops, only what is served on purpose: the outbox, the local gateway.
  if (!isDevelopment) app.all('/dev/*', (_, reply) => reply.callNotFound());
  servePages(app, source, ga4Id);
}

/** Every GET that nothing else takes is a page of the source. */
export function servePages(app: FastifyInstance, source: WebSource, ga4Id: string | null): void {
  const queue = createPageQueue();

  async function answerPage(request: FastifyRequest, reply: FastifyReply) {
    const url = new URL(request.url, app.publicOrigin);
    if (notAPage.test(url.pathname)) return reply.callNotFound();
    try {
      const page = await request.deadline.race(draw(url.href, request, reply));
      for (const [name, value] of page.headers) reply.header(name, value);
      reply.header('cache-control', 'private, no-store');
      return reply.status(page.status).send(page.text);
    } catch (error) {
      return writeProblemPage(error, request, reply);
    }
  }

  async function draw(url: string, request: FastifyRequest, reply: FastifyReply) {
    const session = await findPageSession(request, reply);
    const pageRequest = { url, nonce: reply.cspNonce?.script ?? '', ga4Id };
    const page = await queue.run(request, session, () =>
      source.draw(pageRequest, {
        callApi: callInProcess(request, session?.token ?? null),
        onError: (error) => request.log.warn({ err: error }, 'page problem'),
      }),
    );
    if (page === null) throw new Refused(failure('BUSY'));
    return page;
  }

  app.route({ method: ['GET', 'HEAD'], url: '/*', handler: answerPage });
}
