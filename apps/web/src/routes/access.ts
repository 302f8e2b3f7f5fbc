import type { RouteAccess } from '#lib/page/route.ts';

export const anybody: RouteAccess = {};
export const auth: RouteAccess = { auth: true };
export const noguest: RouteAccess = { auth: true, noguest: true };
export const guestsOnly: RouteAccess = { guestsOnly: true };
export const buys: RouteAccess = {
  auth: true,
  noguest: true,
  needsCustomer: true,
  buyersOnly: true,
};
export const purchase: RouteAccess = { auth: true, noguest: true, buyersOnly: true };
