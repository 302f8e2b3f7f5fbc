import type { RouteEntry } from './lib/page/route.ts';
import { anybody } from './routes/access.ts';
import { accountRoutes } from './routes/account.ts';
import { browseRoutes } from './routes/browse.ts';
import { purchaseRoutes } from './routes/purchase.ts';
import type { ScreenName } from './screens.ts';

/** Every route of §2. Each path is written once, in the file of its area. */
export const routeTable: readonly RouteEntry<ScreenName>[] = [
  ...browseRoutes,
  ...purchaseRoutes,
  ...accountRoutes,
  { path: '*', screen: null, redirect: '/', title: '', access: anybody },
];
