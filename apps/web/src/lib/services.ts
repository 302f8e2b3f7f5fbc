import type { Request } from '@matiz/client/request.ts';
import type { QueryClient } from '@tanstack/react-query';
import { createContext as createReactContext, use } from 'react';
import { createContext as createRouterContext } from 'react-router';
import type { Platform } from '#platform/platform.ts';
import type { Analytics } from './analytics/analytics-port.ts';
import type { Connection } from './network/connection.ts';
import type { RouteIndex } from './page/route-index.ts';

/** What loaders and components work with; made once in a browser, once a page on the server. */
export interface Services {
  readonly request: Request;
  readonly queryClient: QueryClient;
  readonly platform: Platform;
  readonly connection: Connection;
  readonly analytics: Analytics;
  readonly routes: RouteIndex;
  /** Sends what could not be sent before, as far as there is a line. */
  sendKept(): Promise<unknown>;
}

/** For middleware and loaders: `context.get(servicesContext)`. */
export const servicesContext = createRouterContext<Services>();

const ReactServices = createReactContext<Services | null>(null);
export const ServicesProvider = ReactServices.Provider;

/** For components. */
export function useServices(): Services {
  const services = use(ReactServices);
  if (services === null) throw new Error('ServicesProvider is missing');
  return services;
}

export function useRequest(): Request {
  return useServices().request;
}
