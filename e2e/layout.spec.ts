import type { Locator, Page } from '@playwright/test';
import { expect, test, untilAwake } from './harness/journey.ts';
import { findCovered, findEmptyGaps, findPastTheEdge, findSideways } from './harness/layout.ts';
import { emptyCart, enter } from './harness/people.ts';
import { desktop } from './harness/settings.ts';

/** One page of every build, with a product of every kind. */
const open: readonly string[] = [
  '/',
  '/login',
  '/registro',
  '/home/marketplace/customer',
  '/home/categories/',
  '/home/categories/1/tintes',
  '/home/manufacturers',
  '/home/manufacturers/1/almagra',
  '/home/offers/full',
  '/home/search',
  '/view-results-search?search=7.43',
  '/products/custom-list/rubios-frios',
  '/home/support',
  '/terms-conditions',
  '/product/tinte/1/details',
  '/product/oxidante/69/details',
  '/product/combo/309/details',
];
const own: readonly string[] = [
  '/home/cart',
  '/home/quick-order',
  '/home/purchase/list-address',
  '/home/purchase/order/detail',
  '/home/purchase/order/payment-methods',
  '/home/purchase/order/summary/coupon-list',
  '/home/profile',
  '/home/profile/address',
  '/home/profile/address/new',
  '/home/profile/favourites',
  '/home/profile/orders/history',
];
const narrowest = { width: 320, height: 640 };
/** A desktop's window as a page sees it that is zoomed to 200 %. */
const zoomed = { width: desktop.width / 2, height: desktop.height / 2 };

test('what draws nothing takes no gap, and at 320 px or at 200 % nothing is past the edge or covered', async ({
  page,
  isPhone,
}) => {
  await page.setViewportSize(isPhone ? narrowest : zoomed);
  const found = [];
  for (const path of open) found.push(...(await measure(page, path)));
  await enter(page, 'buyer');
  await putInCart(page);
  for (const path of own) found.push(...(await measure(page, path)));
  await emptyCart(page);
  expect(found).toEqual([]);
});

test('the colour card with much chosen fits into 320 px', { tag: '@phone' }, async ({ page }) => {
  await page.setViewportSize(narrowest);
  await page.goto('/product/tinte/1/details');
  await page.getByRole('button', { name: 'Carta de color', exact: true }).first().click();
  const card = page.getByRole('dialog', { name: 'Carta de color' });
  for (let tones = 0; tones < 12; tones += 1) {
    await card
      .getByRole('button', { name: /, Disponible/ })
      .first()
      .click();
  }
  await expect(card.getByRole('button', { name: 'Ver seleccionados (12)' })).toBeVisible();
  expect(await findPastTheEdge(page)).toEqual([]);
});

test('the hint of a search’s cross and its suggestions do not cover each other', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/home/marketplace/customer');
  await page.getByRole('combobox').filter({ visible: true }).fill('tinte');
  const list = page.getByRole('listbox');
  await expect(list.getByRole('option').first()).toBeVisible();
  const cross = page.getByRole('button', { name: 'Limpiar búsqueda' });
  await cross.hover();
  const hint = await cross.evaluate((button) => {
    const { left, top } = button.getBoundingClientRect();
    const style = getComputedStyle(button, '::before');
    const { e: right, f: down } = new DOMMatrix(style.transform);
    const [x, y] = [Number.parseFloat(style.left), Number.parseFloat(style.top)];
    const size = [style.width, style.height].map(Number.parseFloat);
    return { x: left + x + right, y: top + y + down, width: size[0] ?? 0, height: size[1] ?? 0 };
  });
  const { width = 0 } = page.viewportSize() ?? {};
  expect(hint.x).toBeGreaterThan(0);
  expect(hint.x + hint.width).toBeLessThan(width);
  expect(hint.y).toBeGreaterThan(0);
  expect(hint.y + hint.height).toBeLessThan((await list.boundingBox())?.y ?? 0);
});

async function measure(page: Page, path: string): Promise<string[]> {
  await page.goto(path);
  await untilAwake(page);
  const found = [
    ...(await findEmptyGaps(page)),
    ...(await findPastTheEdge(page)),
    ...(await findSideways(page)),
    ...(await findCovered(page)),
  ];
  return [...new Set(found)].map((each) => `${path}: ${each}`);
}

async function putInCart(page: Page): Promise<void> {
  const { result } = await (await page.request.get('/api/product/list?categoryId=4')).json();
  const simple = result.find(
    (each: { has_versions: boolean; isCombo: boolean }) => !each.has_versions && !each.isCombo,
  );
  const { _id: productId, code, minQuantity: quantity } = simple;
  const reply = await page.request.post('/api/cart/additem', {
    headers: { 'sec-fetch-site': 'same-origin' },
    data: { productId, code, quantity },
  });
  expect(reply.ok()).toBe(true);
}

test('§9 a tag, a quantity and a text field have their sizes', { tag: '@desktop' }, async ({
  page,
}) => {
  const sizeOf = async (part: Locator) => (await part.boundingBox()) ?? { width: 0, height: 0 };
  await page.goto('/home/new-products');
  const tag = await sizeOf(page.getByRole('article').getByText('Nuevo', { exact: true }).first());
  expect(tag.height).toBe(24);
  expect(tag.width).toBeGreaterThanOrEqual(56);

  await page.goto('/product/oxidante/69/details');
  const amount = page.getByRole('spinbutton').first();
  const less = page.getByRole('button', { name: /^Disminuir|^Quitar|^Menos/ }).first();
  expect((await sizeOf(amount)).width).toBe(60);
  expect(await sizeOf(less)).toMatchObject({ width: 32, height: 32 });

  // What a screen writes around it must not widen it.
  await page.goto('/login');
  const password = page.getByRole('textbox', { name: 'Contraseña' });
  await expect(password).toBeVisible();
  const box = page.locator('div:has(> input[type=password])');
  expect(await sizeOf(box)).toMatchObject({ width: 378, height: 56 });
  await expect(password).toHaveAttribute('style', /padding-right/);
});
