import { RequestError } from '@matiz/client/request-error.ts';
import type { LoaderFunctionArgs, MiddlewareFunction, RouteObject } from 'react-router';
import { redirect } from 'react-router';
import { BootPage, ErrorPage } from './error-page.tsx';
import { askShellData, checkAccess, checkBuyer, keepCampaign, learnWhoLooks } from './guards.ts';
import { whenConnected } from './lib/network/when-connected.ts';
import { keepCampaignIn } from './lib/page/reference.ts';
import { loginPath, selectCustomerPath } from './lib/page/return-path.ts';
import type { RouteEntry, RouteHandle } from './lib/page/route.ts';
import type { PageMeta, ScreenModule } from './lib/screen.ts';
import { servicesContext } from './lib/services.ts';
import { loadRoot, Root } from './root.tsx';
import { routeTable } from './routes.ts';
import { type LoadScreen, loadScreen, type ScreenName } from './screens.ts';

/** The router's routes, made from §2's table: guards first, then the screen's data, then the screen. */
export function createRoutes(load: LoadScreen = loadScreen): RouteObject[] {
  return [
    {
      id: 'root',
      Component: Root,
      middleware: [withRetries(learnWhoLooks), askShellData, keepCampaign],
      loader: loadRoot,
      ErrorBoundary: ErrorPage,
      HydrateFallback: BootPage,
      children: [
        {
          id: 'page',
          ErrorBoundary: ErrorPage,
          children: routeTable.map((entry) => createRoute(entry, load)),
        },
      ],
    },
    ...workshop,
  ];
}

/** Every component on one page, for those who build: not part of production. */
const workshop: RouteObject[] = import.meta.env.DEV
  ? [{ path: '/dev/ui', lazy: () => import('./screens/dev/ui.tsx') }]
  : [];

function createRoute(entry: RouteEntry<ScreenName>, load: LoadScreen): RouteObject {
  const { path, screen } = entry;
  const handle: RouteHandle<ScreenName> = { entry };
  const route = { id: path, path, middleware: [checkAccess(entry)], handle };
  if (screen === null) return { ...route, loader: () => null };
  return { ...route, lazy: async () => describeScreen(await load(screen), entry) };
}

/** The part of a route that its screen's file brings. */
function describeScreen({ Component, loadScreenData }: ScreenModule, entry: RouteEntry) {
  return {
    Component,
    // Thrown here, and not by the guards, it leaves the frame of the page standing.
    loader: (args: LoaderFunctionArgs) => {
      checkBuyer(entry, args);
      return runLoader(args, loadScreenData);
    },
  };
}

async function runLoader(
  { request, params, context }: LoaderFunctionArgs,
  load: ScreenModule['loadScreenData'],
): Promise<PageMeta | Response | null> {
  const url = new URL(request.url);
  const services = context.get(servicesContext);
  const data = async () => (await load?.({ ...services, params, url })) ?? null;
  try {
    return await whenConnected(services.connection, data, request.signal);
  } catch (error) {
    const target = mendingPath(error, `${url.pathname}${url.search}`);
    if (target === null) throw error;
    throw redirect(keepCampaignIn(services.platform, target));
  }
}

/** A guard that asks the server, and waits for it where there is no connection. */
function withRetries(guard: MiddlewareFunction): MiddlewareFunction {
  return (args, next) =>
    whenConnected(
      args.context.get(servicesContext).connection,
      async () => guard(args, next),
      args.request.signal,
    );
}

/** Refusals that a person mends elsewhere: by logging in, or by choosing a customer. */
function mendingPath(error: unknown, from: string): string | null {
  if (!(error instanceof RequestError)) return null;
  if (error.code === 'LOGIN_REQUIRED') return loginPath(from);
  return error.code === 'CUSTOMER_REQUIRED' ? selectCustomerPath(from) : null;
}
