import type { Locator, Page } from '@playwright/test';
import { expect, test, untilAwake } from './harness/journey.ts';
import { enter } from './harness/people.ts';

// A browser complains of each request that does not leave, which is just what happens here.
test.use({
  serviceWorkers: 'allow',
  expectedComplaints:
    /net::ERR_(INTERNET_DISCONNECTED|CONNECTION_FAILED|FAILED|ABORTED)|Loading chunk|ChunkLoadError/,
});
test.setTimeout(300_000);

/** What issue 20 promises to who has seen it: lists, brands, favourites, cart, orders, what was told. */
const readable = [
  '/home/marketplace/customer',
  '/home/bestsellers',
  '/home/new-products',
  '/home/offers/full',
  '/home/combos/combos',
  '/home/categories/',
  '/home/categories/1/tintes',
  '/home/manufacturers',
  '/home/profile/favourites',
  '/home/cart',
  '/home/profile/orders/history',
  '/home/profile/notifications',
];

test('every screen that is promised offline opens without a connection', {
  tag: '@phone',
}, async ({ page, context }) => {
  await enter(page, 'buyer');
  await page.goto('/home/bestsellers');
  await untilAwake(page);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  const product = await hrefOf(page, 'main article a[href^="/product/"]');
  await page.request.post('/api/favorite/add', {
    headers: { 'sec-fetch-site': 'same-origin' },
    data: { productId: product.split('/').at(-2) },
  });
  await page.goto('/home/profile/orders/history');
  await untilAwake(page);
  const order = await hrefOf(page, 'main a[href*="/orders/history/"]');
  await page.goto('/home/manufacturers');
  await untilAwake(page);
  const brand = await hrefOf(page, 'main a[href^="/home/manufacturers/"]');

  const addresses = [...readable, product, order, brand];
  const titles = new Map<string, string>();
  for (const address of addresses) {
    await page.goto(address);
    await untilAwake(page);
    titles.set(address, await titleOf(page));
  }
  await page.goto('/home/categories/1/tintes');
  await untilAwake(page);
  const tones = await openCard(page);
  await expect(tones.nth(60)).toBeAttached();
  const count = await tones.count();
  // The last answers of a page are written in bundles.
  await page.waitForTimeout(1500);

  await context.setOffline(true);
  for (const address of addresses) {
    await page.goto(address);
    await expect(page.getByText(/^Estás sin conexión\./), address).toBeVisible();
    await expect(page.getByText('No hay conexión', { exact: true }), address).toHaveCount(0);
    expect(await titleOf(page), address).toBe(titles.get(address));
  }
  await page.goto('/home/categories/1/tintes');
  await expect(await openCard(page)).toHaveCount(count);
  await context.setOffline(false);
});

test('ordering says without a connection what it needs, and leads to the cart', {
  tag: '@phone',
}, async ({ page, context, checkAccess }) => {
  await enter(page, 'buyer');
  await page.goto('/home/cart');
  await untilAwake(page);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.waitForTimeout(1500);
  await context.setOffline(true);
  await page.goto('/home/purchase/order/summary');
  await expect(page.getByText('Pedir y pagar necesita conexión', { exact: true })).toBeVisible();
  await checkAccess();
  await page.getByRole('link', { name: 'Ver mi carrito' }).click();
  await expect(page).toHaveURL('/home/cart');
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  await context.setOffline(false);
});

async function hrefOf(page: Page, selector: string): Promise<string> {
  const link = page.locator(selector).first();
  await expect(link).toBeAttached();
  return (await link.getAttribute('href')) ?? '';
}

async function titleOf(page: Page): Promise<string> {
  const title = page.getByRole('main').getByRole('heading', { level: 1 }).first();
  await expect(title).toBeAttached();
  return (await title.textContent()) ?? '';
}

/** The tones of the first colour card of a list. */
async function openCard(page: Page): Promise<Locator> {
  await page.getByRole('article').getByRole('button', { name: 'Elegir tonos' }).first().click();
  const card = page.getByRole('dialog', { name: 'Carta de color' });
  const tones = card.getByRole('button', { name: /^\d+[.]\d+ / });
  await expect(tones.first()).toBeVisible();
  return tones;
}
