import { expect, test } from './harness/journey.ts';
import { addList, orderCart, pasteList } from './harness/list.ts';
import { emptyCart, enter, logIn } from './harness/people.ts';
import { openStockroom } from './harness/stockroom.ts';

test('stock, presale and a combo are one order, seen as two deliveries', async ({
  page,
  checkAccess,
}) => {
  const stockroom = openStockroom();
  test.skip(stockroom === null, 'the product is not ours to stock');
  if (stockroom === null) return;
  const [tone] = await stockroom.findTones(1);
  const presale = await stockroom.findPresale();
  const combo = await stockroom.findCombo();
  await stockroom.close();

  await enter(page, 'buyer');
  await emptyCart(page);
  await pasteList(page, [`${tone?.versionCode};2`, `${presale?.versionCode};3`, `${combo};1`]);
  await expect(page.getByText(/En preventa: sale/)).toBeVisible();
  await checkAccess();
  await addList(page, 3);

  await page.goto('/home/cart');
  await expect(page.getByRole('heading', { name: 'Despacho inmediato' })).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Entrega 2 · sale/ })).toBeVisible();
  const code = await orderCart(page);

  await page.goto(`/home/profile/orders/history/${code}`);
  await expect(page.getByRole('heading', { name: /^Entrega 1 de 2/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Entrega 2 de 2/ })).toBeVisible();
  await checkAccess();

  await page.getByRole('button', { name: 'Cancelar esta entrega' }).last().click();
  const question = page.getByRole('alertdialog', { name: '¿Cancelar la entrega 2?' });
  await expect(question.getByText(/^3 unidades vuelven a la bodega/)).toBeVisible();
  await question.getByRole('button', { name: 'Sí, cancelar' }).click();
  await expect(page.getByText('Cancelamos la entrega')).toBeVisible();
  await expect(page.getByText('Queda por pagar')).toBeVisible();
});

test('someone else buys the last unit while the buyer looks', async ({
  page,
  browser,
  complaints,
  checkAccess,
}) => {
  const stockroom = openStockroom();
  test.skip(stockroom === null, 'the product is not ours to stock');
  if (stockroom === null) return;
  const [tone] = await stockroom.findTones(1);
  if (tone === undefined) throw new Error('No tone in stock');
  await stockroom.setAvailable(tone, 1);

  await enter(page, 'buyer');
  await emptyCart(page);
  await pasteList(page, [`${tone.versionCode} x1`]);
  await addList(page, 1);
  await page.goto('/home/cart');
  await expect(page.getByRole('heading', { name: 'Despacho inmediato' })).toBeVisible();

  const other = await browser.newPage();
  await complaints.listenTo(other.context());
  await other.goto('/login');
  await logIn(other, 'seller');
  await other.goto('/home/select-customer?redirectTo=%2Fhome%2Fcart');
  // A tap before the page is awake does nothing.
  await expect(async () => {
    await other.getByRole('button', { name: /^Salón Luna Nueva/ }).click({ timeout: 2_000 });
    await expect(other).toHaveURL('/home/cart', { timeout: 3_000 });
  }).toPass();
  await emptyCart(other);
  await pasteList(other, [`${tone.versionCode} x1`]);
  await addList(other, 1);
  await orderCart(other);
  await other.close();

  await page.reload();
  await expect(page.getByRole('heading', { name: 'Agotados' })).toBeVisible();
  await page.getByRole('link', { name: /^Hay 1 cambio en tu carrito/ }).click();
  await expect(page).toHaveURL('/cart-news');
  await expect(page.getByText('Agotado', { exact: true })).toBeVisible();
  await checkAccess();
  await page.getByRole('button', { name: /^Dejar aparte/ }).click();
  await expect(page.getByRole('heading', { name: 'Tu carrito está al día' })).toBeVisible();
  await checkAccess();

  await stockroom.setAvailable(tone, tone.available);
  await stockroom.close();
  await page.reload();
  await expect(page.getByText('Volvió', { exact: true })).toBeVisible();
  await emptyCart(page);
});
