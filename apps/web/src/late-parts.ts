import { type Analytics, createPageViews, withGa4 } from './lib/analytics.ts';
import type { Transport } from './lib/request-client.ts';
import type { Services } from './lib/services.ts';
import { createSessionWatch } from './session-watch.ts';

export interface LateParts {
  readonly watch: ReturnType<typeof createSessionWatch>;
  readonly analytics: Analytics;
}

/**
 * What a page can do without until it stands: the watch over the session and the count of pages.
 * A part of its own, so that it does not weigh on the first paint.
 */
export function createLateParts(parts: {
  readonly services: Services;
  readonly revalidate: () => Promise<void>;
  readonly transport: Transport;
  readonly ga4Id: string | null;
}): LateParts {
  const { services, revalidate, transport, ga4Id } = parts;
  const { platform } = services;
  const watch = createSessionWatch({ services: () => services, revalidate, page: window });
  watch.start();
  const own = createPageViews({ platform, transport, page: window, now: () => performance.now() });
  return { watch, analytics: withGa4(own, ga4Id) };
}
