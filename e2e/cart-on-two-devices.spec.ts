import { expect, test } from './harness/journey.ts';
import { addList, orderCart, pasteList } from './harness/list.ts';
import { emptyCart, enter, logIn } from './harness/people.ts';
import { openStockroom } from './harness/stockroom.ts';

/** The profile's popover, from the header or the phone's bar. */
const account = /Mi cuenta|^Perfil$/;

test('one cart on two devices: both see it, it outlives the log-out, and it is ordered once', {
  tag: '@desktop',
}, async ({ page, browser, complaints }) => {
  const stockroom = openStockroom();
  test.skip(stockroom === null, 'the product is not ours to stock');
  if (stockroom === null) return;
  const [tone] = await stockroom.findTones(1);
  await stockroom.close();
  if (tone === undefined) throw new Error('No tone in stock');
  const quantity = /^Cantidad de/;

  await enter(page, 'buyer');
  await emptyCart(page);
  await pasteList(page, [`${tone.versionCode} x2`]);
  await addList(page, 1);
  await page.goto('/home/cart');
  await expect(page.getByRole('spinbutton', { name: quantity })).toHaveValue('2');

  const other = await browser.newPage();
  await complaints.listenTo(other.context());
  await other.goto('/login');
  await logIn(other, 'buyer');
  await other.goto('/home/cart');
  const theirs = other.getByRole('spinbutton', { name: quantity });
  await expect(theirs).toHaveValue('2');
  // Enter does nothing before the page is awake.
  await expect(async () => {
    await theirs.fill('5');
    await theirs.press('Enter');
    await expect(other.getByText('5 unidades').first()).toBeVisible({ timeout: 2_000 });
  }).toPass();
  // Nobody touches this one: it looks again by itself.
  await expect(page.getByRole('spinbutton', { name: quantity })).toHaveValue('5');

  await page.getByRole('button', { name: account }).filter({ visible: true }).click();
  const left = page.waitForRequest(/\/cart\/abandoned-cart/);
  await page.getByRole('button', { name: 'Cerrar sesión' }).click();
  await left;
  await expect(page).toHaveURL('/');
  await enter(page, 'buyer');
  await page.goto('/home/cart');
  await expect(page.getByRole('spinbutton', { name: quantity })).toHaveValue('5');
  await page.reload();
  await expect(page.getByRole('spinbutton', { name: quantity })).toHaveValue('5');

  await orderCart(other);
  await other.close();
  await expect(page.getByRole('heading', { name: 'Tu carrito está vacío' })).toBeVisible();
});
