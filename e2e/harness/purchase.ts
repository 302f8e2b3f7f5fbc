import { expect, type Page } from '@playwright/test';

/** Chooses how to pay, as a person does, and goes on to the summary. */
export async function chooseMethod(page: Page, name: RegExp): Promise<void> {
  await page.goto('/home/purchase/order/payment-methods');
  await page.getByRole('radio', { name }).check();
  await page.getByRole('button', { name: 'Continuar' }).filter({ visible: true }).first().click();
  await expect(page).toHaveURL('/home/purchase/order/summary');
}

/** From the cart to the summary, to be paid when the goods come. */
export async function payAtTheDoor(page: Page): Promise<void> {
  await chooseMethod(page, /^Contra-entrega/);
}

/** What an earlier journey left unpaid is nobody's hold any more. */
export async function freeOrders(page: Page): Promise<void> {
  const headers = { 'sec-fetch-site': 'same-origin' };
  const listed = await page.request.get('/api/order/list?state=created');
  const { result } = (await listed.json()) as { result: { code: string }[] };
  for (const { code: orderCode } of result) {
    const data = { orderCode, evenIfRunning: true };
    await page.request.post('/api/order/reopen', { headers, data });
  }
}
