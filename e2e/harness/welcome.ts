import type { BrowserContext } from '@playwright/test';

export const welcomeBanners = /\/api\/banner\/list\/position/;

/** The window that welcomes would stand over what is looked at; its own journey calls it back. */
export async function keepWelcomeAway(context: BrowserContext): Promise<void> {
  await context.route(welcomeBanners, (route) => route.fulfill({ json: { result: [] } }));
}
