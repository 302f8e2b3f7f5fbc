import type { BrowserContext, Disposable } from '@playwright/test';

export const welcomeBanners = /\/api\/banner\/list\/position/;

const keptAway = new WeakMap<BrowserContext, Disposable>();

/**
 * The window that welcomes would stand over what is looked at; its own journey calls it back.
 * The page answers itself: a route of the tool leads every request through it and switches the
 * browser's cache off, which took a quarter of the processors' time.
 */
export async function keepWelcomeAway(context: BrowserContext): Promise<void> {
  const script = await context.addInitScript(answerWithNone, welcomeBanners.source);
  keptAway.set(context, script);
}

/** For the pages that open from now on. */
export async function callWelcomeBack(context: BrowserContext): Promise<void> {
  await keptAway.get(context)?.dispose();
}

/** Runs in the page, before anything of it. */
function answerWithNone(path: string): void {
  const banners = new RegExp(path);
  const ask = window.fetch;
  window.fetch = (input, init) => {
    const { url } = input instanceof Request ? input : { url: String(input) };
    return banners.test(url) ? Promise.resolve(Response.json({ result: [] })) : ask(input, init);
  };
}
