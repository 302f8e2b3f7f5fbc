import type { Transport } from '@matiz/client/request.ts';
import type { CartReply } from '@matiz/contracts/cart.ts';
import type { ProductDetail } from '@matiz/contracts/catalogue.ts';
import type { Me } from '@matiz/contracts/identity.ts';
import type { Purchase } from '@matiz/contracts/orders.ts';
import { readNotifications, registerPushToken } from '@matiz/contracts/push.ts';
import { toast } from '@matiz/ui/overlays/toast-store.ts';
import type { QueryClient } from '@tanstack/react-query';
import { type AnsweredRouter, answerTaps } from './chrome/answer-taps.tsx';
import { LateOfflineBanner } from './chrome/chrome.tsx';
import { openNote } from './copy/app/push-channels.ts';
import { cartKey } from './features/buying/index.ts';
import { loadRouteScreens } from './features/cart/index.ts';
import { LatePromotionLine } from './features/marketing/index.ts';
import { loadBrowserPush, notificationsQuery } from './features/push/index.ts';
import { loadScreenAtOnce } from './late-screens.ts';
import { createPageViews, type VisitObserver, withGa4 } from './lib/analytics/analytics.ts';
import type { Analytics } from './lib/analytics/analytics-port.ts';
import { newId } from './lib/new-id.ts';
import { askToPersist } from './lib/offline/ask-to-persist.ts';
import { sayWhatWaits } from './lib/offline/before-leaving.ts';
import { openChangeStore } from './lib/offline/change-store.ts';
import { type KeptAnswers, keepAnswers } from './lib/offline/keep-answers.ts';
import { keepFiles } from './lib/offline/keep-files.ts';
import { openKeptStore } from './lib/offline/kept-store.ts';
import { claimRoute } from './lib/offline/left-routes.ts';
import { createOutbox, type Outbox } from './lib/offline/outbox.ts';
import { routeOwnerKey } from './lib/offline/route-owner.ts';
import { readRelease, startWorker } from './lib/offline/start-worker.ts';
import { drawRest } from './lib/page/draw-rest.ts';
import { createPageErrors } from './lib/page/page-errors.ts';
import type { Services } from './lib/services.ts';
import type { LoadScreen } from './screens.ts';
import { meKey } from './session/me.query.ts';
import { createSessionWatch } from './session-watch.ts';

type Navigated = Pick<AnsweredRouter, 'navigate'>;

export interface DeferredParts {
  readonly watch: ReturnType<typeof createSessionWatch>;
  readonly analytics: Analytics;
  readonly observe: VisitObserver['observe'];
  /** Tells the server of a failure that the page shows. */
  readonly tellError: (error: unknown) => void;
  readonly kept: KeptAnswers;
  readonly outbox: Outbox;
  /** Sends what waits; answers a sentence where something else of the person's would be lost. */
  readonly sendKept: () => Promise<string | undefined>;
  readonly loadScreen: LoadScreen;
  readonly answerTaps: (router: AnsweredRouter) => void;
}

/**
 * What a page can do without until it stands: the watch over the session, the count of pages, what
 * tells of failures, the
 * list of what each screen imports, what answers a tap before the next page does, and what the device
 * keeps for a time without a connection.
 * A part of its own, so that it does not weigh on the first paint.
 */
export function createDeferredParts(parts: {
  readonly services: Services;
  readonly revalidate: () => Promise<void>;
  readonly transport: Transport;
  readonly ga4Id: string | null;
}): DeferredParts {
  const { services, revalidate, transport, ga4Id } = parts;
  const { platform, queryClient } = services;
  const watch = createSessionWatch({ services: () => services, revalidate, page: window });
  watch.start();
  // A page that begins without the server's needs them in its first frame: later all would move down.
  if (document.querySelector('#root main') === null) {
    for (const part of [LateOfflineBanner, LatePromotionLine])
      part.preload().catch(() => undefined);
  }
  const release = readRelease(document);
  const kept = keepAnswers({
    queryClient,
    device: platform.device,
    store: openKeptStore(window.indexedDB),
    release,
    now: Date.now,
  });
  // Who leaves at once finds offline what was shown last, not what was shown before it.
  window.addEventListener('pagehide', () => void kept.flush());
  const { locks } = navigator;
  const outbox = createOutbox({
    queryClient,
    connection: services.connection,
    store: openChangeStore(window.indexedDB),
    device: platform.device,
    request: () => services.request,
    now: Date.now,
    persist: askToPersist,
    // Where a browser has no locks two tabs may both send: each change has its id, and happens once.
    alone: async (work) => (locks ? locks.request('matiz-changes', work) : work()),
  });
  if (!platform.isNative) {
    startWorker({
      page: window,
      release,
      isBusy: () => queryClient.isMutating() > 0,
    });
  }
  followPerson(queryClient, (id) =>
    claimRoute({ device: platform.device, factory: window.indexedDB, now: Date.now }, id),
  );
  // A seller has taken a route along: its screens are kept as well (ADR 93).
  if (platform.device.read(routeOwnerKey) !== null) void keepRouteScreens();
  const { tell: tellError } = createPageErrors({
    page: window,
    release,
    send: ({ method, path }, body) => {
      const headers = { 'content-type': 'application/json' };
      transport({ method, path, headers, body: JSON.stringify(body) }).catch(() => undefined);
    },
  });
  const own = createPageViews({ platform, transport, page: window, now: () => performance.now() });
  return {
    watch,
    ...withGa4({ own, id: ga4Id, platform, goods: knownGoods(queryClient), newId, page: window }),
    tellError,
    kept,
    outbox,
    async sendKept() {
      await outbox.flush();
      return sayWhatWaits(platform.device, services.connection);
    },
    loadScreen: loadScreenAtOnce,
    answerTaps(router) {
      answerTaps(router, services.connection, document);
      drawRest(document);
      if (platform.phone) void followPhone(services, router);
      else if (!platform.isNative) void followBrowser(services, router).catch(() => undefined);
    },
  };
}

/** With a release that took over the code of the route is another one. */
async function keepRouteScreens(): Promise<void> {
  await Promise.all([loadScreenAtOnce('SellerRoute'), loadRouteScreens()])
    .then(() => keepFiles(window))
    .catch(() => undefined);
}

/** Only an installed shell fetches it. */
async function followPhone(services: Services, router: Navigated) {
  const { platform, queryClient, routes, request } = services;
  const { followPhone: follow } = await import('./platform/native/follow-phone.ts');
  const cache = queryClient.getQueryCache();
  follow({
    platform,
    page: window,
    goTo: (path) => void router.navigate(path),
    goBack: () => void router.navigate(-1),
    isPage: (path) => routes.find(path) !== null,
    register: (phone) => request(registerPushToken, { body: phone }),
    read: (id) => request(readNotifications, { body: { ids: [id] } }),
    show(message, open) {
      const { queryKey } = notificationsQuery(request);
      void queryClient.invalidateQueries({ queryKey });
      if (message === null) return;
      toast({ message, action: open ? { label: openNote, onAction: open } : undefined });
    },
    onCustomer: (tell) => followCustomer(queryClient, tell),
    onUnits(tell) {
      let told = -1;
      const look = () => {
        const units = queryClient.getQueryData<CartReply>(cartKey)?.cart?.units ?? 0;
        if (units !== told) tell(units);
        told = units;
      };
      cache.subscribe(look);
      look();
    },
  });
}

/** What a browser tells while no page is open; one that cannot fetches nothing. */
async function followBrowser(services: Services, router: Navigated) {
  const { platform, queryClient, request } = services;
  if (!('PushManager' in window)) return;
  const { createBrowserPush, followBrowser: follow } = await loadBrowserPush();
  follow({
    page: window,
    push: createBrowserPush({ page: window, device: platform.device, request, now: Date.now }),
    goTo: (path) => void router.navigate(path),
    read: (id) => request(readNotifications, { body: { ids: [id] } }),
    onCustomer: (tell) => followCustomer(queryClient, tell),
  });
}

/** The customer who is logged in, now and whenever it is another. */
function followCustomer(queryClient: QueryClient, tell: (userId: string | null) => void): void {
  followMe(queryClient, tell, (me) => (me.user.rol === 'Admin customer' ? me.user._id : null));
}

/** Who looks, a visitor too, once it is known and whenever it is another. */
function followPerson(queryClient: QueryClient, tell: (userId: string) => void): void {
  followMe(
    queryClient,
    (id) => id !== null && tell(id),
    ({ user }) => user._id,
  );
}

function followMe(
  queryClient: QueryClient,
  tell: (id: string | null) => void,
  read: (me: Me) => string | null,
): void {
  let told: string | null = null;
  const look = () => {
    const me = queryClient.getQueryData<Me>(meKey);
    const id = me ? read(me) : null;
    if (id !== told) tell(id);
    told = id;
  };
  queryClient.getQueryCache().subscribe(look);
  look();
}

/** Of what the pages have read. */
function knownGoods(queryClient: QueryClient) {
  return {
    product: (id: string) => queryClient.getQueryData<ProductDetail>(['product', id]),
    purchase: () => queryClient.getQueryData<Purchase>(['purchase']),
  };
}
