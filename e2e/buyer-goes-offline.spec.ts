import type { Page } from '@playwright/test';
import { expect, test, untilAwake } from './harness/journey.ts';
import { readKept } from './harness/kept.ts';
import { emptyCart, enter } from './harness/people.ts';
import { openStockroom } from './harness/stockroom.ts';

// A browser complains of each request that does not leave, which is just what happens here.
test.use({
  serviceWorkers: 'allow',
  expectedComplaints:
    /net::ERR_(INTERNET_DISCONNECTED|CONNECTION_FAILED|FAILED)|Loading chunk|ChunkLoadError/,
});

const offline = /^Estás sin conexión\./;

test('what was seen can be read without a connection, by the one who saw it', async ({
  page,
  context,
}) => {
  await page.goto('/login');
  await enter(page, 'buyer');
  await emptyCart(page);
  const product = await readInPeace(page);

  await context.setOffline(true);
  // The page is gone, and the phone's memory with it: the worker starts the application.
  await page.goto('/home/bestsellers');
  await expect(page.getByText(offline)).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  const looks = await watchFirstLooks(page);
  await page.goto(product.address);
  await expect(page.getByRole('heading', { level: 1, name: product.name })).toBeVisible();
  await expect(page.getByText(/\$\s*\d/).first()).toBeVisible();
  await expect(page.getByRole('main')).toHaveCount(1);
  expect(looks()).toEqual([product.name]);
  await page.goto('/home/cart');
  await expect(page.getByText('Pedir y pagar necesita conexión.')).toBeVisible();
  await page.goto('/home/profile/orders/history');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  // Who leaves takes it all along, though the next one has no connection either.
  await context.setOffline(false);
  await page.goto('/home/bestsellers');
  await untilAwake(page);
  await page.getByRole('button', { name: /Mi cuenta|Perfil/ }).click();
  await page.getByRole('button', { name: 'Cerrar sesión' }).click();
  await expect(page).toHaveURL('/');
  await untilAwake(page);
  await context.setOffline(true);
  await page.goto(product.address);
  await expect(page.getByText(offline).or(page.getByText('No hay conexión'))).toBeVisible();
  await expect(page.getByText(/\$\s*\d/)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: product.name })).toHaveCount(0);
  expect(looks()).toEqual([product.name]);
  await context.setOffline(false);
});

/** The products that stood on the screen before the application did (ADR 109). */
async function watchFirstLooks(page: Page): Promise<() => readonly string[]> {
  const seen: string[] = [];
  await page.exposeFunction('tellFirstLook', (name: string) => void seen.push(name));
  await page.addInitScript(() => {
    new MutationObserver((changes, observer) => {
      const look = changes.flatMap(({ addedNodes }) => [...addedNodes]).find(isLook);
      if (look === undefined) return;
      observer.disconnect();
      Reflect.get(window, 'tellFirstLook')(look.querySelector('h1')?.textContent);
    }).observe(document, { childList: true, subtree: true });
    const isLook = (node: Node): node is Element =>
      node instanceof HTMLElement && node.matches('body > main');
  });
  return () => seen;
}

test('what is added without a connection arrives once, though the page was closed', async ({
  page,
  context,
  checkAccess,
}) => {
  const stockroom = openStockroom();
  test.skip(stockroom === null, 'the product is not ours to stock');
  if (stockroom === null) return;
  await stockroom.close();
  await page.goto('/login');
  await enter(page, 'buyer');
  await emptyCart(page);
  await readInPeace(page);
  await page.goto('/home/bestsellers');
  await untilAwake(page);
  await page.getByRole('article').getByRole('button', { name: 'Elegir tonos' }).first().click();
  const card = page.getByRole('dialog', { name: 'Carta de color' });
  const tones = card.getByRole('button', { name: /^\d+[.]\d+ (?!.*agotado)/i });
  await expect(tones.first()).toBeVisible();

  await context.setOffline(true);
  for (const tone of [0, 1, 2]) await tones.nth(tone).click();
  await card.getByRole('button', { name: 'Agregar al carrito' }).click();
  await expect(page.getByText('Lo guardamos en tu teléfono')).toBeVisible();
  await expect(page.getByText('1 cambio por enviar.')).toBeVisible();

  // The phone closes the page; another one is opened, still without a connection, and closed too.
  // There the cart says what waits, and lets it be corrected and taken back.
  await page.goto('/home/cart');
  await expect(page.getByText('1 cambio por enviar.')).toBeVisible();
  const waiting = page.getByRole('region', { name: 'Por enviar' });
  const lines = waiting.getByRole('listitem');
  await expect(lines).toHaveCount(3);
  await expect(page.getByText('Tu carrito está vacío')).toBeHidden();
  await checkAccess();
  await lines
    .nth(0)
    .getByRole('button', { name: /^Aumentar cantidad/ })
    .click();
  await lines
    .nth(2)
    .getByRole('button', { name: /^No enviar/ })
    .click();
  await expect(waiting.getByText('3 unidades')).toBeVisible();
  await expect(lines).toHaveCount(2);
  // Who would leave now is told what waits.
  await page.getByRole('button', { name: /Mi cuenta|Perfil/ }).click();
  await page.getByRole('button', { name: 'Cerrar sesión' }).click();
  await expect(page.getByText(/^Tienes 1 cambio por enviar\./)).toBeVisible();
  // Gone for good: one that is only left may still send it, and say so to nobody.
  await page.close();
  await context.setOffline(false);
  const later = await context.newPage();
  // Said as soon as it is sent, which may be before the last picture is there.
  await later.goto('/home/cart', { waitUntil: 'commit' });
  await expect(later.getByText('Enviamos el cambio que esperaba.')).toBeVisible();
  await expect(later.getByRole('spinbutton', { name: /^Cantidad de/ })).toHaveCount(2);
  await expect(later.getByRole('region', { name: 'Por enviar' })).toHaveCount(0);
  await later.reload();
  await expect(later.getByRole('spinbutton', { name: /^Cantidad de/ })).toHaveCount(2);
  const reply = await later.request.get('/api/cart/listcart');
  const { cart } = await reply.json();
  const units = cart.products.map(({ quantity }: { quantity: number }) => quantity);
  expect(units.toSorted()).toEqual([1, 2]);
  await emptyCart(later);
});

/** Looks at a list, a product, the cart and the orders, until the worker has what it needs. */
async function readInPeace(page: Page): Promise<{ address: string; name: string }> {
  await page.goto('/home/bestsellers');
  await untilAwake(page);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.getByRole('main').getByRole('article').getByRole('link').first().click();
  const title = page.getByRole('heading', { level: 1 });
  await expect(page).toHaveURL(/\/product\/.+\/details/);
  await expect(page.getByRole('button', { name: 'Compartir', exact: true })).toBeVisible();
  const found = { address: page.url(), name: (await title.textContent()) ?? '' };
  for (const address of ['/home/cart', '/home/profile/orders/history']) {
    await page.goto(address);
    await untilAwake(page);
  }
  // Not only the unpaid orders, for which the cart asks.
  await expect
    .poll(async () =>
      Object.keys(await readKept(page))
        .toReversed()
        .join(),
    )
    .toMatch(/"products","list".*"orders",\{\}/);
  return found;
}
