import type { Transport } from '@matiz/client/request.ts';
import { type AnsweredRouter, answerTaps } from './chrome/answer-taps.tsx';
import { loadScreenAtOnce } from './late-screens.ts';
import { createPageViews, withGa4 } from './lib/analytics/analytics.ts';
import type { Analytics } from './lib/analytics/analytics-port.ts';
import type { Services } from './lib/services.ts';
import type { LoadScreen } from './screens.ts';
import { createSessionWatch } from './session-watch.ts';

export interface DeferredParts {
  readonly watch: ReturnType<typeof createSessionWatch>;
  readonly analytics: Analytics;
  readonly loadScreen: LoadScreen;
  readonly answerTaps: (router: AnsweredRouter) => void;
}

/**
 * What a page can do without until it stands: the watch over the session, the count of pages, the
 * list of what each screen imports, and what answers a tap before the next page does.
 * A part of its own, so that it does not weigh on the first paint.
 */
export function createDeferredParts(parts: {
  readonly services: Services;
  readonly revalidate: () => Promise<void>;
  readonly transport: Transport;
  readonly ga4Id: string | null;
}): DeferredParts {
  const { services, revalidate, transport, ga4Id } = parts;
  const { platform } = services;
  const watch = createSessionWatch({ services: () => services, revalidate, page: window });
  watch.start();
  const own = createPageViews({ platform, transport, page: window, now: () => performance.now() });
  return {
    watch,
    analytics: withGa4(own, ga4Id),
    loadScreen: loadScreenAtOnce,
    answerTaps: (router) => void answerTaps(router, services.connection, document),
  };
}
