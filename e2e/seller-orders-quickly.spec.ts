import { readFile } from 'node:fs/promises';
import { expect, test } from './harness/journey.ts';
import { addList, pasteList } from './harness/list.ts';
import { emptyCart, enter } from './harness/people.ts';

test('a seller pastes a list with three bad rows, adds the good ones and mends the rest', async ({
  page,
  checkAccess,
}) => {
  await enter(page, 'seller');
  await page.goto('/home/quick-order');
  await page.getByRole('searchbox', { name: 'Buscar cliente' }).fill('luna');
  await page.getByRole('button', { name: /^Salón Luna Nueva/ }).click();
  await expect(
    page.getByRole('heading', { name: 'Pedido rápido de Salón Luna Nueva', exact: false }),
  ).toBeVisible();
  await checkAccess();
  await emptyCart(page);

  await pasteList(page, ['ALM003-000;2', 'ALM003-011 x3', 'NADA-99 1', 'ALM003-000 tres', '=2+5']);
  await expect(page.getByRole('heading', { name: 'Por corregir 3' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Listas para agregar 2' })).toBeVisible();
  await expect(page.getByText('No encontramos «NADA-99».')).toBeVisible();
  await checkAccess();

  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Descargar CSV' }).click();
  const csv = await readFile(await (await saving).path(), 'utf8');
  expect(csv).toContain('NADA-99;1;');
  expect(csv).toContain("\r\n'=2+5;");

  await addList(page, 2);
  await expect(page.getByRole('heading', { name: 'Por corregir 3' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Por corregir 3' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Fila 1: código, tono o nombre' }).fill('ALM003-000');
  await expect(page.getByText('Lista para agregar')).toBeVisible();
  await addList(page, 1);
  await page.goto('/home/cart');
  await expect(page.getByText('6 unidades').first()).toBeVisible();
  await checkAccess();
  await emptyCart(page);
});
