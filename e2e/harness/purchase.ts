import { expect, type Locator, type Page } from '@playwright/test';

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

/** From the cart on to an order that is paid at the door, by taps alone; answers how many they were. */
export async function orderByTaps(page: Page): Promise<number> {
  await expect(page).toHaveURL('/home/cart');
  let taps = 0;
  const tap = async (what: Locator) => {
    await what.filter({ visible: true }).first().click();
    taps += 1;
  };
  const goOn = page
    .getByRole('button', { name: 'Continuar' })
    .or(page.getByRole('link', { name: 'Continuar' }));
  const confirm = page.getByRole('button', { name: /^Confirmar pedido/ });
  // What was chosen for an order before stays chosen: then there are fewer pages, and some lead on
  // by themselves. So nothing is pressed before the address has stood still.
  for (let pages = 0; pages < 4; pages += 1) {
    const { pathname } = new URL(await untilStill(page));
    await confirm.or(goOn).filter({ visible: true }).first().waitFor();
    if (await confirm.filter({ visible: true }).first().isVisible()) break;
    if (pathname.endsWith('/payment-methods')) {
      await tap(page.getByRole('radio', { name: /^Contra-entrega/ }));
    }
    await tap(goOn);
    await expect(page).not.toHaveURL(pathname);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
  }
  await tap(confirm);
  await expect(page.getByRole('heading', { name: '¡Pedido confirmado!' })).toBeVisible();
  return taps;
}

/** The address, once it has been the same for a second. */
async function untilStill(page: Page): Promise<string> {
  for (;;) {
    const before = page.url();
    await page.waitForTimeout(1_000);
    if (page.url() === before) return before;
  }
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
