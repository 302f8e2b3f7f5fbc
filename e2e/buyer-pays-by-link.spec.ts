import { expect, test } from './harness/journey.ts';
import { enterWithCart } from './harness/list.ts';
import { chooseMethod } from './harness/purchase.ts';

/** Of the demonstration: an oxidant that there is plenty of. */
const goods = 'ALM003-000;8';

test.beforeEach(async ({ page }) => {
  await enterWithCart(page, [goods]);
  await chooseMethod(page, /^Link de pago Bold/);
  await page.getByRole('button', { name: /^Continuar al pago/ }).click();
});

test('by a link of Bold: the order is paid there, and she comes back to it', async ({
  page,
  checkAccess,
}) => {
  await checkAccess();
  await page.getByRole('button', { name: /^Pagar \$.* con Bold/ }).click();
  await expect(page).toHaveURL(/\/dev\/bold\/p\/LNK_/);
  await page.getByRole('button', { name: 'Aprobar el pago' }).click();
  await expect(page.getByRole('heading', { name: '¡Pago recibido!' })).toBeVisible();
  await checkAccess();
});

test('what Bold refuses is told, and the same order is paid another way', async ({
  page,
  checkAccess,
}) => {
  await page.getByRole('button', { name: /^Pagar \$.* con Bold/ }).click();
  await page.getByRole('button', { name: 'Rechazar el pago' }).click();
  await expect(page.getByText('El pago no pasó')).toBeVisible();
  const code = new URL(page.url()).searchParams.get('order');
  await checkAccess();
  await page.getByRole('button', { name: 'Pagar de otra forma' }).click();
  await page.getByRole('radio', { name: /^Transferencia bancaria/ }).check();
  await page.getByRole('button', { name: /^Pagar así/ }).click();
  await expect(page.getByText('216-000000-21')).toBeVisible();
  expect(new URL(page.url()).searchParams.get('order')).toBe(code);
});
