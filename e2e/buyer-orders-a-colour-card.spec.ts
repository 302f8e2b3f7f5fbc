import type { Locator, Page } from '@playwright/test';
import { expect, test } from './harness/journey.ts';
import { emptyCart, enter, logIn } from './harness/people.ts';
import { payAtTheDoor } from './harness/purchase.ts';

test('a buyer finds tones in the colour card, orders them and finds the order in her history', async ({
  page,
  checkAccess,
}) => {
  await page.goto('/login');
  await checkAccess();
  await logIn(page, 'buyer');
  await emptyCart(page);

  await page.goto('/home/categories/1/tintes');
  await expect(page.getByText(/\$\s\d/).first()).toBeVisible();
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/product\/.+\/\d+\/details/);
  await checkAccess();

  await page.getByRole('button', { name: 'Carta de color', exact: true }).first().click();
  const card = page.getByRole('dialog', { name: 'Carta de color' });
  await card.getByRole('button', { name: 'Agregar al carrito' }).click();
  await expect(
    card.getByText('Debes seleccionar por lo menos un color para agregar'),
  ).toBeVisible();
  await card.getByRole('searchbox').fill('743');
  await card.getByRole('button', { name: /^7[.]43 / }).click();
  await card.getByRole('searchbox').fill('6.0');
  await card.getByRole('button', { name: /^6[.]0 / }).click();
  await card
    .getByRole('button', { name: /^Aumentar/ })
    .first()
    .click();
  await expect(card.getByText('3 unidades · 2 tonos').first()).toBeVisible();
  await checkAccess();
  await card.getByRole('button', { name: 'Agregar al carrito' }).click();
  await expect(card).toBeHidden();
  await expect(page.getByRole('link', { name: 'Carrito con 3 unidades' }).first()).toBeVisible();

  await page.goto('/home/cart');
  await expect(page.getByRole('heading', { name: 'Despacho inmediato' })).toBeVisible();
  await checkAccess();
  const amount = page.getByRole('spinbutton', { name: /6\.0/ });
  await page.getByRole('button', { name: /^Aumentar cantidad.*6\.0/ }).click();
  await expect(amount).toHaveValue('3');
  await expect(page.getByText('4 unidades').first()).toBeVisible();
  await page
    .getByRole('button', { name: 'Continuar' })
    .or(page.getByRole('link', { name: 'Continuar' }))
    .first()
    .click();
  await expect(page).toHaveURL(/\/home\/purchase\//);
  await payAtTheDoor(page);

  await expect(page.getByText('Contra-entrega').first()).toBeVisible();
  await checkAccess();
  await page.getByRole('button', { name: /^Confirmar pedido/ }).dblclick();

  await expect(page).toHaveURL(/finalizing-payment\?order=MZ-/);
  await expect(page.getByRole('heading', { name: '¡Pedido confirmado!' })).toBeVisible();
  const code = new URL(page.url()).searchParams.get('order') ?? '';
  await checkAccess();

  await page.goto('/home/profile/orders/history');
  await expect(page.getByText(code).filter({ visible: true })).toHaveCount(1);
  await checkAccess();
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page).toHaveURL(`/home/profile/orders/history/${code}`);
  await expect(page.getByText(/7\.43/).first()).toBeVisible();
  await checkAccess();

  await page.goto('/home/cart');
  await expect(page.getByRole('heading', { name: 'Tu carrito está vacío' })).toBeVisible();
});

test('Vaciar asks first, and then empties the cart', async ({ page }) => {
  const card = await openFirstCard(page);
  // The flat tone first, then the lock of hair itself.
  await expect(card.getByRole('button', { name: /^5[.]0 / }).locator('img')).toBeAttached();
  await card.getByRole('searchbox').fill('5.0');
  await card.getByRole('button', { name: /^5[.]0 / }).click();
  await card.getByRole('button', { name: 'Agregar al carrito' }).click();
  await expect(page.getByRole('link', { name: /Carrito con 1 unidad/ }).first()).toBeVisible();
  await page.goto('/home/cart');
  await page.getByRole('button', { name: 'Vaciar' }).click();
  const question = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await expect(question.getByText('¿Deseas eliminar este carrito?')).toBeVisible();
  await question.getByRole('button', { name: /Vaciar|Eliminar|Sí/ }).click();
  await expect(page.getByRole('heading', { name: 'Tu carrito está vacío' })).toBeVisible();
});

test('the usual tones are chosen with their quantities, and a pasted list with its own', async ({
  page,
  checkAccess,
}) => {
  const card = await openFirstCard(page);
  await card.getByRole('button', { name: /^Mis habituales/ }).click();
  const tiles = card.getByRole('button', { name: /Pides \d+/ });
  await expect(tiles.first()).toBeVisible();
  await checkAccess();
  await card.getByRole('button', { name: /^Elegir las \d+ unidades/ }).click();
  await expect(card.getByText(/^\d+ unidades · \d+ tonos$/).first()).toBeVisible();
  await expect(card.getByText('Ya elegiste tus habituales disponibles.')).toBeVisible();

  await card.getByRole('button', { name: 'Pegar lista' }).click();
  await card.getByLabel('Tu lista de tonos').fill('7.43 x3, 6,0 x6, 8.99 x2');
  await card.getByRole('button', { name: 'Elegir tonos' }).click();
  await expect(card.getByText('8.99 x2 · No está en esta carta')).toBeVisible();
  await checkAccess();
  await card.getByLabel('Tu lista de tonos').fill('7.43 x3, 6,0 x6');
  await card.getByRole('button', { name: 'Elegir tonos' }).click();
  await expect(card.getByText('Elegimos 9 unidades de 2 tonos de tu lista.')).toBeVisible();
  await expect(card.getByRole('spinbutton', { name: 'Cantidad de 6.0' })).toHaveValue('6');
});

/** The colour card of the first dye of its category, for a buyer with an empty cart. */
async function openFirstCard(page: Page): Promise<Locator> {
  await enter(page, 'buyer');
  await emptyCart(page);
  await page.goto('/home/categories/1/tintes');
  const first = page.getByRole('main').getByRole('article').first();
  await first.getByRole('button', { name: 'Elegir tonos' }).click();
  return page.getByRole('dialog', { name: 'Carta de color' });
}
