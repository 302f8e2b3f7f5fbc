import type { Page } from '@playwright/test';

/**
 * Opens a page that people see and whose scripts are still on their way; they come only when the
 * answer is called. `which`: only those scripts are held back.
 */
export async function openAsleep(
  page: Page,
  path: string,
  which: string | RegExp = '**/assets/*.js',
): Promise<() => Promise<void>> {
  const { promise: mayLoad, resolve: letLoad } = Promise.withResolvers<void>();
  let held = 0;
  await page.route(which, async (route) => {
    held += 1;
    await mayLoad;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  // Styled, as people see it: before that, the fields of every size are there. Right after the
  // first byte there is no body yet.
  await page.waitForFunction(() => {
    const body = document.querySelector('body');
    return body !== null && getComputedStyle(body).marginTop === '0px';
  });
  return async () => {
    // A part that comes after others is asked for when they are there.
    for (let tries = 0; held === 0 && tries < 50; tries += 1) await page.waitForTimeout(100);
    // A part that got another name would be held back by nobody, and prove nothing.
    if (held === 0) throw new Error(`No script that was asked for is called ${which}.`);
    letLoad();
    await page.waitForLoadState();
    await page.unroute(which);
  };
}
