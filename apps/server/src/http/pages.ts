import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ensurePageSession } from './page-session.ts';
import { serveBuiltWeb } from './pages-built.ts';
import { serveLiveWeb } from './pages-live.ts';
import { writeProblemPage } from './pages-problem.ts';
import { fetchInProcess, type WebSource } from './pages-renderer.ts';

/** Addresses that are never a page: they answer 404 when nothing else takes them. */
const NOT_A_PAGE = /^\/(api|assets|img|\.well-known)(\/|$)|\.\w{1,8}$/;

/**
 * Serves the web application: its files, and every other GET as a page rendered on the server
 * (D-1). A visitor without a session gets a guest's first (§2). Throws when the web is not built.
 */
export async function registerPages(
  app: FastifyInstance,
  { isDevelopment, ga4Id }: { isDevelopment: boolean; ga4Id: string | null },
): Promise<void> {
  const source = isDevelopment ? await serveLiveWeb(app) : await serveBuiltWeb(app);
  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: (request, reply) => answerPage({ source, ga4Id }, request, reply),
  });
}

async function answerPage(
  { source, ga4Id }: { source: WebSource; ga4Id: string | null },
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const url = new URL(request.url, request.server.publicOrigin);
  if (NOT_A_PAGE.test(url.pathname)) return reply.callNotFound();
  try {
    const { token } = await ensurePageSession(request, reply);
    const { render, template, manifest } = await source.renderer(request.url);
    const page = await render(new Request(url), {
      fetchApi: fetchInProcess(request, token),
      template,
      manifest,
      nonce: reply.cspNonce?.script ?? '',
      ga4Id,
      onError: (error) => request.log.warn({ err: error }, 'page problem'),
    });
    for (const [name, value] of page.headers) reply.header(name, value);
    reply.header('cache-control', 'private, no-store');
    return reply.status(page.status).send(await page.text());
  } catch (error) {
    return writeProblemPage(error, request, reply);
  }
}
