import { createRequest, type Request, type Transport } from '@matiz/client/request.ts';
import type { Call } from '@matiz/contracts/define-call.ts';
import type { Me } from '@matiz/contracts/identity.ts';
import type { QueryClient } from '@tanstack/react-query';
import { noAnalytics } from './lib/analytics/analytics.ts';
import type { Analytics } from './lib/analytics/analytics-port.ts';
import { alwaysOnline, type Connection } from './lib/network/connection.ts';
import { unlessKept } from './lib/network/unless-kept.ts';
import { changesWaitKey } from './lib/offline/changes-wait.ts';
import { readReference } from './lib/page/reference.ts';
import { createRouteIndex, type RouteIndex } from './lib/page/route-index.ts';
import type { Services } from './lib/services.ts';
import type { Platform } from './platform/platform.ts';
import { routeTable } from './routes.ts';
import { loadScreen } from './screens.ts';
import { contextOf, meKey } from './session/me.query.ts';

export interface ServiceParts {
  readonly transport: Transport;
  readonly platform: Platform;
  readonly queryClient: QueryClient;
  readonly renewSession?: (sentAt: number) => Promise<boolean>;
  readonly onUnauthorised?: () => void;
  readonly connection?: Connection;
  readonly analytics?: Analytics;
  /** What a call answers that could not be sent and is kept for later; undefined: it is not. */
  readonly keepCall?: (call: Call, parts: object) => Promise<unknown>;
  /** The same before it was sent, where there is no line or others of its kind wait already. */
  readonly keepBehind?: (call: Call, parts: object) => Promise<unknown>;
  readonly sendKept?: () => Promise<unknown>;
}

/** One for all pages of a server: it knows the table alone. */
let routes: RouteIndex | undefined;

/** Ties the request client to the cache that knows whose session it is. */
export function createServices(parts: ServiceParts): Services {
  const { platform, queryClient, renewSession, onUnauthorised } = parts;
  const { connection = alwaysOnline, analytics = noAnalytics } = parts;
  const send = createRequest({
    transport: connection.watch(parts.transport),
    context: () => contextOf(queryClient.getQueryData<Me>(meKey), readReference(platform)),
    ...(renewSession ? { renewSession } : {}),
    ...(onUnauthorised ? { onUnauthorised } : {}),
  });
  const { keepCall = nothing, keepBehind = nothing, sendKept = nothing } = parts;
  const request: Request = (call, asked) =>
    unlessKept(
      async () => {
        const mayWait = platform.device.read(changesWaitKey) !== null || !connection.isOnline();
        const kept = mayWait && call.method !== 'GET' && (await keepBehind(call, asked));
        return kept ? (kept as never) : send(call, asked);
      },
      () => keepCall(call, asked),
    );
  routes ??= createRouteIndex(routeTable, loadScreen);
  return { request, queryClient, platform, connection, analytics, routes, sendKept };
}

const nothing = async () => undefined;
