import type { Page } from '@playwright/test';
import { expect, test } from './harness/journey.ts';
import { addList, pasteList } from './harness/list.ts';
import { emptyCart, enter } from './harness/people.ts';
import { chooseMethod, freeOrders } from './harness/purchase.ts';

/** Of the demonstration: an oxidant that there is plenty of, and a hair spray. */
const oxidant = 'ALM003-000;8';
const sprays = 'BRU003;2';

test.beforeEach(async ({ page }) => {
  await enter(page, 'buyer');
  await freeOrders(page);
  await emptyCart(page);
});

/** What a listed coupon says, by its code. */
const cardOf = (page: Page, code: string) =>
  page.getByRole('article').filter({ has: page.getByText(code, { exact: true }) });

test('what lacks of a coupon is said; three for two comes by itself, and stands among the sums', async ({
  page,
  checkAccess,
}) => {
  await pasteList(page, [sprays]);
  await addList(page, 1);
  await chooseMethod(page, /^Contra-entrega/);
  await page.getByRole('link', { name: 'Agregar un cupón' }).click();
  await expect(cardOf(page, 'COLOR25').getByText(/no aplica|Te faltan/)).toBeVisible();
  await expect(cardOf(page, 'PSE5').getByText(/^Te faltan \$/)).toBeVisible();
  const three = cardOf(page, 'Se aplica solo');
  await expect(three.getByText(/^Te falta 1 unidad de /)).toBeVisible();
  await checkAccess();

  await pasteList(page, ['BRU003;1', oxidant]);
  await addList(page, 2);
  await page.goto('/home/purchase/order/summary');
  await expect(page.getByText(/^Se aplicó solo: Lleva 3 y paga 2/).first()).toBeVisible();
  await expect(page.getByRole('term').filter({ hasText: /^Lleva 3 y paga 2/ })).toBeVisible();
  await checkAccess();
});

test('a coupon for PSE says so when the order is to be paid another way, and charges nothing unseen', async ({
  page,
  checkAccess,
}) => {
  await pasteList(page, ['BRU003;3', 'ALM003-000;24']);
  await addList(page, 2);
  await chooseMethod(page, /^Contra-entrega/);
  await page.getByRole('link', { name: 'Agregar un cupón' }).click();
  await expect(cardOf(page, 'PSE5').getByText(/^Es para pagos con PSE\./)).toBeVisible();

  await chooseMethod(page, /^PSE/);
  await page.getByRole('link', { name: 'Agregar un cupón' }).click();
  await page.getByRole('button', { name: 'Aplicar el cupón PSE5' }).click();
  await expect(page).toHaveURL('/home/purchase/order/summary');
  await expect(page.getByRole('term').filter({ hasText: 'Cupón PSE5' })).toBeVisible();
  await checkAccess();

  await chooseMethod(page, /^Contra-entrega/);
  await expect(page.getByText('PSE5 no cuenta en este pedido')).toBeVisible();
  await expect(page.getByText(/^Es para pagos con PSE\. Elige ese medio/)).toBeVisible();
  await expect(page.getByRole('term').filter({ hasText: 'Cupón PSE5' })).toHaveCount(0);
  await checkAccess();
});
