import type { Page } from '@playwright/test';
import { logInAs, saveForm } from './harness/desk.ts';
import { expect, test } from './harness/journey.ts';
import { addList, orderCart, pasteList } from './harness/list.ts';
import { emptyCart, enter } from './harness/people.ts';
import { openStockroom } from './harness/stockroom.ts';

interface Standing {
  readonly counted: number;
  readonly currentLoyaltyStatus: { readonly name: string };
  readonly tiers: readonly { readonly name: string; readonly threshold: number }[];
}

test('an Oro customer reaches Diamante, and gets what it gives', {
  tag: '@desktop',
}, async ({ page, browser, baseURL, complaints, checkAccess }) => {
  const stockroom = openStockroom();
  test.skip(stockroom === null, 'the product is not ours to keep as it was');
  if (stockroom === null || baseURL === undefined) return;
  const [one, two] = await stockroom.findTones(2);
  if (!one || !two) throw new Error('Two tones are needed');
  const staffContext = await browser.newContext({ baseURL });
  await complaints.listenTo(staffContext);
  const staff = await staffContext.newPage();

  await enter(page, 'buyer');
  await emptyCart(page);
  const before = await readStanding(page);
  expect(before.currentLoyaltyStatus.name).toBe('Oro');
  const usual = before.tiers.find(({ name }) => name === 'Diamante')?.threshold ?? 0;
  await staff.goto('/desk/precios/niveles');
  await logInAs(staff, 'operaciones@demo.matiz.co');
  let code = '';
  try {
    // Near enough for one cart.
    await setThreshold(staff, before.counted + 60_000);

    await pasteList(page, [`${one.versionCode}\t4`, `${two.versionCode}\t4`]);
    await addList(page, 2);
    await page.goto('/plan-negocios-estrellas');
    await expect(page.getByRole('heading', { name: 'Plan Negocios Estrella' })).toBeVisible();
    await expect(page.getByRole('main').getByText(/^Eres Oro por lo menos hasta el/)).toBeVisible();
    await expect(
      page.getByRole('main').getByText(/^Cuando recibas tu carrito .+ serás Diamante\.$/),
    ).toBeVisible();
    await checkAccess();

    code = await orderCart(page);
    for (const state of ['in_preparation', 'dispatched', 'delivered']) {
      await advance(staff, code, state);
    }
    await expect
      .poll(async () => (await readStanding(page)).currentLoyaltyStatus.name)
      .toBe('Diamante');
    await page.goto('/plan-negocios-estrellas');
    await expect(page.getByText('Estás en el nivel más alto.')).toBeVisible();
    await page.getByRole('button', { name: /^Mi cuenta/ }).click();
    const panel = page.getByRole('dialog', { name: 'Mi cuenta' });
    await expect(panel.getByText('Diamante', { exact: true })).toBeVisible();
    await expect(panel.getByText(/^Te faltan/)).toHaveCount(0);

    // One tone alone would not be brought for nothing to anybody else.
    await pasteList(page, [`${one.versionCode}\t1`]);
    await addList(page, 1);
    await page.goto('/home/cart');
    await expect(page.getByText('Gratis', { exact: true }).first()).toBeVisible();
  } finally {
    await emptyCart(page);
    if (code !== '') await advance(staff, code, 'returned');
    await setThreshold(staff, usual);
    await staffContext.close();
  }
  await expect.poll(async () => (await readStanding(page)).currentLoyaltyStatus.name).toBe('Oro');
});

async function readStanding(page: Page): Promise<Standing> {
  return (await page.request.get('/api/v3/loyalty_status/customer')).json();
}

async function setThreshold(staff: Page, pesos: number): Promise<void> {
  await staff.goto('/desk/precios/niveles/Diamante');
  await staff.getByLabel('Desde', { exact: true }).fill(String(pesos));
  await saveForm(staff);
}

async function advance(staff: Page, orderCode: string, state: string): Promise<void> {
  const reply = await staff.request.post('/api/staff/orders/advance', {
    headers: { 'sec-fetch-site': 'same-origin' },
    data: { orderCode, state },
  });
  expect(reply.status(), await reply.text()).toBe(200);
}
