import { loadFirstVersion } from './features/shop/index.ts';
import { openPhone } from './platform/native/open-phone.ts';
import type { Platform } from './platform/platform.ts';

/** What an installed shell does before the application begins; behind the wall it never does. */
export async function startShell(platform: Platform, page: Window): Promise<Platform> {
  const isWalled = await loadFirstVersion()
    .then(({ isWalledOff }) => isWalledOff(platform, page))
    .catch(() => false);
  return isWalled ? new Promise(() => undefined) : openPhone(platform, page);
}
