import { expect, test } from './harness/journey.ts';
import { addOxidant, openOxidant } from './harness/oxidant.ts';
import { emptyCart, enter } from './harness/people.ts';

test('a buyer saves a line for later, and takes it back another day', async ({
  page,
  checkAccess,
}) => {
  await enter(page, 'buyer');
  await emptyCart(page);
  await openOxidant(page);
  await addOxidant(page);
  await page.goto('/home/cart');
  await page.getByRole('button', { name: /^Guardar para después: / }).click();
  await expect(page.getByText('Tu carrito está vacío')).toBeVisible();
  const later = page.getByRole('region', { name: 'Guardado para después' });
  await expect(later.getByRole('listitem')).toHaveCount(1);
  await checkAccess();

  // It is kept at the server: another day, another device.
  await page.reload();
  await later.getByRole('button', { name: /^Volver al carrito: / }).click();
  await expect(page.getByRole('link', { name: /Carrito con 1 unidad/ }).first()).toBeVisible();
  await expect(later).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Tu carrito', level: 1 })).toBeVisible();
  await expect(later).toBeHidden();
});

test('several lines are saved together, and one is let go', async ({ page, checkAccess }) => {
  await enter(page, 'buyer');
  await emptyCart(page);
  const { result } = await (await page.request.get('/api/product/list?categoryId=4')).json();
  const simple = result.filter(
    (each: { has_versions: boolean; isCombo: boolean }) => !each.has_versions && !each.isCombo,
  );
  for (const { _id: productId, code, minQuantity: quantity } of simple.slice(0, 2)) {
    const reply = await page.request.post('/api/cart/additem', {
      headers: { 'sec-fetch-site': 'same-origin' },
      data: { productId, code, quantity },
    });
    expect(reply.ok()).toBe(true);
  }
  await page.goto('/home/cart');
  await page.getByRole('button', { name: 'Seleccionar' }).click();
  await page.getByLabel('Todas').check();
  await page.getByRole('button', { name: 'Guardar para después', exact: true }).click();
  const later = page.getByRole('region', { name: 'Guardado para después' });
  await expect(later.getByRole('listitem')).toHaveCount(2);
  await checkAccess();
  for (const left of [1, 0]) {
    await later
      .getByRole('button', { name: /^Quitar de lo guardado/ })
      .first()
      .click();
    await expect(later.getByRole('listitem')).toHaveCount(left);
  }
});
