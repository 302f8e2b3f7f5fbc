import { expect, test } from './harness/journey.ts';
import { addList, orderCart, pasteList } from './harness/list.ts';
import { emptyCart, enter } from './harness/people.ts';
import { openStockroom } from './harness/stockroom.ts';

test('a buyer orders again, with one product withdrawn and one dearer', async ({
  page,
  checkAccess,
}) => {
  const stockroom = openStockroom();
  test.skip(stockroom === null, 'the product is not ours to price');
  if (stockroom === null) return;
  const [same, dearer, gone] = await stockroom.findTones(3);
  if (!same || !dearer || !gone) throw new Error('Three tones are needed');

  await enter(page, 'buyer');
  await emptyCart(page);
  await pasteList(
    page,
    [same, dearer, gone].map(({ versionCode }) => `${versionCode}\t2`),
  );
  await addList(page, 3);
  const code = await orderCart(page);

  await stockroom.raisePrice(dearer, 5000);
  await stockroom.withdraw(gone, true);
  try {
    await page.goto(`/home/profile/orders/history?search=${code}`);
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
    await page.goto('/home/orders/purchased');
    await page.getByRole('link', { name: `Pedir de nuevo ${code}` }).click();
    await expect(page).toHaveURL(`/home/orders/purchased/${code}`);
    await expect(page.getByRole('heading', { name: 'Con cambios (1)' })).toBeVisible();
    await expect(page.getByText(/más por unidad/)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'No se pueden agregar (1)' })).toBeVisible();
    await expect(page.getByText('Este producto ya no está disponible.')).toBeVisible();
    await checkAccess();

    await page.getByRole('button', { name: 'Agregar 4 unidades' }).click();
    await expect(page.getByText('Agregamos 4 unidades a tu carrito')).toBeVisible();
    await expect(page.getByText(/^Un producto quedó por fuera/)).toBeVisible();
    await page.getByRole('link', { name: 'Ver carrito' }).first().click();
    await expect(page).toHaveURL('/home/cart');
    await expect(page.getByText('4 unidades').first()).toBeVisible();
  } finally {
    await stockroom.raisePrice(dearer, -5000);
    await stockroom.withdraw(gone, false);
    await stockroom.close();
  }
  await emptyCart(page);
});
