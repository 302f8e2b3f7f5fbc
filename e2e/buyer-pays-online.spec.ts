import { expect, test } from './harness/journey.ts';
import { enterWithCart } from './harness/list.ts';
import { chooseMethod } from './harness/purchase.ts';

/** Of the demonstration: an oxidant that there is plenty of. */
const goods = 'ALM003-000;8';

test.beforeEach(async ({ page }) => {
  await enterWithCart(page, [goods]);
});

test('a coupon counts, a card is paid with on the page of the gateway, and cancelling gives both back', async ({
  page,
  checkAccess,
}) => {
  await chooseMethod(page, /^Tarjeta/);
  await page.getByRole('link', { name: 'Agregar un cupón' }).click();
  await expect(page.getByRole('heading', { name: 'Tus cupones' })).toBeVisible();
  await checkAccess();
  await page.getByRole('button', { name: 'Aplicar el cupón ENVIOGRATIS' }).click();
  await expect(page).toHaveURL('/home/purchase/order/summary');
  await expect(page.getByText('Envío con ENVIOGRATIS').first()).toBeVisible();
  await checkAccess();

  await page.getByRole('button', { name: /^Continuar al pago/ }).click();
  await expect(page.getByRole('heading', { name: 'Te falta pagar' })).toBeVisible();
  await expect(page.getByText(/^Guardamos tus productos hasta las? /)).toBeVisible();
  const code = new URL(page.url()).searchParams.get('order') ?? '';
  await checkAccess();
  await page.getByRole('button', { name: 'Pagar en la página de Wompi' }).click();
  await expect(page).toHaveURL(/\/dev\/wompi\/p\//);
  await checkAccess();
  await page.getByRole('button', { name: /4242/ }).click();
  await expect(page.getByRole('heading', { name: '¡Pago recibido!' })).toBeVisible();
  await checkAccess();

  await page.goto(`/home/profile/orders/history/${code}`);
  await expect(page.getByText('Pagado').first()).toBeVisible();
  await checkAccess();
  await page.getByRole('button', { name: 'Cancelar pedido' }).click();
  await page
    .getByRole('alertdialog')
    .or(page.getByRole('dialog'))
    .getByRole('button', { name: /cancelar/i })
    .click();
  await expect(page.getByText(/^Te devolvemos \$/).first()).toBeVisible();
  const coupons = await page.request.get('/api/discount/get-discounts-user');
  expect(await coupons.text()).toContain('ENVIOGRATIS');
});

test('a card that is refused charges nothing, and everything goes back to the cart', async ({
  page,
  checkAccess,
}) => {
  await chooseMethod(page, /^Tarjeta/);
  await page.getByRole('button', { name: /^Continuar al pago/ }).click();
  await page.getByRole('button', { name: 'Pagar en la página de Wompi' }).click();
  await page.getByRole('button', { name: /4111/ }).click();
  await expect(page.getByText('El pago no pasó')).toBeVisible();
  await checkAccess();

  // Nothing is lost by going elsewhere: the cart tells of it.
  await page.goto('/home/cart');
  await expect(page.getByText(/^Pedido sin pagar: /)).toBeVisible();
  await checkAccess();
  await page.getByRole('button', { name: /^Volver todo al carrito/ }).click();
  await expect(page.getByText('Tus productos volvieron al carrito')).toBeVisible();
  await expect(page.getByText('8 unidades').first()).toBeVisible();
});

test('a debit is authorised at the bank, after both contracts were accepted', async ({
  page,
  checkAccess,
}) => {
  await chooseMethod(page, /^PSE/);
  await page.getByRole('button', { name: /^Continuar al pago/ }).click();
  await expect(page.getByRole('heading', { name: 'Te falta pagar' })).toBeVisible();
  const pay = page.getByRole('button', { name: /^Ir a mi banco/ });
  await pay.click();
  await expect(page.getByText('Elige tu banco.')).toBeVisible();
  await checkAccess();

  await page.getByRole('combobox', { name: 'Banco' }).click();
  await page.getByRole('option', { name: 'Banco que aprueba' }).click();
  // What is known of the business is typed no second time.
  await expect(page.getByLabel('Número de documento')).not.toHaveValue('');
  await expect(page.getByLabel('Celular')).not.toHaveValue('');
  await pay.click();
  await expect(page.getByText('Para pagar, acepta los reglamentos de Wompi.')).toBeVisible();
  for (const consent of await page.getByRole('checkbox').all()) await consent.check();
  await pay.click();
  await expect(page).toHaveURL(/\/dev\/wompi\/bank\//);

  // Who comes back without a decision is sent to the same page.
  const bank = page.url();
  await page.goBack();
  await expect(page.getByRole('heading', { name: /banco está procesando/ })).toBeVisible();
  await checkAccess();
  await page.getByRole('button', { name: 'Volver a la página del banco' }).click();
  await expect(page).toHaveURL(bank);
  await page.getByRole('button', { name: /^Continuar/ }).click();
  await expect(page.getByRole('heading', { name: '¡Pago recibido!' })).toBeVisible();
});
