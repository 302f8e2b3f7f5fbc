import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Clock } from '@matiz/domain/kernel/clock.ts';
import type { Sql } from '#db/sql.ts';
import { createCache } from '#lib/cache.ts';
import { readShareSubject, type ShareKind, type ShareSubjectRow } from './share-subject.store.ts';
import {
  type ListedAddressRow,
  readBrandAddresses,
  readCategoryAddresses,
  readProductAddresses,
  readSitemapParts,
} from './sitemap.store.ts';
import { writeOtherPages, writeRobots, writeSitemap, writeSitemapIndex } from './sitemap.ts';

/** A picture for a link, as it was drawn. */
export interface SharePicture {
  readonly bytes: Uint8Array;
  readonly etag: string;
}

export interface OutsideDeps {
  readonly sql: Sql;
  readonly clock: Clock;
  /** The origin of PUBLIC_URL. */
  readonly origin: string;
  /** Whether search engines may list the shop: real orders are here. */
  readonly isFindable: boolean;
  /** Null: too many wait for theirs. `null` as a subject: the shop itself. */
  readonly drawShare: (subject: ShareSubjectRow | null) => Promise<SharePicture | null>;
}

export type OutsideService = ReturnType<typeof createOutsideService>;

/** How long a sitemap is kept, and so many of them, compressed: robots ask a few times a day. */
const [sitemapMs, mostSitemaps] = [600_000, 40];

const squeeze = promisify(gzip);
/** As the shop's own links write them (`apps/web/src/lib/page/links.ts`). */
const paths = {
  products: ({ id, slug }: ListedAddressRow) => `/product/${slug}/${id}/details`,
  categories: ({ id, slug }: ListedAddressRow) => `/home/categories/${id}/${slug}`,
  brands: ({ id, slug }: ListedAddressRow) => `/home/manufacturers/${id}/${slug}`,
};

/** What the shop says to those who find it from outside: search engines, and chats that show a link. */
export function createOutsideService({ sql, clock, origin, isFindable, drawShare }: OutsideDeps) {
  const kept = createCache<Promise<Uint8Array | null>>({
    ttlMs: sitemapMs,
    max: mostSitemaps,
    now: clock,
  });

  /** One statement for each; null for a name that is none. */
  async function write(name: string): Promise<string | null> {
    const { reader } = sql;
    if (name === 'pages') return writeOtherPages(origin);
    if (name === 'categories') {
      return writeSitemap(origin, paths.categories, await readCategoryAddresses(reader));
    }
    if (name === 'brands') {
      return writeSitemap(origin, paths.brands, await readBrandAddresses(reader));
    }
    const part = Number(/^products-([1-9]\d{0,3})$/.exec(name)?.[1]);
    if (!part) return null;
    const rows = await readProductAddresses(reader, part);
    return rows.length > 0 ? writeSitemap(origin, paths.products, rows) : null;
  }

  /** Written once for all who ask, and kept as gzip; what is not there is not kept. */
  function keep(name: string, text: () => Promise<string | null>): Promise<Uint8Array | null> {
    const known = kept.get(name);
    if (known) return known;
    const made = text().then((xml) => (xml === null ? null : squeeze(xml)));
    kept.set(name, made);
    made.then((bytes) => bytes ?? kept.delete(name)).catch(() => kept.delete(name));
    return made;
  }

  return {
    robots: () => writeRobots(origin, isFindable),
    /** Compressed by gzip; null where there is none of that name. */
    sitemap: (name: string) => keep(name, () => write(name)),
    sitemapIndex: () =>
      keep('index', async () => writeSitemapIndex(origin, await readSitemapParts(sql.reader))),
    /** Null for what is not there; `busy` where too many wait. */
    async sharePicture(kind: ShareKind, id: number): Promise<SharePicture | 'busy' | null> {
      const subject = await readShareSubject(sql.reader, kind, id);
      return subject && ((await drawShare(subject)) ?? 'busy');
    },
    shopPicture: async (): Promise<SharePicture | 'busy'> => (await drawShare(null)) ?? 'busy',
  };
}
