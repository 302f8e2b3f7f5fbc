import type { Me } from '@matiz/contracts/identity.ts';
import { type LoaderFunctionArgs, type MiddlewareFunction, redirect } from 'react-router';
import { startShellData } from './chrome/load-chrome.ts';
import { loadQuery } from './lib/network/load-query.ts';
import { staffOnly } from './lib/page/page-problem.ts';
import { keepCampaignIn, storeCampaign } from './lib/page/reference.ts';
import { loginPath, selectCustomerPath } from './lib/page/return-path.ts';
import type { RouteAccess, RouteEntry } from './lib/page/route.ts';
import { servicesContext } from './lib/services.ts';
import type { Platform } from './platform/platform.ts';
import { isGuest, isSeller, isStaff, meKey, meQuery } from './session/me.query.ts';

/** Before each navigation: it is known who looks, a guest where there is no session (§2, D-21). */
export const learnWhoLooks: MiddlewareFunction = async ({ context }) => {
  const { queryClient, request } = context.get(servicesContext);
  await loadQuery(queryClient, meQuery(request));
};

/** Before each navigation: coverage and loyalty are asked for; the frame waits for them (§2). */
export const askShellData: MiddlewareFunction = ({ context }) => {
  startShellData(context.get(servicesContext));
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
    if (target !== null) throw redirect(keepCampaignIn(platform, target));
  };
}

/** Throws a page of their own for staff where only who buys has something to do. */
export function checkBuyer(
  { access }: RouteEntry,
  { context }: Pick<LoaderFunctionArgs, 'context'>,
): void {
  const visitor = context.get(servicesContext).queryClient.getQueryData<Me>(meKey);
  if (access.buyersOnly && isStaff(visitor)) throw staffOnly();
}

export interface PageVisit {
  readonly visitor: Me;
  readonly platform: Platform;
  /** The path and query that the visitor wants. */
  readonly from: string;
}

/** Where a visitor is sent instead, in §2's order; null where they may stay. */
export function decideRedirect(
  entry: RouteEntry,
  { visitor, platform, from }: PageVisit,
): string | null {
  const { access } = entry;
  if (entry.path === '/') return decideLanding(visitor, platform);
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

/**
 * §2 '/', three cases: the app opened in a phone's browser goes on to the landing, the installed
 * app to the home or the login, and on the web the landing is only for guests.
 */
function decideLanding(visitor: Me, { name, isNative }: Platform): string | null {
  if (name === 'other') return null;
  if (isNative) return isGuest(visitor) ? '/login' : '/home/';
  return isGuest(visitor) ? null : '/home/';
}

/** A tab remembers its phone, a server does not: there the step shows, and the tab decides. */
function decidePhoneStep(
  { needsPhone }: RouteAccess,
  visitor: Me,
  { isServer, tab }: Platform,
): string | null {
  if (!needsPhone || (needsPhone.sellerToo && isSeller(visitor))) return null;
  if (needsPhone.sellerToo && !isGuest(visitor)) return needsPhone.otherwise;
  if (isServer) return null;
  const isBehind = needsPhone.of.some((step) => tab.read(`matiz:${step}-phone`) !== null);
  return isBehind ? null : needsPhone.otherwise;
}
