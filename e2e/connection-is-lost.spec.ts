import type { Locator, Page } from '@playwright/test';
import { expect, test, untilAwake } from './harness/journey.ts';
import { addList, pasteList } from './harness/list.ts';
import { emptyCart, logIn } from './harness/people.ts';
import { openStockroom } from './harness/stockroom.ts';

// A browser complains of each request that does not leave, which is just what happens here.
test.use({
  expectedComplaints:
    /net::ERR_(INTERNET_DISCONNECTED|CONNECTION_FAILED|FAILED)|Loading chunk|ChunkLoadError/,
});

const banner = 'Estás sin conexión. Te mostramos lo último que cargamos.';
const waiting = 'Estás sin conexión. Abrimos lo que pediste apenas vuelva.';

test('what is typed outlives a lost connection, and goes once there is one again', {
  tag: '@phone',
}, async ({ page, context }) => {
  await page.goto('/login');
  await logIn(page, 'buyer');
  await page.goto('/home/profile/address/new');
  await page.getByRole('button', { name: 'Mi dirección no se escribe así' }).click();
  await page.getByLabel('Dirección completa').fill('Vereda El Salado, finca La Esperanza');
  await page.getByRole('combobox', { name: 'Departamento' }).click();
  await page.getByRole('option', { name: 'Bogotá' }).click();
  await page.getByRole('combobox', { name: 'Ciudad o municipio' }).click();
  await page.getByRole('option', { name: 'Bogotá' }).click();
  await page.getByLabel(/^Nombre para reconocerla/).fill('Finca de prueba');
  await expect(page.getByText(/^Llega \d día/)).toBeVisible();

  await context.setOffline(true);
  await expect(page.getByText(banner)).toBeVisible();
  await page.getByRole('button', { name: 'Guardar dirección' }).click();
  await expect(page.getByText('No pudimos conectarnos.').first()).toBeVisible();
  await expect(page.getByLabel('Dirección completa')).toHaveValue(/finca La Esperanza/);

  await context.setOffline(false);
  await expect(page.getByText('Volvió la conexión.')).toBeVisible();
  await expect(page.getByText(banner)).toBeHidden();
  await page.reload();
  await expect(page.getByLabel('Dirección completa')).toHaveValue(/finca La Esperanza/);
  await page.getByRole('button', { name: 'Guardar dirección' }).click();
  await expect(page).toHaveURL('/home/profile/address');
  await page.getByRole('button', { name: 'Eliminar Finca de prueba' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sí, eliminar' }).click();
  await expect(page.getByText('Eliminaste la dirección.')).toBeVisible();
});

test('what is pressed in the cart and on the way to the order waits for the connection, and goes on', async ({
  page,
  context,
}) => {
  test.slow();
  const stockroom = openStockroom();
  test.skip(stockroom === null, 'the product is not ours to stock');
  if (stockroom === null) return;
  const [tone] = await stockroom.findTones(1);
  await stockroom.close();
  if (tone === undefined) throw new Error('No tone in stock');
  await page.goto('/login');
  await logIn(page, 'buyer');
  await emptyCart(page);
  await pasteList(page, [`${tone.versionCode} x2`]);
  await addList(page, 1);
  await page.goto('/home/cart');
  await untilAwake(page);
  const cart = page.getByRole('heading', { level: 1, name: 'Tu carrito' });
  const line = page.getByRole('spinbutton', { name: /^Cantidad de/ });

  await context.setOffline(true);
  await expect(page.getByText(banner)).toBeVisible();
  // The window's code is not here yet: it says so, and the cart is still there to be seen.
  await page.getByRole('button', { name: 'Vaciar' }).click();
  await expect(page.getByText(/^Sin conexión no podemos abrir esta ventana/)).toBeVisible();
  await expect(line).toHaveValue('2');
  await context.setOffline(false);
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancelar' }).click();

  // Each step of the purchase is asked for without a connection, and comes when it is back.
  const steps: readonly (readonly [go: () => Promise<void>, at: RegExp, here: Locator])[] = [
    [() => press(page, 'Continuar'), /\/home\/purchase\/order\/(payment-methods|summary)/, cart],
    [() => goBackTo(page, 'Entregas'), /order\/detail/, titleOf(page)],
    [() => goBackTo(page, 'Dirección'), /list-address/, titleOf(page)],
    [() => press(page, /^Usar esta/), /order\/(payment-methods|summary)/, titleOf(page)],
  ];
  for (const [go, at, here] of steps) {
    await untilAwake(page);
    const title = await here.textContent();
    await context.setOffline(true);
    await expect(page.getByText(banner)).toBeVisible();
    await go();
    await expect(page.getByText(waiting)).toBeVisible();
    await expect(here).toHaveText(title ?? '');
    await expect(page.getByText('Algo no salió bien')).toHaveCount(0);
    await context.setOffline(false);
    await expect(page).toHaveURL(at);
    await expect(page.getByText(waiting)).toBeHidden();
  }
  await emptyCart(page);
});

test('a product that is pressed without a connection opens when it is back; the list stays', async ({
  page,
  context,
}) => {
  await page.goto('/home/bestsellers');
  await untilAwake(page);
  await context.setOffline(true);
  await expect(page.getByText(banner)).toBeVisible();
  const product = page.getByRole('main').getByRole('article').getByRole('link').first();
  await product.click();
  await expect(page.getByText(waiting)).toBeVisible();
  await expect(product).toBeVisible();
  await context.setOffline(false);
  await expect(page).toHaveURL(/\/product\/.+\/details/);
  await expect(page.getByRole('button', { name: 'Compartir', exact: true })).toBeVisible();
});

async function press(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('button', { name }).filter({ visible: true }).click();
}

/** By the steps of the purchase that are behind. */
async function goBackTo(page: Page, step: string): Promise<void> {
  await page.getByRole('navigation', { name: /Pasos/ }).getByRole('link', { name: step }).click();
}

function titleOf(page: Page): Locator {
  return page.getByRole('main').getByRole('heading', { level: 1 });
}

test('a page that the server could not send shows itself when the connection is back', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/home/bestsellers');
  // A link that is pressed before it is awake is the browser's own, which needs no call.
  await untilAwake(page);
  await page.route('**/api/**', (route) => route.abort('connectionfailed'));
  await page.getByRole('link', { name: 'Ayuda' }).first().click();
  await page
    .getByRole('link', { name: /Ofertas/ })
    .first()
    .click();
  await expect(page.getByText(waiting)).toBeVisible();
  await page.unroute('**/api/**');
  await expect(page.getByText('Volvió la conexión.')).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
});
