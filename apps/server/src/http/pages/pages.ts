import { failure } from '@matiz/contracts/errors.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SqlPool } from '../../db/pool.ts';
import { Refused } from '../errors.ts';
import type { Visitor } from '../session/principal.ts';
import { closeToOthers, isCardPage } from './card-page.ts';
import { createEarlyPages } from './kept/early-pages.ts';
import { listenForNews } from './kept/listen-for-news.ts';
import { encodingFor } from './kept/page-encoding.ts';
import { createPageAddresses, type PageAddress, pageKey } from './kept/page-key.ts';
import { createPageMemory, type FreshPage, type KeptPage } from './kept/page-memory.ts';
import { addShownIds } from './kept/shown-ids.ts';
import { isLinkPage, keepToItself } from './link-page.ts';
import { findPageSession, type PageSession } from './page-session.ts';
import { serveBuiltWeb } from './pages-built.ts';
import { callInProcess } from './pages-calls.ts';
import { serveLiveWeb } from './pages-live.ts';
import { writeProblemPage } from './pages-problem.ts';
import { createPageQueue } from './pages-queue.ts';
import type { CallApi, DrawnPage, PageRequest, WebSource } from './pages-renderer.ts';

/** Addresses that are never a page: they answer 404 when nothing else takes them. */
const notAPage = /^\/(api|assets|img|\.well-known)(\/|$)|\.\w{1,8}$/;

/**
 * How long a page is kept, though nothing was told that changes it: what depends on the time alone
 * (the hour until which one orders for tomorrow). What a page reads may be ten seconds old itself.
 */
const ttlMs = 20_000;
const mostBytes = 48 * 1024 * 1024;
const noIndex = { 'x-robots-tag': 'noindex, nofollow' };
/** For the one who asked, though others are shown the same. */
const ofAPage = { 'cache-control': 'private, no-store', vary: 'accept-encoding' };

interface PageSettings {
  readonly isDevelopment: boolean;
  readonly ga4Id: string | null;
  /** Where a browser posts a typed card: another origin than ours, or null. */
  readonly cardOrigin: string | null;
  /** Where it is heard that what pages show has changed. */
  readonly news: Pick<SqlPool, 'listen'>;
  /** Told when something changed that may be shown anywhere. */
  readonly onShown?: () => void;
  /** Whether search engines may show no page: a demonstration. */
  readonly isHidden?: boolean;
  /** Told where each page came from: memory, drawn to be kept, drawn for one person. */
  readonly onPage?: ((source: 'memory' | 'kept' | 'own') => void) | undefined;
}

/**
 * Serves the web application: its files, and every other GET as a page rendered on the server
 * (D-1). Throws when the web is not built.
 */
export async function registerPages(app: FastifyInstance, settings: PageSettings): Promise<void> {
  const { isDevelopment } = settings;
  const source = isDevelopment ? await serveLiveWeb(app) : await serveBuiltWeb(app);
  // Where nobody develops, only what is served on purpose: the outbox, the local gateway.
  if (!isDevelopment) app.all('/dev/*', (_, reply) => reply.callNotFound());
  servePages(app, source, settings);
}

/** Every GET that nothing else takes is a page of the source. */
export function servePages(
  app: FastifyInstance,
  source: WebSource,
  {
    ga4Id,
    cardOrigin,
    news,
    onShown,
    isHidden = false,
    onPage,
  }: Omit<PageSettings, 'isDevelopment'>,
): void {
  const queue = createPageQueue();
  const memory = createPageMemory({ ttlMs, mostBytes });
  const readAddress = createPageAddresses(source.kept);
  const headers = { ...app.pageHeaders(source.scripts), ...(isHidden ? noIndex : {}) };
  listenForNews(app, news, memory, onShown);

  const early = createEarlyPages(app, {
    memory,
    readAddress,
    headers: { ...headers, ...ofAPage },
    onPage,
  });

  async function answerPage(request: FastifyRequest, reply: FastifyReply) {
    const url = new URL(request.url, app.publicOrigin);
    if (notAPage.test(url.pathname)) return reply.callNotFound();
    try {
      const page = await request.deadline.race(findPage(url, request, reply));
      const accepted = encodingFor(request.headers['accept-encoding']);
      const { bytes, encoding } = await page.bodyFor(accepted);
      for (const [name, value] of page.headers) reply.header(name, value);
      reply.headers(ofAPage);
      if (encoding !== 'identity') reply.header('content-encoding', encoding);
      if (isCardPage(url.pathname)) closeToOthers(reply, cardOrigin);
      if (isLinkPage(url.pathname)) keepToItself(reply);
      return reply.status(page.status).send(bytes);
    } catch (error) {
      return writeProblemPage(error, request, reply);
    }
  }

  async function findPage(url: URL, request: FastifyRequest, reply: FastifyReply) {
    const session = await findPageSession(request, reply);
    const isGuest = session === null || session.principal.role === 'Guest';
    const address = isGuest ? readAddress(url) : null;
    if (address === null) {
      onPage?.('own');
      return drawOwn(url.href, request, session);
    }
    const page = await findKept(address, request, session);
    // Where it leads to carries what was left out of the address.
    const isRedirect = page.status >= 300 && page.status < 400;
    return isRedirect && !address.isWhole ? drawOwn(url.href, request, session) : page;
  }

  /** The same for all who look from this place: nothing of the one who asks goes into it. */
  async function findKept(
    { url }: PageAddress,
    request: FastifyRequest,
    session: PageSession | null,
  ): Promise<KeptPage> {
    const anybody = await app.sessions.visitor();
    if (session === null) early.learnPlace(anybody.location);
    const location = session?.principal.location ?? anybody.location;
    let source: 'memory' | 'kept' = 'memory';
    const page = await memory.pageOf(pageKey(url, location), () => {
      source = 'kept';
      return drawFor({ ...anybody, location }, url, request);
    });
    onPage?.(source);
    return page;
  }

  async function drawFor(
    visitor: Visitor,
    url: string,
    request: FastifyRequest,
  ): Promise<FreshPage> {
    const shown = new Set<string>();
    let isSound = true;
    const callApi = callInProcess(request, { visitor }, ({ status, json }) => {
      if (status >= 500 || status === 429 || status === 401) isSound = false;
      if (json !== null) addShownIds(shown, json);
    });
    const kept = { encoding: 'br', effort: 'well' } as const;
    return { ...(await draw(url, request, null, callApi, kept)), shown, isSound };
  }

  async function drawOwn(
    url: string,
    request: FastifyRequest,
    session: PageSession | null,
  ): Promise<KeptPage> {
    const callApi = callInProcess(request, { token: session?.token ?? null });
    const encoding = encodingFor(request.headers['accept-encoding']);
    const page = await draw(url, request, session, callApi, { encoding, effort: 'quickly' });
    return { ...page, bodyFor: async () => page };
  }

  async function draw(
    url: string,
    request: FastifyRequest,
    session: PageSession | null,
    callApi: CallApi,
    sent: Pick<PageRequest, 'encoding' | 'effort'>,
  ): Promise<DrawnPage> {
    const pageRequest = { url, ga4Id: isOwnAffair(new URL(url)) ? null : ga4Id, ...sent };
    const onError = (error: unknown) => {
      request.log.warn({ err: error }, 'page problem');
      app.reportFault(error, request);
    };
    const page = await queue.run(request, session, () =>
      source.draw(pageRequest, { callApi, onError }),
    );
    if (page === null) throw new Refused(failure('BUSY'));
    return page;
  }

  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    helmet: false,
    // Each page is compressed by itself: a kept one already is.
    compress: false,
    config: { early: early.answer },
    onRequest: async (_, reply) => void reply.headers(headers),
    handler: answerPage,
  });
}

/** Nothing of it is told to those who count visits. */
const isOwnAffair = ({ pathname }: URL) => isCardPage(pathname) || isLinkPage(pathname);
