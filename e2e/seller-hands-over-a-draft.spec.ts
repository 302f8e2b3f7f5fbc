import type { Page } from '@playwright/test';
import { expect, test } from './harness/journey.ts';
import { addOxidant, openOxidant } from './harness/oxidant.ts';
import { emptyCart, enter } from './harness/people.ts';

test('a seller hands a draft over, and the buyer approves it on a phone without a password', async ({
  page,
  browser,
  checkAccess,
}) => {
  await draftFor(page, /^Salón Luna Nueva/);
  const link = await handOver(page, 'Crear enlace para aprobar');
  await expect(page.getByText('Enviado', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Enviar por WhatsApp' })).toBeVisible();
  await checkAccess();

  // Someone else's phone, where nobody ever signed in.
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const buyer = await phone.newPage();
  const opened = await buyer.goto(link);
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

test('a draft that is not approved comes back with its reason; a link that was let go says so', {
  tag: '@desktop',
}, async ({ page, browser, checkAccess }) => {
  await draftFor(page, /^Salón Luna Nueva/);
  const refused = await handOver(page, 'Crear enlace para aprobar');
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const buyer = await phone.newPage();
  await buyer.goto(refused);
  await buyer.getByRole('button', { name: 'No lo apruebo' }).first().click();
  const send = buyer.getByRole('button', { name: 'Enviar respuesta' });
  await send.click();
  await expect(buyer.getByText('Cuéntale por qué a tu vendedor.')).toBeVisible();
  await buyer.getByLabel('¿Por qué no?').fill('Esta semana sin oxidante.');
  await send.click();
  await expect(buyer.getByRole('heading', { name: 'Le contamos a tu vendedor' })).toBeVisible();

  await page.reload();
  await expect(page.getByText('No lo aprobó', { exact: true })).toBeVisible();
  await expect(page.getByText('escribió: “Esta semana sin oxidante.”')).toBeVisible();
  await checkAccess();
  const revoked = await handOver(page, 'Crear enlace para aprobar');
  await page.getByRole('button', { name: 'Anular enlace' }).click();
  await expect(page.getByText('Anulado', { exact: true })).toBeVisible();

  for (const link of [refused, revoked]) {
    await buyer.goto('about:blank');
    await buyer.goto(link);
    await expect(
      buyer.getByRole('heading', { name: 'Este enlace no se puede usar' }),
    ).toBeVisible();
    await expect(buyer.getByRole('button', { name: 'Aprobar pedido' })).toHaveCount(0);
  }
  await phone.close();
});

/** What a seller puts together for a customer, up to the cart. */
async function draftFor(page: Page, customer: RegExp): Promise<void> {
  await enter(page, 'seller');
  await page.goto('/home/select-customer?redirectTo=%2Fhome%2Fcart');
  await page.getByRole('button', { name: customer }).click();
  await expect(page).toHaveURL('/home/cart');
  await emptyCart(page);
  await openOxidant(page);
  await addOxidant(page);
  await page.goto('/home/cart');
}

/** Makes the link, as the seller would send it, for the address at which this shop is tried. */
async function handOver(page: Page, button: string): Promise<string> {
  await page.getByRole('button', { name: button }).click();
  const text = await page.getByText(/\/aprobar-pedido#/).innerText();
  const { pathname, hash } = new URL(text.slice(text.indexOf('http')));
  return `${new URL(page.url()).origin}${pathname}${hash}`;
}
