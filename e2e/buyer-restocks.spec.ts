import { expect, test } from './harness/journey.ts';
import { addList, orderCart, pasteList } from './harness/list.ts';
import { addOxidant, openOxidant } from './harness/oxidant.ts';
import { emptyCart, enter } from './harness/people.ts';
import { orderByTaps } from './harness/purchase.ts';
import { openStockroom } from './harness/stockroom.ts';

test('a buyer repeats her last order in three taps from the home', {
  tag: '@phone',
}, async ({ page, checkAccess }) => {
  const stockroom = openStockroom();
  test.skip(stockroom === null, 'the product is not ours to look for tones in');
  if (stockroom === null) return;
  const [tone] = await stockroom.findTones(1);
  await stockroom.close();
  if (!tone) throw new Error('A tone is needed');

  await enter(page, 'buyer');
  await emptyCart(page);
  await pasteList(page, [`${tone.versionCode}\t2`]);
  await addList(page, 1);
  const before = await orderCart(page);

  await page.goto('/home/marketplace/customer');
  await expect(page.getByRole('heading', { name: 'Tu último pedido' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Por llegar' })).toBeVisible();
  await checkAccess();
  await page.getByRole('button', { name: /^Repetir el pedido/ }).click();
  await expect(page).toHaveURL('/home/cart');
  await expect(page.getByText('2 unidades').first()).toBeVisible();
  expect(await orderByTaps(page)).toBeLessThanOrEqual(3);
  await expect(page).not.toHaveURL(new RegExp(before));
});

test('an order from a product’s page takes at most eight taps', { tag: '@phone' }, async ({
  page,
}) => {
  await enter(page, 'buyer');
  await emptyCart(page);
  await openOxidant(page);
  await addOxidant(page);
  await page
    .getByRole('link', { name: /Carrito con 1 unidad/ })
    .first()
    .click();
  // Volume, adding and the way to the cart are three.
  expect(3 + (await orderByTaps(page))).toBeLessThanOrEqual(8);
});
