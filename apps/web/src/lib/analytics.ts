import type { Platform } from '../platform/platform.ts';

/** The call that counts page views is not declared yet; until then nothing is sent. */
const pageViewPath: string | null = null;

let lastCounted = '';

/** After navigation: counts a page view (§2), anonymously, once for each address in a row. */
export function sendPageView(platform: Platform, page: string): void {
  if (pageViewPath === null || page === lastCounted) return;
  lastCounted = page;
  const body = new Blob([JSON.stringify({ page })], { type: 'application/json' });
  navigator.sendBeacon(`${platform.apiOrigin}/api${pageViewPath}`, body);
}
