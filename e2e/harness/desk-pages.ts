import { expect, type Page } from '@playwright/test';

/** A screen of the desk: the address of a list, and of one of its objects when that is meant. */
export interface DeskPage {
  readonly list: string;
  readonly object: string | null;
}

/** Where each screen of the desk is found: an object's page through the list that leads to it. */
export function pathsOf(routes: readonly { readonly path: string }[]): DeskPage[] {
  return routes.map(({ path }) => {
    const list = path.replace(/\/:\w+$/, '');
    return list === path ? { list, object: null } : { list, object: path };
  });
}

/** As the menu's links go: the desk stays, and only its page changes. */
export async function goTo(page: Page, address: string): Promise<void> {
  if (new URL(page.url()).pathname === address) return;
  await page.evaluate((to) => {
    document.querySelector('main > *')?.setAttribute('data-left', '');
    const idx = (history.state?.idx ?? 0) + 1;
    // The router tells its own entries by their index.
    history.pushState({ usr: null, key: String(idx), idx }, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, address);
  await expect(page.locator('[data-left]')).toHaveCount(0);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
}

/** Opens the first object of the list at hand; where it has none, the list stays. */
export async function openFirst(page: Page, object: string): Promise<void> {
  const parent = object.replace(/\/:\w+$/, '');
  const link = page
    .locator(`main table a[href^="/desk${parent}/"]`)
    .or(page.locator(`main li a[href^="/desk${parent}/"]`))
    .first();
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForLoadState('networkidle');
  if ((await link.count()) === 0) return;
  await goTo(page, (await link.getAttribute('href')) ?? '');
}
