import { expect } from '@playwright/test';
import { test } from './harness/journey.ts';
import { logIn } from './harness/people.ts';

/** The profile's popover, from the header or the phone's bar. */
const account = /Mi cuenta|^Perfil$/;

test('a log-in in one tab takes a visitor’s other tab along', { tag: '@desktop' }, async ({
  page,
  context,
}) => {
  await page.goto('/login');
  const other = await context.newPage();
  await other.goto('/home/bestsellers');
  await expect(other.getByRole('article').first()).toBeVisible();
  await expect(other.getByText('Inicia sesión para ver').first()).toBeVisible();

  await logIn(page, 'buyer');
  await expect(
    other
      .getByRole('main')
      .getByText(/\$\s[\d.]+/)
      .first(),
  ).toBeVisible();
  await expect(other).toHaveURL('/home/bestsellers');
});

test.describe('without a session', () => {
  // What a tab was asking for as its session ended is answered so.
  test.use({ expectedComplaints: /the server responded with a status of 401/ });

  test('a log-out in one tab reaches the other, and nothing of the person stays', {
    tag: '@desktop',
  }, async ({ page, context }) => {
    await page.goto('/login');
    await logIn(page, 'buyer');
    const other = await context.newPage();
    await other.goto('/home/profile', { waitUntil: 'networkidle' });
    await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
    await other.evaluate(() => sessionStorage.setItem('matiz:draft:test', 'typed'));

    await page.goto('/home/marketplace/customer');
    await page.getByRole('button', { name: account }).filter({ visible: true }).click();
    await page.getByRole('button', { name: 'Cerrar sesión' }).click();
    await expect(page).toHaveURL('/');
    await expect(other).toHaveURL('/');
    await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await other.evaluate(() => sessionStorage.getItem('matiz:draft:test'))).toBeNull();
    expect(await other.content()).not.toContain('Marcela');

    // Nor by the way back.
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
    expect(await page.content()).not.toContain('Marcela');
  });

  test('a session that ends by itself is said, and leads to the login from a page of one’s own', {
    tag: '@desktop',
  }, async ({ page, context }) => {
    await page.goto('/login');
    await logIn(page, 'buyer');
    // What the page still asks for by itself would find the end first, and leave under the click.
    await page.goto('/home/profile', { waitUntil: 'networkidle' });
    await context.clearCookies();
    // The next request finds no session at all.
    await page
      .getByRole('link', { name: /Historial de pedidos/ })
      .filter({ visible: true })
      .first()
      .click();
    await expect(page).toHaveURL(/\/login/);
    await expect(page.getByText('Tu sesión terminó. Inicia sesión para continuar.')).toBeVisible();
  });
});
