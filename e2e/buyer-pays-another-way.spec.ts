import { confirmByHand, openHandPayments } from './harness/hand-payments.ts';
import { expect, test } from './harness/journey.ts';
import { addList, pasteList } from './harness/list.ts';
import { emptyCart, enter } from './harness/people.ts';
import { chooseMethod } from './harness/purchase.ts';
import { drawReceipt } from './harness/receipt.ts';

/** Of the demonstration: a dye that there is plenty of. */
const goods = 'ALM001-010;12';

// A file that is no picture, and an amount that did not come.
test.use({ expectedComplaints: /status of 4(00|09|22)/ });

test.beforeEach(async ({ page }) => {
  await enter(page, 'buyer');
  await emptyCart(page);
  await pasteList(page, [goods]);
  await addList(page, 1);
});

test('after a declined card the same order is paid by transfer, with a proof that staff confirm', async ({
  page,
  browser,
  checkAccess,
}) => {
  await chooseMethod(page, /^Tarjeta/);
  await page.getByRole('button', { name: /^Continuar al pago/ }).click();
  await page.getByRole('button', { name: 'Pagar en la página de Wompi' }).click();
  await page.getByRole('button', { name: /4111/ }).click();
  await expect(page.getByText('El pago no pasó')).toBeVisible();
  const code = new URL(page.url()).searchParams.get('order') ?? '';

  await page.getByRole('button', { name: 'Pagar de otra forma' }).click();
  await page.getByRole('radio', { name: /^Transferencia bancaria/ }).check();
  await checkAccess();
  await page.getByRole('button', { name: /^Pagar así/ }).click();
  await expect(page.getByText('216-000000-21')).toBeVisible();
  await expect(page.getByText(/^Guardamos tus productos hasta el/)).toBeVisible();
  await checkAccess();

  const proof = page.locator('input[type=file]');
  const text = Buffer.from('%PDF-1.7');
  await proof.setInputFiles({ name: 'recibo.pdf', mimeType: 'application/pdf', buffer: text });
  await expect(page.getByText('No pudimos subir el comprobante')).toBeVisible();
  const buffer = await drawReceipt(page);
  await proof.setInputFiles({ name: 'recibo.png', mimeType: 'image/png', buffer });
  await expect(page.getByRole('heading', { name: 'Estamos revisando tu pago' })).toBeVisible();
  await checkAccess();

  const desk = await openHandPayments(browser);
  await desk
    .getByRole('button', { name: `Confirmar el pago del pedido ${code}`, exact: true })
    .click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByLabel('Valor que llegó').fill('1');
  await dialog.getByRole('button', { name: 'Confirmar el pago' }).click();
  await expect(dialog.getByText(/^El valor no coincide/)).toBeVisible();
  await desk.reload();
  await confirmByHand(desk, code);
  await desk.context().close();

  await page.reload();
  await expect(page.getByRole('heading', { name: '¡Pago recibido!' })).toBeVisible();
});
