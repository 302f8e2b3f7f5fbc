import { lazyPart } from '#lib/parts/lazy-part.tsx';
import { loadPart } from '#lib/parts/load-part.ts';

/** Fetches the code of both screens, for a time when it cannot be had. */
export const loadRouteScreens = () => loadPart('SellerRoute', () => import('./route-screens.tsx'));

/** Comes when a seller opens it, and never on a page of the shop. */
export const LateRoute = lazyPart(async () => (await loadRouteScreens()).RoutePage);
export const LateRouteOrder = lazyPart(async () => (await loadRouteScreens()).RouteOrderPage);
