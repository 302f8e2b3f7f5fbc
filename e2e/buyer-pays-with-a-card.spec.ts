import type { Page, Request } from '@playwright/test';
import { expect, test } from './harness/journey.ts';
import { findSideways } from './harness/layout.ts';
import { addList, enterWithCart, pasteList } from './harness/list.ts';
import { chooseMethod } from './harness/purchase.ts';

const approved = '4242424242424242';
const declined = '4111111111111111';

test.beforeEach(async ({ page }) => {
  await enterWithCart(page, ['ALM001-030;8']);
});

test('a card typed in our form goes to the gateway alone; it is kept, and paid with in one tap', async ({
  page,
  checkAccess,
}) => {
  const carriers = watchNumbers(page);
  await chooseMethod(page, /^Tarjeta/);
  await page.getByRole('button', { name: /^Continuar al pago/ }).click();
  await page.getByRole('link', { name: /^Pagar \$.* con tarjeta/ }).click();
  await expect(page.getByRole('heading', { name: 'Paga con tu tarjeta' })).toBeVisible();
  const pay = page.getByRole('button', { name: /^Pagar \$/ });

  await pay.click();
  await expect(page.getByText('Escribe el número de la tarjeta.')).toBeVisible();
  await expect(page.getByLabel('Número de la tarjeta')).toBeFocused();
  await checkAccess();
  await typeCard(page, '4242424242424241');
  await pay.click();
  await expect(page.getByText('Este número no es de una tarjeta. Revísalo.')).toBeVisible();

  await typeCard(page, declined);
  await pay.click();
  await expect(page.getByText('El pago no pasó')).toBeVisible();
  await checkAccess();

  await page.getByRole('link', { name: /^Intentar de nuevo/ }).click();
  await typeCard(page, approved);
  await page.getByLabel('Guardar esta tarjeta para la próxima').check();
  await pay.click();
  await expect(page.getByRole('heading', { name: '¡Pago recibido!' })).toBeVisible();
  expect(carriers.map((address) => new URL(address).pathname)).toEqual([
    '/dev/wompi/v1/tokens/cards',
    '/dev/wompi/v1/tokens/cards',
  ]);

  const kept = await keptOnDevice(page);
  for (const number of [approved, declined]) expect(kept).not.toContain(number);

  // The next order: the card is there, and one tap pays.
  await pasteList(page, ['ALM001-030;8']);
  await addList(page, 1);
  await chooseMethod(page, /^Tarjeta/);
  await page.getByRole('button', { name: /^Continuar al pago/ }).click();
  await expect(page.getByText('Visa terminada en 4242')).toBeVisible();
  await checkAccess();
  await page.getByLabel('Cuotas').selectOption('6');
  await page.getByRole('button', { name: /con la tarjeta 4242/ }).click();
  await expect(page.getByRole('heading', { name: '¡Pago recibido!' })).toBeVisible();

  // With nothing in the cart: it is seen in the profile, and taken away there.
  await page.goto('/home/profile');
  const ownCard = page.getByText('Visa terminada en 4242', { exact: true });
  await expect(ownCard).toBeVisible();
  await checkAccess();
  await page.getByRole('button', { name: 'Quitar la tarjeta terminada en 4242' }).click();
  await page.getByRole('button', { name: 'Quitar', exact: true }).click();
  await expect(ownCard).toBeHidden();
  await expect(page.getByText(/^Aún no guardas ninguna/)).toBeVisible();
});

test('a card is kept before anything is ordered, and taken away again', async ({
  page,
  checkAccess,
}) => {
  await page.goto('/home/purchase/order/payment-methods');
  await page.getByRole('radio', { name: /^Tarjeta/ }).check();
  await page.getByRole('link', { name: 'Agregar tarjeta' }).click();
  await expect(page.getByRole('heading', { name: 'Agregar tarjeta' })).toBeVisible();
  await typeCard(page, '374378187755283', '1234');
  await page.getByRole('button', { name: 'Guardar tarjeta' }).click();
  await expect(page).toHaveURL('/home/purchase/order/payment-methods');
  await expect(page.getByText('American Express terminada en 5283')).toBeVisible();
  await checkAccess();
  const remove = page.getByRole('button', { name: 'Quitar la tarjeta terminada en 5283' });
  await remove.focus();
  // Its hint, which stands at the edge, makes no phone's page wider, seen or not.
  expect(await findSideways(page)).toEqual([]);
  await remove.click();
  await page.getByRole('button', { name: 'Quitar', exact: true }).click();
  await expect(page.getByText('American Express terminada en 5283', { exact: true })).toBeHidden();
});

test.describe('without a line to the gateway', () => {
  test.use({ expectedComplaints: /net::ERR_FAILED/ });

  test('a gateway that cannot be reached: nothing is lost, and its own page is offered', async ({
    page,
  }) => {
    await chooseMethod(page, /^Tarjeta/);
    await page.getByRole('button', { name: /^Continuar al pago/ }).click();
    // A card may be kept by now.
    const ways = /^Pagar \$.* con tarjeta|^Usar otra tarjeta/;
    await page.getByRole('link', { name: ways }).click();
    await page.route('**/tokens/cards', (route) => route.abort());
    await typeCard(page, approved);
    await page.getByRole('button', { name: /^Pagar \$/ }).click();
    await expect(page.getByText('No pudimos conectar con Wompi')).toBeVisible();
    await page.getByRole('button', { name: 'Pagar en la página de Wompi' }).click();
    await expect(page).toHaveURL(/\/dev\/wompi\/p\//);
  });
});

async function typeCard(page: Page, number: string, code = '123'): Promise<void> {
  await page.getByLabel('Número de la tarjeta').fill(number);
  await page.getByLabel('Nombre en la tarjeta').fill('Ana María Pérez');
  await page.getByLabel('Mes').selectOption('08');
  await page.getByLabel('Año').selectOption({ index: 5 });
  await page.getByLabel('Código (CVC)').fill(code);
  for (const consent of await page.getByRole('checkbox', { name: /^Acepto/ }).all()) {
    await consent.check();
  }
}

/** Cookies and everything that the browser keeps for the shop, as text. */
async function keptOnDevice(page: Page): Promise<string> {
  const kept = await page.context().storageState({ indexedDB: true });
  return JSON.stringify(kept) + (await page.evaluate(() => JSON.stringify({ ...sessionStorage })));
}

/** Addresses to which a number of a card was sent, in whatever part of a request. */
function watchNumbers(page: Page): string[] {
  const found: string[] = [];
  page.on('request', (request: Request) => {
    const sent = `${request.url()} ${request.postData() ?? ''}`.replaceAll(' ', '');
    if (sent.includes(approved) || sent.includes(declined)) found.push(request.url());
  });
  return found;
}
