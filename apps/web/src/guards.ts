import type { Me } from '@matiz/contracts/identity.ts';
import { type MiddlewareFunction, redirect } from 'react-router';
import { isGuest, isSeller, meQuery } from './features/identity/me.query.ts';
import { loadQuery } from './lib/load-query.ts';
import { storeCampaign } from './lib/reference.ts';
import { loginPath, selectCustomerPath } from './lib/return-path.ts';
import { servicesContext } from './lib/services.ts';
import type { Platform } from './platform/platform.ts';
import type { RouteAccess, RouteEntry } from './routes.ts';

/** Before each navigation: the session exists, a guest's if need be (§2). */
export const ensureSession: MiddlewareFunction = async ({ context }) => {
  const { queryClient, request } = context.get(servicesContext);
  await loadQuery(queryClient, meQuery(request));
};

/** Before each navigation: reference and campaign are stored (§2). */
export const keepCampaign: MiddlewareFunction = ({ request, context }) => {
  storeCampaign(context.get(servicesContext).platform, new URL(request.url).searchParams);
};

/** Before each navigation: who may not stand here goes where §2 says. */
export function checkAccess(entry: RouteEntry): MiddlewareFunction {
  return async ({ request, context }) => {
    const { queryClient, request: send, platform } = context.get(servicesContext);
    const visitor = await queryClient.ensureQueryData(meQuery(send));
    const url = new URL(request.url);
    const target = decideRedirect(entry, {
      visitor,
      platform,
      from: `${url.pathname}${url.search}`,
    });
    if (target !== null) throw redirect(target);
  };
}

export interface Arrival {
  readonly visitor: Me;
  readonly platform: Platform;
  /** The path and query that the visitor wants. */
  readonly from: string;
}

/** Where a visitor is sent instead, in §2's order; null where they may stay. */
export function decideRedirect(
  entry: RouteEntry,
  { visitor, platform, from }: Arrival,
): string | null {
  const { access } = entry;
  if (entry.path === '/' && platform.isNative) return isGuest(visitor) ? '/login' : '/home/';
  if (access.guestsOnly && !isGuest(visitor)) return '/home/';
  if (access.noguest && isGuest(visitor)) return loginPath(from);
  if (access.sellerElse !== undefined && !isSeller(visitor)) return access.sellerElse;
  if (access.needsCustomer && isSeller(visitor) && visitor.customer === null) {
    return selectCustomerPath(from);
  }
  const phone = decidePhoneStep(access, visitor, platform);
  if (phone !== null) return phone;
  return entry.screen === null ? entry.redirect : null;
}

function decidePhoneStep(
  { needsPhone }: RouteAccess,
  visitor: Me,
  platform: Platform,
): string | null {
  if (!needsPhone || (needsPhone.sellerToo && isSeller(visitor))) return null;
  const isBehind = needsPhone.of.some((step) => platform.tab.read(`matiz:${step}-phone`) !== null);
  return isBehind ? null : needsPhone.otherwise;
}
