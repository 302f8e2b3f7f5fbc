import type { Incoming, Outgoing, Transport } from '@matiz/client/request.ts';
import { countPageViews } from '@matiz/contracts/marketing.ts';
import type { Platform } from '#platform/platform.ts';
import { readOrigin } from '../page/reference.ts';
import type { Analytics } from './analytics-port.ts';
import type { KnownGoods } from './ga4-items.ts';
import type { Ga4Watch } from './ga4-watch.ts';

export const noAnalytics: Analytics = { pageView: () => undefined };

/** So many are sent at once, or as many as there are after a while, in milliseconds. */
const batch = 20;
const waitMs = 5000;
/** The contract's. */
const maxPath = 300;

export interface PageViewParts {
  readonly platform: Platform;
  /** For shells, whose session travels in headers that a beacon cannot carry. */
  readonly transport: Transport;
  readonly page: Pick<Window, 'addEventListener' | 'setTimeout' | 'clearTimeout' | 'navigator'> & {
    readonly document: Pick<Document, 'addEventListener' | 'visibilityState'>;
  };
  readonly now: () => number;
}

/**
 * Our own count: views wait for others and leave together, at the latest when the page is hidden or
 * left. What does not arrive is not sent again: a count is not worth it.
 */
export function createPageViews({ platform, transport, page, now }: PageViewParts): Analytics {
  let waiting: { path: string; at: number }[] = [];
  let timer: number | null = null;
  let last = '';

  function flush(): void {
    if (timer !== null) page.clearTimeout(timer);
    timer = null;
    if (waiting.length === 0) return;
    const sentAt = now();
    const body = JSON.stringify({
      ...readOrigin(platform),
      views: waiting.map(({ path, at }) => ({ path, ago: Math.max(0, Math.round(sentAt - at)) })),
    });
    waiting = [];
    const { method, path } = countPageViews;
    if (platform.isNative) {
      const headers = { 'content-type': 'application/json' };
      transport({ method, path, headers, body }).catch(() => undefined);
    } else {
      const data = new Blob([body], { type: 'application/json' });
      page.navigator.sendBeacon(`${platform.apiOrigin}/api${path}`, data);
    }
  }

  page.document.addEventListener('visibilitychange', () => {
    if (page.document.visibilityState === 'hidden') flush();
  });
  page.addEventListener('pagehide', flush);

  return {
    pageView({ path }) {
      // The same page with another query is one view.
      if (path === last) return;
      last = path;
      waiting.push({ path: path.slice(0, maxPath), at: now() });
      if (waiting.length >= batch) flush();
      else timer ??= page.setTimeout(flush, waitMs);
    },
  };
}

export interface Ga4Parts {
  readonly own: Analytics;
  /** The property; null: nobody's count but ours. */
  readonly id: string | null;
  readonly platform: Platform;
  readonly goods: KnownGoods;
  readonly newId: () => string;
  readonly page: Window & typeof globalThis;
}

/** What is told of: pages that are shown, and calls that were answered. */
export interface VisitObserver {
  readonly analytics: Analytics;
  readonly observe: (outgoing: Outgoing, incoming: Incoming) => void;
}

/**
 * Google's count beside ours, where the setting asks for it and the visitor has agreed: its code
 * comes only then. What happened before the answer is told of no more, but for the page that is open.
 */
export function withGa4({ own, id, ...parts }: Ga4Parts): VisitObserver {
  if (id === null) return { analytics: own, observe: () => undefined };
  const ga4 = import('./ga4-watch.ts').then(({ watchGa4 }) => watchGa4({ id, ...parts }));
  const use = (tell: (watch: Ga4Watch) => void) => void ga4.then(tell).catch(() => undefined);
  return {
    analytics: {
      pageView(view) {
        own.pageView(view);
        use((watch) => watch.pageView(view));
      },
    },
    observe: (outgoing, incoming) => use((watch) => watch.observe(outgoing, incoming)),
  };
}
