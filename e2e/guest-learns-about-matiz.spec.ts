import { expect, test } from './harness/journey.ts';
import { logIn } from './harness/people.ts';

test('a guest learns what Matiz is, finds an answer and reads the terms', async ({
  page,
  checkAccess,
}) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Todos los tonos/);
  const card = page.getByRole('region', { name: /^Carta de color de/ });
  await expect(card.getByText('7.43')).toBeAttached();
  await expect(page.getByText('Medellín', { exact: false }).first()).toBeAttached();
  expect(await page.content(), 'a price on the landing page').not.toMatch(/\$\s*\d/);
  await checkAccess();

  await page.goto('/home/support');
  const question = page.getByText('¿Qué es la preventa?');
  await question.click();
  await expect(page.getByText(/se puede apartar/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'ayuda@matiz.co' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Entregas en Bogotá' })).toBeVisible();
  await checkAccess();

  await page.goto('/terms-conditions');
  await expect(page.getByText(/Ley 1581 de 2012/).first()).toBeVisible();
  await expect(page.getByText(/Fuente: DANE, DIVIPOLA/).first()).toBeVisible();
  await checkAccess();
});

test('the landing page leads to the catalogue and to the login', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Ver el catálogo' }).first().click();
  await expect(page).toHaveURL('/home/marketplace/customer');
  await page.goto('/');
  await page.getByRole('link', { name: 'Entrar' }).first().click();
  await expect(page).toHaveURL('/login');
  await logIn(page, 'buyer');
  await page.goto('/');
  await expect(page, 'only guests are received').toHaveURL('/home/marketplace/customer');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('answers open and the terms can be read', async ({ page }) => {
    await page.goto('/home/support');
    await page.getByText('¿Cuándo llega mi pedido?').click();
    await expect(page.getByText(/Depende de tu ciudad/)).toBeVisible();
    await page.goto('/terms-conditions');
    await expect(page.getByRole('heading', { name: 'Tus datos' })).toBeVisible();
  });
});
