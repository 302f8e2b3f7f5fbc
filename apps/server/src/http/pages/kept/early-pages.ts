import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { DeliveryLocation } from '../../session/principal.ts';
import { encodingFor } from './page-encoding.ts';
import { type PageAddress, pageKey } from './page-key.ts';
import type { PageMemory } from './page-memory.ts';

interface EarlyPagesOptions {
  readonly memory: PageMemory;
  readonly readAddress: (url: URL) => PageAddress | null;
  /** The headers of every page. */
  readonly headers: Readonly<Record<string, string>>;
  /** Told of each page that is sent from here. */
  readonly onPage?: ((source: 'memory') => void) | undefined;
}

/** Milliseconds that a place is believed, as a principal is. */
const placeMs = 1_000;
/** Characters of a path and its query that are remembered as they were sent, and so many of them. */
const [longest, mostPaths] = [300, 5_000];

/**
 * Sends a page that lies ready to someone without a session, before anything else is done for the
 * request. All others go the long way.
 */
export function createEarlyPages(
  app: FastifyInstance,
  { memory, readAddress, headers, onPage }: EarlyPagesOptions,
) {
  const { access, refresh } = app.cookieNames;
  const origin = app.publicOrigin;
  const addresses = new LRUCache<string, PageAddress>({ max: mostPaths });
  let place: { readonly location: DeliveryLocation; readonly until: number } | null = null;

  function hasSession(cookie: string | undefined): boolean {
    return cookie !== undefined && (cookie.includes(access) || cookie.includes(refresh));
  }

  function addressOf(path: string): PageAddress | null {
    const known = addresses.get(path);
    if (known) return known;
    if (path.length > longest || !URL.canParse(path, origin)) return null;
    const address = readAddress(new URL(path, origin));
    if (address) addresses.set(path, address);
    return address;
  }

  return {
    /** Where anyone is who has said nothing; read a moment ago. */
    learnPlace(location: DeliveryLocation): void {
      place = { location, until: performance.now() + placeMs };
    },

    answer({ raw, id }: FastifyRequest, reply: FastifyReply): boolean {
      if (raw.method !== 'GET' || hasSession(raw.headers.cookie)) return false;
      if (place === null || place.until < performance.now()) return false;
      const address = addressOf(raw.url ?? '');
      if (address === null) return false;
      const accepted = raw.headers['accept-encoding'];
      const encoding = encodingFor(typeof accepted === 'string' ? accepted : undefined);
      const page = memory.ready(pageKey(address.url, place.location), encoding);
      if (page === null) return false;
      onPage?.('memory');
      reply.hijack();
      reply.raw
        .writeHead(page.status, {
          ...headers,
          ...Object.fromEntries(page.headers),
          'x-request-id': id,
          'content-encoding': encoding,
          'content-length': page.bytes.byteLength,
        })
        .end(page.bytes);
      return true;
    },
  };
}
