import type { Request } from '@matiz/client/request.ts';
import type { QueryClient } from '@tanstack/react-query';
import { createContext as createReactContext, type ReactNode, use } from 'react';
import { createContext as createRouterContext } from 'react-router';
import type { Platform } from '#platform/platform.ts';
import type { Analytics } from './analytics/analytics-port.ts';
import type { Connection } from './network/connection.ts';
import type { RouteIndex } from './page/route-index.ts';

/**
 * Draws a part of the server's page in nobody's name, or answers what an earlier page drew of the
 * same: `kind` names the part, `of` is everything that it shows. Undefined: the page draws it itself.
 */
export type DrawMarkup = (kind: string, of: object, part: ReactNode) => string | undefined;

/** What loaders and components work with; made once in a browser, once a page on the server. */
export interface Services {
  readonly request: Request;
  readonly queryClient: QueryClient;
  readonly platform: Platform;
  readonly connection: Connection;
  readonly analytics: Analytics;
  readonly routes: RouteIndex;
  /** On the server, where parts of pages are kept. */
  readonly drawMarkup?: DrawMarkup | undefined;
  /**
   * Sends what could not be sent before, as far as there is a line. A text says why the person should
   * stay: what they took along and did not send goes with the session (ADR 93).
   */
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
