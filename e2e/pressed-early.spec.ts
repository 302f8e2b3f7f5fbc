import type { Page } from '@playwright/test';
import { openAsleep } from './harness/asleep.ts';
import { byBuyers, byGuests, type EarlyPress } from './harness/early-presses.ts';
import { expect, test } from './harness/journey.ts';
import { emptyCart, enter } from './harness/people.ts';
import { payAtTheDoor } from './harness/purchase.ts';

/** Pressed as soon as it is seen, twice as one does who sees nothing happen; then its code comes. */
async function pressEarly(page: Page, early: EarlyPress, held?: RegExp): Promise<void> {
  const wakeUp = await openAsleep(page, early.path, held);
  await early.before?.(page);
  const pressed = early.press(page);
  await pressed.click();
  await expect(pressed).toHaveAttribute('aria-busy', 'true');
  await pressed.click();
  await wakeUp();
  await early.result(page);
  await expect(page.locator('[data-heard]')).toHaveCount(0);
}

for (const [what, early] of Object.entries(byGuests)) {
  test(`a guest presses before the scripts are there: ${what}`, ({ page }) =>
    pressEarly(page, early));
}

test('what a guest presses before its own code is there waits for that code', async ({ page }) => {
  for (const early of Object.values(byGuests)) {
    if (early.part) await test.step(`${early.part}`, () => pressEarly(page, early, early.part));
  }
});

test('a panel that the browser opens by itself stays open', async ({ page }) => {
  // The categories of a phone are a page of their own.
  await page.setViewportSize({ width: 1440, height: 900 });
  const wakeUp = await openAsleep(page, '/home/marketplace/customer');
  await page.getByRole('button', { name: 'Categorías', exact: true }).click();
  await wakeUp();
  await page.waitForFunction(() => document.querySelector('[data-asleep]') === null);
  await expect(page.locator('[popover]:popover-open')).toBeVisible();
});

test.describe('of a buyer', () => {
  test.beforeEach(async ({ page }) => {
    await enter(page, 'buyer');
    await emptyCart(page);
    await putInCart(page);
  });

  for (const [what, early] of Object.entries(byBuyers)) {
    test.describe(() => {
      if (early.complaints) test.use({ expectedComplaints: early.complaints });
      test(`a buyer presses before the scripts are there: ${what}`, ({ page }) =>
        pressEarly(page, early));
    });
  }

  test('what a buyer presses before its own code is there waits for that code', async ({
    page,
  }) => {
    for (const early of Object.values(byBuyers)) {
      if (early.part) await test.step(`${early.part}`, () => pressEarly(page, early, early.part));
    }
  });

  test('an addition is one, also of something that the cart holds already', async ({ page }) => {
    const additions = countCalls(page, '/api/cart/additem');
    const add = page.getByRole('button', { name: /^Agregar: / }).filter({ visible: true });
    // It turns into a quantity once the page knows what the cart holds.
    for (const units of ['1', '2']) {
      const wakeUp = await openAsleep(page, '/home/categories/4/tratamientos');
      await add.first().click();
      await add.first().click();
      await wakeUp();
      await expect(page.getByRole('spinbutton').filter({ visible: true }).first()).toHaveValue(
        units,
      );
    }
    expect(additions()).toBe(2);
  });

  test('an order is one', async ({ page }) => {
    const orders = countCalls(page, '/api/order/create');
    await payAtTheDoor(page);
    const wakeUp = await openAsleep(page, '/home/purchase/order/summary');
    const confirm = page.getByRole('button', { name: /^Confirmar/ }).filter({ visible: true });
    await confirm.click();
    await confirm.click();
    await wakeUp();
    await expect(page).toHaveURL(/finalizing-payment\?order=MZ-/);
    expect(orders()).toBe(1);
  });
});

/** Twelve of one tone, by the call: how a list is pasted is the story of others. */
async function putInCart(page: Page): Promise<void> {
  const reply = await page.request.post('/api/cart/additem', {
    headers: { 'sec-fetch-site': 'same-origin' },
    data: { productId: '3', code: 'ALM003', versions: [{ code: 'ALM003-000', quantity: 12 }] },
  });
  expect(reply.status(), await reply.text()).toBe(200);
}

function countCalls(page: Page, path: string): () => number {
  let calls = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === path) calls += 1;
  });
  return () => calls;
}
