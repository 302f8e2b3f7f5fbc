import { expect, test } from './harness/journey.ts';
import { enter } from './harness/people.ts';

/** What anybody may open: the address, and how its page is called (§2: "{title} | tagline"). */
const open: readonly (readonly [path: string, title: RegExp])[] = [
  ['/home/marketplace/customer', /Inicio/],
  ['/home/search', /Buscar/],
  ['/home/support', /Ayuda/],
  ['/home/offers/full', /Ofertas/],
  ['/home/new-products', /Nuevos/],
  ['/home/bestsellers', /Más vendidos/],
  ['/home/combos/todos', /Combos/],
  ['/home/manufacturers', /Marcas/],
  ['/home/manufacturers/1/almagra', /Almagra/],
  ['/home/categories/', /Categorías/],
  ['/home/categories/2/oxidantes', /Oxidantes/],
  ['/terms-conditions', /Términos/],
];

for (const [path, title] of open) {
  test(`${path} shows itself to a guest`, async ({ page, checkAccess }) => {
    await page.goto(path);
    await expect(page).toHaveURL(path);
    await expect(page).toHaveTitle(title);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await checkAccess();
  });
}

/** What is a buyer's own; a guest is sent to the login, and comes back from there. */
const own: readonly string[] = [
  '/home/profile',
  '/home/profile/address',
  '/home/profile/orders/history',
  '/home/profile/favourites',
];

test('a guest is sent from the routes of a buyer to the login', { tag: '@desktop' }, async ({
  page,
}) => {
  for (const path of own) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/login/);
  }
});

test('a buyer sees her profile, addresses and orders, and a marketplace home of her own', async ({
  page,
  checkAccess,
}) => {
  await enter(page, 'buyer');
  for (const path of own) {
    await page.goto(path);
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await checkAccess();
  }
  await page.goto('/home/profile/marcela');
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await page.goto('/home/marketplace/seller');
  await expect(page).toHaveURL('/home/marketplace/customer');
  await page.goto('/login');
  await expect(page).toHaveURL('/home/marketplace/customer');
});

test('a seller has a marketplace home and chooses for whom she buys', async ({
  page,
  checkAccess,
}) => {
  await enter(page, 'seller');
  await page.goto('/home/');
  await expect(page).toHaveURL('/home/marketplace/seller');
  await checkAccess();
  await page.goto('/home/select-customer?redirectTo=https://example.com/');
  await page.getByRole('button', { name: /^Salón Luna Nueva/ }).click();
  await expect(page).toHaveURL('/home/marketplace/seller');
});

test('any other path goes to the start', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/no/such/page');
  await expect(page).toHaveURL('/');
});

test('reference and campaign stay in the address', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/home/bestsellers?reference=feria&campaign=noviembre');
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/product\/.*reference=feria/);
  await expect(page).toHaveURL(/campaign=noviembre/);
});
