import { expect, test } from './harness/journey.ts';
import { addOxidant, openOxidant } from './harness/oxidant.ts';
import { emptyCart, enter } from './harness/people.ts';

test('a seller hands a draft over, and the buyer approves it on a phone without a password', async ({
  page,
  browser,
  checkAccess,
}) => {
  await enter(page, 'seller');
  await page.goto('/home/select-customer?redirectTo=%2Fhome%2Fcart');
  await page.getByRole('button', { name: /^Salón Luna Nueva/ }).click();
  await expect(page).toHaveURL('/home/cart');
  await emptyCart(page);
  await openOxidant(page);
  await addOxidant(page);
  await page.goto('/home/cart');
  await page.getByRole('button', { name: 'Crear enlace para aprobar' }).click();
  const link = await page.getByText(/\/aprobar-pedido#/).innerText();
  await expect(page.getByText('Enviado', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Enviar por WhatsApp' })).toBeVisible();
  await checkAccess();

  // Someone else's phone, where nobody ever signed in.
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const buyer = await phone.newPage();
  const address = new URL(link.slice(link.indexOf('http')));
  const opened = await buyer.goto(
    `${new URL(page.url()).origin}${address.pathname}${address.hash}`,
  );
  expect(opened?.headers()).toMatchObject({
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
    'cache-control': 'private, no-store',
  });
  await expect(buyer.getByRole('heading', { name: 'Pedido para Salón Luna Nueva' })).toBeVisible();
  await expect(buyer.getByRole('button', { name: 'Aprobar pedido' }).last()).toBeVisible();
  await buyer
    .getByRole('button', { name: /^Aumentar|^Más/ })
    .first()
    .click();
  await expect(buyer.getByText('2 unidades').first()).toBeVisible();
  const changeMethod = buyer.getByRole('button', { name: 'Cambiar medio de pago' });
  if (await changeMethod.isVisible()) await changeMethod.click();
  await buyer.getByRole('radio', { name: /^Contra-entrega/ }).click();
  await expect(buyer.getByRole('radio', { name: /^Contra-entrega/ })).toBeChecked();
  await buyer.getByRole('textbox', { name: 'Tu nombre' }).fill('Marta Ruiz');
  await buyer.getByRole('button', { name: 'Aprobar pedido' }).last().click();
  await expect(buyer.getByRole('heading', { name: '¡Listo! Tu pedido quedó hecho' })).toBeVisible();
  const code = (await buyer.locator('strong').first().innerText()).trim();
  await buyer.reload();
  await expect(buyer.getByText(`es el ${code}`, { exact: false })).toBeVisible();
  await phone.close();

  await page.goto(`/home/profile/orders/history/${code}`);
  const order = page.getByRole('main');
  await expect(order.getByText(/Lo hizo Julián.*Lo aprobó Marta Ruiz/).first()).toBeVisible();
});
