import type { Role } from '@matiz/domain/identity/access.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { LRUCache } from 'lru-cache';
import type { ReactNode } from 'react';
import { StaticRouter } from 'react-router';
import { createServices } from './create-services.ts';
import { createQueryClient } from './lib/network/query-client.ts';
import { renderAtOnce } from './lib/page/render-whole.ts';
import { type DrawMarkup, type Services, ServicesProvider } from './lib/services.ts';
import { serverPlatform } from './platform/platform.ts';
import { meKey } from './session/me.query.ts';
import { anyoneAs } from './session/visitor-role.ts';

/** Bytes of markup and letters of keys, for each thread that draws pages: some 2,500 cards of a list. */
const mostKept = 16 * 1024 * 1024;

/** The kept parts of one page. */
export interface PageMarkup {
  readonly draw: DrawMarkup;
  /** The page's bytes, with each part where `draw` left its mark. */
  fill(html: string): Uint8Array[];
}

/**
 * What pages have drawn of their parts (`KeptMarkup`), for the pages after them. Each part is drawn
 * by itself, in the name of nobody: it finds no session, no data of the page and no call to make, only
 * what it was given and the role of the one who looks. So it cannot hold what another may not see,
 * and both are in its key. Kept as the bytes that are sent: a mark stands for them while React draws.
 */
export function createMarkupMemory(): (role: Role) => PageMarkup {
  const kept = new LRUCache<string, Uint8Array>({
    maxSize: mostKept,
    sizeCalculation: (bytes, key) => bytes.length + key.length,
  });
  const anyone = new Map<Role, Services>();
  // Nobody can write it into what a page shows.
  const mark = crypto.randomUUID();
  const marks = new RegExp(`<!--${mark}:(\\d+)-->`);

  function find(key: string, part: ReactNode, role: Role): Uint8Array | null {
    const known = kept.get(key);
    if (known) return known;
    const services = anyone.get(role) ?? servicesOf(role);
    anyone.set(role, services);
    const html = renderAtOnce(<Alone services={services}>{part}</Alone>, mark);
    // What fails or waits is drawn, and told, by the page itself; so is what has ids (`useId`), which
    // are of a page.
    if (html === null || html.includes(mark)) return null;
    const bytes = Buffer.from(html);
    kept.set(key, bytes);
    return bytes;
  }

  return (role) => {
    const parts: Uint8Array[] = [];
    const partAt = (index: number) => parts[index] ?? Buffer.alloc(0);
    return {
      draw(kind, of, part) {
        const bytes = find(`${role} ${kind} ${JSON.stringify(of)}`, part, role);
        if (bytes === null) return undefined;
        parts.push(bytes);
        return `<!--${mark}:${parts.length - 1}-->`;
      },
      fill(html) {
        // Text and number in turn. By number: what is drawn later may stand before.
        return html
          .split(marks)
          .map((piece, index) => (index % 2 === 0 ? Buffer.from(piece) : partAt(Number(piece))));
      },
    };
  };
}

function Alone({ services, children }: { services: Services; children: ReactNode }) {
  return (
    <ServicesProvider value={services}>
      <QueryClientProvider client={services.queryClient}>
        <StaticRouter location="/">{children}</StaticRouter>
      </QueryClientProvider>
    </ServicesProvider>
  );
}

function servicesOf(role: Role): Services {
  const queryClient = createQueryClient(true);
  queryClient.setQueryData(meKey, anyoneAs(role));
  const transport = () => Promise.reject(new Error('a kept part makes no calls'));
  return createServices({ transport, platform: serverPlatform, queryClient });
}
