import './app.css';
import { createSessionRenewal } from '@matiz/client/renew-session.ts';
import type { Transport } from '@matiz/client/request.ts';
import { createBrowserTransport } from '@matiz/client/transports.ts';
import { me } from '@matiz/contracts/identity.ts';
import { hydrate, onlineManager } from '@tanstack/react-query';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import {
  createBrowserRouter,
  matchRoutes,
  type RouteObject,
  RouterContextProvider,
} from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { App } from './app.tsx';
import { createServices } from './create-services.ts';
import type { DeferredParts } from './deferred-parts.ts';
import { createConnection } from './lib/network/connection.ts';
import { createQueryClient } from './lib/network/query-client.ts';
import { whenConnected } from './lib/network/when-connected.ts';
import { readPageData } from './lib/page/page-data.ts';
import { storeCampaign } from './lib/page/reference.ts';
import { loadPart } from './lib/parts/load-part.ts';
import { followPresses } from './lib/parts/pending-press.ts';
import { fetchPicturesFrom } from './lib/pictures.ts';
import { type Services, servicesContext } from './lib/services.ts';
import { readBrowserPlatform } from './platform/browser-platform.ts';
import { createTokenStore } from './platform/token-store.ts';
import { createRoutes } from './router.tsx';
import { type LoadScreen, loadScreen } from './screens.ts';

/** Starts the application over the server's page, or on its own where there is none (shells). */
async function start(root: HTMLElement): Promise<void> {
  followPresses(window);
  const data = readPageData(document);
  const browser = readBrowserPlatform(document);
  const platform = browser.isNative
    ? await (await import('./start-shell.ts')).startShell(browser, window)
    : browser;
  // The guards of a page that the server rendered ran there, where a tab's memory is not.
  storeCampaign(platform, new URLSearchParams(window.location.search));
  const queryClient = createQueryClient(false, (query) =>
    later(({ kept }) => kept.findKept(query)),
  );
  const tokens = createTokenStore(platform);
  const send = createBrowserTransport(platform.apiOrigin, tokens);
  let observe: DeferredParts['observe'] | undefined;
  const transport: Transport = async (outgoing) => {
    const incoming = await send(outgoing);
    observe?.(outgoing, incoming);
    return incoming;
  };
  const later = loadOnce(async () => {
    const { createDeferredParts } = await loadPart(
      'LateParts',
      () => import('./deferred-parts.ts'),
    );
    const revalidate = () => router.revalidate();
    return createDeferredParts({ services, revalidate, transport, ga4Id: readGa4Id(document) });
  });
  const renewSession = createSessionRenewal({
    transport,
    device: platform.device,
    tokens,
    onLost: () => later(({ watch }) => watch.lose()),
  });
  const services: Services = createServices({
    transport,
    platform,
    queryClient,
    renewSession,
    onUnauthorised: () => later(({ watch }) => watch.check()),
    analytics: { pageView: (view) => later(({ analytics }) => analytics.pageView(view)) },
    keepCall: (call, asked) => later(({ outbox }) => outbox.keep(call, asked)),
    keepBehind: (call, asked) => later(({ outbox }) => outbox.keepBehind(call, asked)),
    sendKept: () => later(({ sendKept }) => sendKept()),
    connection: createConnection({
      page: window,
      probe: () => transport({ method: me.method, path: me.path, headers: {} }),
    }),
  });
  // What waits for a connection, waits for ours: a browser may believe in one that leads nowhere.
  const { connection } = services;
  onlineManager.setEventListener((tell) => connection.subscribe(() => tell(connection.isOnline())));
  onlineManager.setOnline(connection.isOnline());
  fetchPicturesFrom(platform.apiOrigin);
  if (data) hydrate(queryClient, data.queries);

  await pause();
  let load: LoadScreen = loadScreen;
  const routes = createRoutes((name) => whenConnected(services.connection, () => load(name)));
  if (data) await loadShownScreen(routes);
  await pause();
  const router = createBrowserRouter(routes, {
    ...(data ? { hydrationData: data.router } : {}),
    getContext() {
      const context = new RouterContextProvider();
      context.set(servicesContext, services);
      return context;
    },
  });
  const app = (
    <App services={services}>
      <RouterProvider
        router={router}
        onError={(error) => later((parts) => parts.tellError(error))}
      />
    </App>
  );
  // In slices: a phone answers between them. A press of what is still asleep brings its part forward.
  if (data) startTransition(() => void hydrateRoot(root, app));
  else createRoot(root).render(app);
  later((parts) => {
    load = parts.loadScreen;
    observe = parts.observe;
    parts.answerTaps(router);
  });
}

/** Between two long pieces of work a phone answers what waits for it. */
function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** Hands what is loaded, once, to the one who asks, in their order; tried again where it failed. */
function loadOnce<Part>(load: () => Promise<Part>) {
  let loaded: Promise<Part> | null = null;
  return <Result,>(use: (part: Part) => Result): Promise<Awaited<Result> | undefined> => {
    loaded ??= load();
    return loaded.then(use).catch((): undefined => {
      loaded = null;
    }) as Promise<Awaited<Result> | undefined>;
  };
}

/** The property of Google Analytics, where the server's setting names one. */
function readGa4Id(page: Document): string | null {
  return page.querySelector('meta[name="matiz:ga4"]')?.getAttribute('content') ?? null;
}

/** Hydration must not wait for a screen in the middle: its part has to be there before. */
async function loadShownScreen(routes: RouteObject[]): Promise<void> {
  const matches = matchRoutes(routes, window.location) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
}

const root = document.getElementById('root');
if (root) void start(root);
