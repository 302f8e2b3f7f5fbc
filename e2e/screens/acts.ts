import { expect, type Locator, type Page } from '@playwright/test';
import { emptyCart } from '../harness/people.ts';
import { chooseMethod } from '../harness/purchase.ts';
import type { Goods } from './goods.ts';

/** What people do between photographs. */

export function cardOf(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Carta de color' });
}

export async function openCard(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Carta de color', exact: true }).first().click();
  await expect(cardOf(page).getByRole('button', { name: 'Agregar al carrito' })).toBeVisible();
}

export async function searchTone(page: Page, text: string): Promise<void> {
  await cardOf(page).getByRole('searchbox').fill(text);
}

/** Takes so many units of a tone that is shown, by its number. */
export async function takeTone(page: Page, number: string, units: number): Promise<void> {
  await searchTone(page, number);
  const name = new RegExp(`^${number.replace(/\W/g, '\\$&')} `);
  await cardOf(page).getByRole('button', { name }).first().click();
  if (units > 1) {
    const field = cardOf(page).getByRole('spinbutton').first();
    await field.fill(String(units));
    await field.press('Enter');
  }
}

/** Fills the cart through the API, so that a photograph of it needs no other screen. */
export async function fillCart(page: Page, { order }: Goods): Promise<void> {
  await emptyCart(page);
  for (const data of order) {
    const reply = await page.request.post('/api/cart/additem', {
      headers: { 'sec-fetch-site': 'same-origin' },
      data,
    });
    expect(reply.status(), await reply.text()).toBe(200);
  }
  await page.reload();
}

/** Places an order that has to be paid online, as far as the page where it is paid. */
export async function orderToPay(page: Page, goods: Goods, method: RegExp): Promise<void> {
  await fillCart(page, goods);
  await chooseMethod(page, method);
  await page
    .getByRole('button', { name: /^Continuar al pago/ })
    .filter({ visible: true })
    .first()
    .click();
  await page.getByRole('heading', { name: 'Te falta pagar' }).waitFor();
}

export async function openAccount(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /Mi cuenta|Perfil/ })
    .filter({ visible: true })
    .click();
}

export async function chooseCustomer(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${name}`) }).click();
  await expect(page.getByText('Pidiendo para')).toBeVisible();
}
