import { expect, type Page } from '@playwright/test';
import { emptyCart, enter } from './people.ts';
import { freeOrders, payAtTheDoor } from './purchase.ts';

/** Pastes a list into the quick order, as a person does, and waits until all of it is checked. */
export async function pasteList(page: Page, rows: readonly string[]): Promise<void> {
  await page.goto('/home/quick-order');
  await page.getByRole('radio', { name: 'Pegar lista' }).check();
  await page.getByLabel('Tu lista, una fila por producto').fill(rows.join('\n'));
  await page.getByRole('button', { name: 'Pasar a la lista' }).click();
  await expect(page.getByText('Revisando…')).toHaveCount(0);
  await expect(
    page.getByRole('heading', { name: /^(Por corregir|Listas para agregar)/ }).first(),
  ).toBeVisible();
}

/** Adds the good rows; on a phone the button stands at the bottom, on a desktop beside the list. */
export async function addList(page: Page, count: number): Promise<void> {
  const name = count === 1 ? 'Agregar 1 al carrito' : `Agregar ${count} al carrito`;
  await page.getByRole('button', { name }).click();
  await expect(page.getByText(/^Agregamos \d+ filas? a tu carrito/)).toBeVisible();
}

/** A buyer who is logged in, has nothing unpaid and nothing in the cart but these goods. */
export async function enterWithCart(page: Page, rows: readonly string[]): Promise<void> {
  await enter(page, 'buyer');
  await freeOrders(page);
  await emptyCart(page);
  await pasteList(page, rows);
  await addList(page, rows.length);
}

/** From the cart to the order's confirmation; answers its number. */
export async function orderCart(page: Page): Promise<string> {
  await page.goto('/home/cart');
  await page.getByRole('button', { name: 'Continuar' }).first().click();
  await expect(page).toHaveURL(/\/home\/purchase\//);
  await payAtTheDoor(page);
  await page
    .getByRole('button', { name: /^Confirmar pedido/ })
    .first()
    .click();
  await expect(page).toHaveURL(/finalizing-payment\?order=MZ-/);
  return new URL(page.url()).searchParams.get('order') ?? '';
}
