import type { Incoming, Outgoing } from '@matiz/client/request.ts';
import { type Me, me } from '@matiz/contracts/identity.ts';
import { render } from '@testing-library/react';
import { createMemoryRouter, RouterContextProvider, RouterProvider } from 'react-router';
import { createConnection } from '#lib/network/connection.ts';
import { createQueryClient } from '#lib/network/query-client.ts';
import { whenConnected } from '#lib/network/when-connected.ts';
import type { ScreenModule } from '#lib/screen.ts';
import { servicesContext } from '#lib/services.ts';
import { createMemoryStorage, serverPlatform } from '#platform/platform.ts';
import { meKey } from '#session/me.query.ts';
import { App } from '../app.tsx';
import { createServices } from '../create-services.ts';
import { createRoutes } from '../router.tsx';
import type { LoadScreen } from '../screens.ts';
import { buildBuyer } from './visitors.ts';

interface RoutesParts {
  readonly at: string;
  readonly visitor?: Me;
  /** Stands in for the files of the screens. */
  readonly load: LoadScreen;
  /** What the tab remembers. */
  readonly kept?: Readonly<Record<string, string>>;
}

/**
 * For tests: the real routes, with their guards and the frame of the page, over screens and a
 * connection that the test holds in its hands.
 */
export function renderRoutes({ at, visitor = buildBuyer(), load, kept = {} }: RoutesParts) {
  const page = Object.assign(new EventTarget(), { navigator: { onLine: true } });
  const queryClient = createQueryClient();
  queryClient.setQueryData(meKey, visitor);
  let isReached = true;
  const answer = async ({ path }: Pick<Outgoing, 'path'>): Promise<Incoming> => {
    if (!isReached) throw new TypeError('Failed to fetch');
    if (path === me.path) return { status: 200, body: visitor };
    return { status: 404, body: { code: 'NOT_FOUND', message: 'No está.' } };
  };
  const connection = createConnection({ page: page as unknown as Window, probe: () => answer(me) });
  const tab = createMemoryStorage();
  for (const [key, text] of Object.entries(kept)) tab.write(key, text);
  const platform = { ...serverPlatform, isServer: false, tab };
  const services = createServices({ transport: answer, platform, queryClient, connection });
  const loadWhenConnected: LoadScreen = (name) => whenConnected(connection, () => load(name));
  const router = createMemoryRouter(createRoutes(loadWhenConnected), {
    initialEntries: [at],
    getContext() {
      const context = new RouterContextProvider();
      context.set(servicesContext, services);
      return context;
    },
  });
  const view = render(
    <App services={services}>
      <RouterProvider router={router} />
    </App>,
  );
  return {
    ...view,
    router,
    /** Whether requests get through, and whether the browser knows. */
    setConnected(next: boolean) {
      isReached = next;
      page.navigator.onLine = next;
      page.dispatchEvent(new Event(next ? 'online' : 'offline'));
    },
    cutSilently() {
      isReached = false;
    },
  };
}

/** For tests: a screen that says one thing. */
export function buildScreen(text: string, parts: Partial<ScreenModule> = {}): ScreenModule {
  return { Component: () => <p>{text}</p>, ...parts };
}
