import type { Page } from '@playwright/test';
import { expect, test, untilAwake } from './harness/journey.ts';

/** A price as it is written anywhere: a peso sign and digits, also without the space. */
const price = /\$\s*\d/;

test('a guest browses: home, categories, brands, lists, search, product, and no price anywhere', async ({
  page,
  context,
  checkAccess,
}) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await checkAccess();

  await page.goto('/home/');
  await expect(page).toHaveURL('/home/marketplace/customer');
  await expect(page.getByRole('heading', { name: 'Compra por categoría' })).toBeVisible();
  await checkAccess();
  await expectNoPrice(page);

  await page.getByRole('main').getByRole('link', { name: 'Tintes', exact: true }).first().click();
  await expect(page).toHaveURL(/\/home\/categories\/\d+\/tintes/);
  await expect(page.getByRole('heading', { level: 1, name: 'Tintes' })).toBeVisible();
  await expect(page).toHaveTitle(/^Tintes.* \| /);
  await expectNoPrice(page);
  await checkAccess();

  await page.goto('/home/bestsellers');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(20);

  await page.goto('/home/manufacturers');
  await page
    .getByRole('link', { name: /Almagra/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Almagra' })).toBeVisible();

  await page.goto('/view-results-search?search=tinte+7.43');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await expectNoPrice(page);
  expect(await context.cookies(), 'who only looks is given no session').toEqual([]);
});

test('a guest who adds is sent to the login and comes back to the product', async ({ page }) => {
  await page.goto('/home/categories/');
  await page.goto('/home/bestsellers');
  await page.getByRole('main').getByRole('article').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/product\/.+\/\d+\/details/);
  const product = new URL(page.url()).pathname;
  const openCard = page.getByRole('button', { name: 'Carta de color', exact: true }).first();
  await expect(openCard).toBeVisible();
  await expect(page.getByText('Inicia sesión para ver precios').first()).toBeVisible();
  await expectNoPrice(page);

  await openCard.click();
  const card = page.getByRole('dialog', { name: 'Carta de color' });
  await card
    .getByRole('button', { name: /^7[.,/-]?0 / })
    .first()
    .click();
  await card.getByRole('button', { name: 'Agregar al carrito' }).click();
  await expect(page).toHaveURL(/\/login\?.*redirect-login-required=1/);
  expect(new URL(page.url()).searchParams.get('redirectTo')).toContain(product);
  await expect(page.getByText('Inicia sesión para agregar productos')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a guest reads the shop', async ({ page }) => {
    for (const path of [
      '/',
      '/home/marketplace/customer',
      '/home/categories/',
      '/home/bestsellers',
    ]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveCount(0);
    }
    await page.getByRole('main').getByRole('article').getByRole('link').first().click();
    await expect(page).toHaveURL(/\/product\/.+\/\d+\/details/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('a guest is told why what is pressed does nothing', async ({ page }) => {
    const everywhere = page.getByText(/JavaScript desactivado: puedes ver el catálogo, pero/);
    for (const path of ['/home/bestsellers', '/product/tinte/1/details']) {
      await page.goto(path);
      await expect(everywhere).toBeVisible();
    }
    for (const path of ['/login', '/registro', '/login/recovery/password']) {
      await page.goto(path);
      await expect(page.getByText(/^Para usar este formulario, activa JavaScript/)).toBeVisible();
    }
  });
});

test('a list that was read on is as long after a reload, and at the same place', async ({
  page,
}) => {
  await page.goto('/home/categories/1/tintes');
  await untilAwake(page);
  const products = page.getByRole('main').getByRole('article');
  await expect(products).toHaveCount(20);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(products.nth(20)).toBeAttached();
  const count = await products.count();
  await products.nth(count - 1).scrollIntoViewIfNeeded();
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  const place = await page.evaluate(() => Math.round(window.scrollY));
  expect(place).toBeGreaterThan(500);

  await page.reload();
  await expect(products.nth(count - 1)).toBeAttached();
  await expect(page.getByText('Ver los anteriores')).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(place);
});

async function expectNoPrice(page: Page): Promise<void> {
  const html = await page.content();
  expect(html.match(price)?.[0] ?? null, `a price in ${page.url()}`).toBeNull();
}
