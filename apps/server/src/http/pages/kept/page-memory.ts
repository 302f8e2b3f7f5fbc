import { LRUCache } from 'lru-cache';
import { requireTime } from '#lib/deadline.ts';
import { compress, decompress, type PageEncoding } from './page-encoding.ts';

/** A page as it was drawn, and what it was drawn from. */
export interface FreshPage {
  readonly status: number;
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** As br. */
  readonly bytes: Uint8Array;
  /** The ids of all that it may show. */
  readonly shown: ReadonlySet<string>;
  /** Whether every call was answered as it should: else a part of it is missing. */
  readonly isSound: boolean;
}

export interface KeptPage extends Pick<FreshPage, 'status' | 'headers'> {
  /** As the one who asks takes it. */
  bodyFor(accepted: PageEncoding): Promise<PageBody>;
}

/** A page that lies ready. */
export interface ReadyPage extends Pick<FreshPage, 'status' | 'headers'> {
  readonly bytes: Uint8Array;
}

export interface PageBody {
  readonly encoding: PageEncoding;
  readonly bytes: Uint8Array;
}

export type PageMemory = ReturnType<typeof createPageMemory>;

interface Entry extends KeptPage {
  /** Null where it has yet to be encoded. */
  readyIn(encoding: PageEncoding): Uint8Array | null;
  readonly shown: ReadonlySet<string>;
  readonly bytes: number;
}

interface Drawing {
  readonly page: Promise<KeptPage>;
  /** What was told to have changed since it began. */
  readonly changed: Set<string>;
  isOld: boolean;
}

export interface PageMemoryOptions {
  /** Milliseconds that a page is kept, whatever is told. */
  readonly ttlMs: number;
  readonly mostBytes: number;
}

/** Stands for all that is shown. */
const everything = '*';

/**
 * Pages of those who only look, compressed, for a while: drawn once for all who ask for one at the
 * same time, and forgotten when what they show changes. Keeps none while it hears no news.
 */
export function createPageMemory({ ttlMs, mostBytes }: PageMemoryOptions) {
  const pages = new LRUCache<string, Entry>({
    ttl: ttlMs,
    maxSize: mostBytes,
    sizeCalculation: ({ bytes }, key) => bytes + key.length,
  });
  const drawings = new Map<string, Drawing>();
  let hears = false;

  async function draw(
    key: string,
    drawing: Drawing,
    work: () => Promise<FreshPage>,
  ): Promise<KeptPage> {
    try {
      const fresh = await work();
      const page = keepable(fresh);
      const isTrue = !drawing.isOld && !shares(fresh.shown, drawing.changed);
      if (hears && isTrue && isKept(fresh)) pages.set(key, page);
      return page;
    } finally {
      if (drawings.get(key) === drawing) drawings.delete(key);
    }
  }

  function begin(key: string, work: () => Promise<FreshPage>): Promise<KeptPage> {
    const page = Promise.withResolvers<KeptPage>();
    const drawing: Drawing = { page: page.promise, changed: new Set(), isOld: !hears };
    drawings.set(key, drawing);
    draw(key, drawing, work).then(page.resolve, page.reject);
    return page.promise;
  }

  function forgetAll(): void {
    pages.clear();
    for (const drawing of drawings.values()) drawing.isOld = true;
    // Who asks from now on is not given what was begun before.
    drawings.clear();
  }

  return {
    /** The page that is kept, or that is being drawn, or that `work` draws. */
    async pageOf(key: string, work: () => Promise<FreshPage>): Promise<KeptPage> {
      for (;;) {
        const kept = pages.get(key);
        if (kept) return kept;
        const drawing = drawings.get(key);
        if (!drawing) return begin(key, work);
        // Who drew it may have had less time, or waited in a longer line.
        const page = await drawing.page.catch(() => null);
        if (page) return page;
        requireTime();
      }
    },

    /** The page, where it is kept as it is asked for: without waiting for anything. */
    ready(key: string, encoding: PageEncoding): ReadyPage | null {
      const kept = pages.get(key);
      const bytes = kept?.readyIn(encoding);
      return kept && bytes ? { status: kept.status, headers: kept.headers, bytes } : null;
    },

    /** `ids` of products with commas between them, or `*` for all that is shown. */
    forget(ids: string): void {
      if (ids === everything) {
        forgetAll();
        return;
      }
      const changed = new Set(ids.split(','));
      for (const drawing of drawings.values()) for (const id of changed) drawing.changed.add(id);
      for (const [key, { shown }] of pages.entries()) {
        if (shares(shown, changed)) pages.delete(key);
      }
    },

    /** Whether news are heard: nothing is kept that nobody could take back. */
    hear(isHeard: boolean): void {
      hears = isHeard;
      forgetAll();
    },

    get bytes(): number {
      return pages.calculatedSize;
    },
  };
}

function shares(shown: ReadonlySet<string>, changed: ReadonlySet<string>): boolean {
  for (const id of changed) if (shown.has(id)) return true;
  return false;
}

/** Redirects carry what the address carried, and what failed is asked for again. */
function isKept({ status, isSound }: FreshPage): boolean {
  return isSound && (status === 200 || status === 404);
}

/** Held as most browsers take it; other encodings are made of it when they are asked for. */
function keepable({ status, headers, bytes: br, shown }: FreshPage): Entry {
  let making: Promise<Uint8Array> | undefined;
  let gzip: Uint8Array | null = null;
  async function makeGzip(): Promise<Uint8Array> {
    gzip = await compress(await decompress(br), 'gzip', 'well');
    return gzip;
  }
  async function encoded(encoding: PageEncoding): Promise<Uint8Array> {
    if (encoding === 'br') return br;
    if (encoding === 'identity') return decompress(br);
    making ??= makeGzip();
    return making;
  }
  return {
    status,
    headers,
    shown,
    // An id in a set takes about so much, and gzip a fifth more than br.
    bytes: Math.ceil(br.byteLength * 2.2) + shown.size * 48 + 512,
    readyIn(encoding) {
      if (encoding === 'br') return br;
      return encoding === 'gzip' ? gzip : null;
    },
    bodyFor: async (encoding) => ({ encoding, bytes: await encoded(encoding) }),
  };
}
