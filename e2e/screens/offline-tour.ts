import { expect, type Page } from '@playwright/test';
import { untilAwake } from '../harness/journey.ts';
import { emptyCart } from '../harness/people.ts';
import { cardOf, openCard, takeTone } from './acts.ts';
import type { Goods } from './goods.ts';
import type { Tour } from './tour.ts';

/** What a salon sees without a connection: what it added, what it had seen, what cannot wait. */
export const buyerOfflineTour: Tour = {
  who: 'buyer',
  shots: [
    { name: 'offline-cart', act: addWithoutLine, full: true },
    { name: 'offline-favourites', path: '/home/profile/favourites' },
    { name: 'offline-purchase', path: '/home/purchase/order/summary' },
  ],
};

/** A seller's route without a connection, with what is ordered on it. */
export const sellerOfflineTour: Tour = {
  who: 'seller',
  shots: [
    { name: 'offline-route-order', act: orderWithoutLine, full: true },
    {
      name: 'offline-route',
      async act(page) {
        await page
          .getByRole('link', { name: /Mi ruta$/ })
          .first()
          .click();
        await page.getByText('1 cliente con pedidos por enviar').waitFor();
      },
    },
  ],
};

async function addWithoutLine(page: Page, { tones }: Goods): Promise<void> {
  await emptyCart(page);
  await page.goto(tones);
  await waitForWorker(page);
  await page.request.post('/api/favorite/add', {
    headers: { 'sec-fetch-site': 'same-origin' },
    data: { productId: tones.split('/').at(-2) },
  });
  for (const address of ['/home/profile/favourites', '/home/cart', tones]) {
    await page.goto(address);
    await untilAwake(page);
  }
  await openCard(page);
  await takeTone(page, '7.43', 4);
  await takeTone(page, '6.0', 2);
  // The last answers are written in bundles.
  await page.waitForTimeout(1500);
  await page.context().setOffline(true);
  await cardOf(page).getByRole('button', { name: 'Agregar al carrito' }).click();
  await page.getByText('Lo guardamos en tu teléfono').waitFor();
  await page.goto('/home/cart');
  await page.getByRole('region', { name: 'Por enviar' }).waitFor();
  // A page that is loaded again in the same tab stands where the one before did.
  await page.evaluate(() => window.scrollTo({ top: 0 }));
}

async function orderWithoutLine(page: Page): Promise<void> {
  await page.goto('/home/seller-route');
  await waitForWorker(page);
  await page.getByRole('button', { name: 'Preparar mi ruta' }).click();
  await page.getByRole('button', { name: /^Preparar ruta con/ }).click();
  await page.getByRole('heading', { name: 'Clientes de la ruta' }).waitFor();
  await page.context().setOffline(true);
  await page
    .getByRole('link', { name: /^Tomar pedido de/ })
    .first()
    .click();
  await page.getByRole('searchbox', { name: 'Buscar por código, tono o nombre' }).fill('tinte');
  await page
    .getByRole('button', { name: /^Ver \d+ tonos/ })
    .first()
    .click();
  const open = page.locator('[data-tone]').filter({ hasText: 'Hay' });
  for (const tone of [0, 1, 2]) await open.nth(tone).click();
  await expect(page.locator('[data-line]')).toHaveCount(3);
}

async function waitForWorker(page: Page): Promise<void> {
  await untilAwake(page);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
}
