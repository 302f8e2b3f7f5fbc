import type { Page } from '@playwright/test';
import { expect, test } from './harness/journey.ts';
import { logIn } from './harness/people.ts';
import { address, shellAddress, shellPort } from './harness/settings.ts';
import { serveShell } from './harness/shell-server.ts';

// The same build as the web's, without a server that renders it (§2, D-2).
test.use({ baseURL: shellAddress });

let stop: () => Promise<void>;
test.beforeAll(async () => {
  stop = await serveShell(shellPort, { name: 'android', version: '1.2.3', apiOrigin: address });
});
test.afterAll(() => stop());

test('the client alone shows the shop and walks through it, without a session', {
  tag: '@phone',
}, async ({ page, context }) => {
  const opened = countGuests(page);
  await page.goto('/');
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('heading', { name: 'Sin productos agotados' })).toBeInViewport();
  await page.getByRole('button', { name: 'Siguiente' }).click();
  await expect(page.getByRole('heading', { name: 'Sin monto mínimo' })).toBeInViewport();
  await page.getByRole('button', { name: 'Empezar' }).click();
  await page.reload();
  await page.getByRole('link', { name: 'Seguir mirando sin cuenta' }).click();
  await expect(page).toHaveURL('/home/marketplace/customer');

  const product = page.getByRole('main').getByRole('article').first();
  await expect(product).toBeVisible();
  await expectPicture(page);
  await product.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/product\/.+\/\d+\/details/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/home/categories/');
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /^Tintes/ })
      .first(),
  ).toBeVisible();
  expect(opened.count, 'who only looks needs none').toBe(0);
  expect(await context.cookies(), 'tokens travel in headers').toEqual([]);
});

test('a buyer logs in by token, sees prices and the installed version, and leaves', {
  tag: '@phone',
}, async ({ page, context }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Omitir' }).click();
  await logIn(page, 'buyer');
  await page.goto('/home/bestsellers');
  await expect(
    page
      .getByRole('main')
      .getByText(/\$\s*\d/)
      .first(),
  ).toBeVisible();
  expect(await context.cookies()).toEqual([]);

  await page.getByRole('button', { name: /Mi cuenta|Perfil/ }).click();
  await expect(page.getByText('Versión 1.2.3')).toBeVisible();
  await page.getByRole('button', { name: 'Cerrar sesión' }).click();
  await expect(page).toHaveURL('/login');

  // Who has been in there once sees no slides, though they were forgotten.
  await page.evaluate(() => localStorage.removeItem('matiz:onboarding'));
  await page.reload();
  await expect(page.getByRole('button', { name: 'Entrar' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('matiz:onboarding'))).toBeNull();
});

function countGuests(page: Page) {
  const seen = { count: 0 };
  page.on('request', (request) => {
    const isGuest = request.method() === 'POST' && request.url() === `${address}/api/v3/auth/guest`;
    if (isGuest) seen.count += 1;
  });
  return seen;
}

async function expectPicture(page: Page): Promise<void> {
  const picture = page.locator(`main img[src^="${address}/img/"]`).first();
  await expect(picture).toBeVisible();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
}
