import { expect } from '@playwright/test';
import { test } from './harness/journey.ts';
import { logIn } from './harness/people.ts';

const BANNER = 'Estás sin conexión. Te mostramos lo último que cargamos.';

test('what is typed outlives a lost connection, and goes once there is one again', {
  tag: '@phone',
}, async ({ context }) => {
  // A browser complains of each request that does not leave, which is just what happens here.
  const page = await context.newPage();
  await page.goto('/login');
  await logIn(page, 'buyer');
  await page.goto('/home/profile/address/new');
  await page.getByRole('button', { name: 'Mi dirección no se escribe así' }).click();
  await page.getByLabel('Dirección completa').fill('Vereda El Salado, finca La Esperanza');
  await page.getByRole('combobox', { name: 'Departamento' }).click();
  await page.getByRole('option', { name: 'Bogotá' }).click();
  await page.getByRole('combobox', { name: 'Ciudad o municipio' }).click();
  await page.getByRole('option', { name: 'Bogotá' }).click();
  await page.getByLabel(/^Nombre para reconocerla/).fill('Finca de prueba');
  await expect(page.getByText(/^Llega \d día/)).toBeVisible();

  await context.setOffline(true);
  await expect(page.getByText(BANNER)).toBeVisible();
  await page.getByRole('button', { name: 'Guardar dirección' }).click();
  await expect(page.getByText('No pudimos conectarnos.').first()).toBeVisible();
  await expect(page.getByLabel('Dirección completa')).toHaveValue(/finca La Esperanza/);

  await context.setOffline(false);
  await expect(page.getByText('Volvió la conexión.')).toBeVisible();
  await expect(page.getByText(BANNER)).toBeHidden();
  await page.reload();
  await expect(page.getByLabel('Dirección completa')).toHaveValue(/finca La Esperanza/);
  await page.getByRole('button', { name: 'Guardar dirección' }).click();
  await expect(page).toHaveURL('/home/profile/address');
  await page.getByRole('button', { name: 'Eliminar Finca de prueba' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sí, eliminar' }).click();
  await expect(page.getByText('Eliminaste la dirección.')).toBeVisible();
});

test('a page that the server could not send shows itself when the connection is back', {
  tag: '@phone',
}, async ({ context }) => {
  const page = await context.newPage();
  await page.goto('/home/bestsellers');
  await page.route('**/api/**', (route) => route.abort('connectionfailed'));
  await page.getByRole('link', { name: 'Ayuda' }).first().click();
  await page
    .getByRole('link', { name: /Ofertas/ })
    .first()
    .click();
  await expect(page.getByText(BANNER)).toBeVisible({ timeout: 20_000 });
  await page.unroute('**/api/**');
  await expect(page.getByText('Volvió la conexión.')).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole('article').first()).toBeVisible();
});
