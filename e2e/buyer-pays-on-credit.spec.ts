import type { Page } from '@playwright/test';
import { expect, test } from './harness/journey.ts';
import { addList, pasteList } from './harness/list.ts';
import { emptyCart, enter } from './harness/people.ts';
import { chooseMethod, freeOrders } from './harness/purchase.ts';

/** Of the demonstration: dyes that there is plenty of, together dearer than what is left of her credit. */
const goods = ['ALM001-010;100', 'ALM001-030;80'];

test('credit that is too little says what lacks; a part of it pays, a transfer the rest, and it comes back', async ({
  page,
  checkAccess,
}) => {
  await enter(page, 'buyer');
  await freeOrders(page);
  await emptyCart(page);
  const owed = await readOwed(page);
  await pasteList(page, goods);
  await addList(page, goods.length);
  await page.goto('/home/purchase/order/payment-methods');
  const own = page.getByRole('listitem').filter({ hasText: 'Crédito Estrella' });
  await expect(own.getByText(/^Te quedan \$.*: a este pedido le faltan \$/)).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Crédito Estrella' })).toHaveCount(0);
  await checkAccess();

  await page.getByRole('button', { name: /^Usar \$.* de mi crédito$/ }).click();
  await expect(page.getByRole('definition').first()).toHaveText(/^\$/);
  await chooseMethod(page, /^Transferencia bancaria/);
  await expect(page.getByText('Con tu crédito').filter({ visible: true }).first()).toBeVisible();
  await checkAccess();
  await page.getByRole('button', { name: /^Continuar al pago/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Te falta pagar');
  await checkAccess();

  // The part is owed while the order stands, and no longer than that.
  expect(await readOwed(page)).not.toBe(owed);
  await freeOrders(page);
  expect(await readOwed(page)).toBe(owed);
});

/** What she owes of her credit, in the words of her profile. */
async function readOwed(page: Page): Promise<string> {
  await page.goto('/home/profile');
  return page.getByText(/^Debes \$/).innerText();
}
