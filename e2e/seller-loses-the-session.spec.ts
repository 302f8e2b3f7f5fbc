import { type Browser, expect, type Page } from '@playwright/test';
import { test, untilAwake } from './harness/journey.ts';
import { emptyCart, enter } from './harness/people.ts';

// What the page asked for as its session ended is answered so.
test.use({ expectedComplaints: /the server responded with a status of 40[13]/ });

const toSend = '1 cliente con pedidos por enviar';

test('drafts of a session that another device closes wait for the same seller alone', {
  tag: '@phone',
}, async ({ page, browser }) => {
  await enter(page, 'seller');
  await page.goto('/home/seller-route');
  await untilAwake(page);
  await page.getByRole('button', { name: 'Preparar mi ruta' }).click();
  await page.getByRole('button', { name: /^Preparar ruta con/ }).click();
  await page
    .getByRole('link', { name: /^Tomar pedido de/ })
    .first()
    .click();
  await expect(page).toHaveURL(/seller-route\/.+/);
  const customer = page.url().split('/').at(-1) ?? '';
  await emptyDraftOf(page, customer);
  await takeThree(page);
  await page.goto('/home/seller-route');
  await expect(page.getByText(toSend)).toBeVisible();

  await closeAllSessions(browser);
  await page.getByRole('button', { name: 'Enviar el borrador' }).click();
  await expect(page.getByText('Tu sesión terminó. Inicia sesión para continuar.')).toBeVisible();
  await expect(page.getByText(/Lo que no enviaste de 1 cliente sigue en este/)).toBeVisible();

  // Another person on this phone is told nothing of it, and may come and go.
  await enter(page, 'buyer');
  await logOut(page);
  await expect(page.getByText('Mi ruta')).toHaveCount(0);
  await untilAwake(page);

  await enter(page, 'seller');
  await page.goto('/home/marketplace/seller');
  await expect(page.getByText('sigue en «Mi ruta».')).toBeVisible();
  await page.goto('/home/seller-route');
  await expect(page.getByText(toSend)).toBeVisible();
  await page.getByRole('button', { name: 'Enviar el borrador' }).click();
  await expect(page.getByText(/^Enviamos 3 unidades/)).toBeVisible({ timeout: 60_000 });
  await emptyDraftOf(page, customer);

  // Their own wish to leave destroys it all.
  await logOut(page);
  await expect.poll(() => countRoutes(page)).toBe(0);
});

async function logOut(page: Page): Promise<void> {
  await page.goto('/home/bestsellers');
  await untilAwake(page);
  await page.getByRole('button', { name: /Mi cuenta|Perfil/ }).click();
  await page.getByRole('button', { name: 'Cerrar sesión' }).click();
  await expect(page).toHaveURL('/');
}

/** One unit of each of three tones of a dye. */
async function takeThree(page: Page): Promise<void> {
  await page.getByRole('searchbox', { name: 'Buscar por código, tono o nombre' }).fill('tinte');
  const open = page.getByRole('button', { name: /^Ver ([3-9]\d|\d{3,}) tonos/ });
  await open.first().click();
  const tones = page.locator('[data-tone]').filter({ hasText: 'Hay' });
  for (const tone of [0, 1, 2]) {
    await tones.nth(tone).click();
    await expect(page.locator('[data-line]')).toHaveCount(tone + 1);
  }
}

/** The same seller, somewhere else. */
async function closeAllSessions(browser: Browser): Promise<void> {
  const other = await browser.newContext();
  const page = await other.newPage();
  await enter(page, 'seller');
  const reply = await page.request.delete('/api/v3/me/sessions', {
    headers: { 'sec-fetch-site': 'same-origin' },
    data: { sessionId: null },
  });
  expect(reply.status()).toBe(200);
  await other.close();
}

async function emptyDraftOf(page: Page, customerId: string): Promise<void> {
  const headers = { 'sec-fetch-site': 'same-origin' };
  await page.request.put('/api/seller/working-customer', { data: { customerId }, headers });
  await emptyCart(page);
}

function countRoutes(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const databases = await indexedDB.databases();
    return databases.filter(({ name }) => name?.startsWith('matiz-route')).length;
  });
}
