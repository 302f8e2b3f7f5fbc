import type { Locator, Page } from '@playwright/test';
import { expect, test } from './harness/journey.ts';
import { addList, pasteList } from './harness/list.ts';
import { askedFor, giveNativeSide, tellPage } from './harness/native-side.ts';
import { logIn } from './harness/people.ts';
import { chooseMethod } from './harness/purchase.ts';
import { address, phone, shellAddress, shellPort } from './harness/settings.ts';
import { serveShell } from './harness/shell-server.ts';

// Buying in a shell whose native side is played: keyboard, way back, the bank's page, no connection.
test.use({
  baseURL: shellAddress,
  expectedComplaints: /net::ERR_(INTERNET_DISCONNECTED|CONNECTION_FAILED|FAILED)/,
});

let stop: () => Promise<void>;
test.beforeAll(async () => {
  stop = await serveShell(shellPort, { name: 'android', version: '1.2.3', apiOrigin: address });
});
test.afterAll(() => stop());
test.beforeEach(({ page }) => giveNativeSide(page));

/** Of the demonstration: a dye of which there is plenty. */
const goods = 'ALM001-010;4';
/** What an Android leaves of the phone's window over its keyboard. */
const overKeyboard = { ...phone, height: 544 };

async function enterShop(page: Page, who: 'buyer' | 'seller'): Promise<void> {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Omitir' }).click();
  await logIn(page, who);
  await expect(page).toHaveURL(/\/home/);
}

/** Starts from nothing unpaid and an empty cart, whatever an earlier journey left. */
async function startOver(page: Page): Promise<void> {
  await expect.poll(() => tokenOf(page)).not.toBe('');
  const headers = { token: await tokenOf(page) };
  const listed = await page.request.get(`${address}/api/order/list?state=created`, { headers });
  const { result } = (await listed.json()) as { result: { code: string }[] };
  for (const { code: orderCode } of result) {
    const data = { orderCode, evenIfRunning: true };
    await page.request.post(`${address}/api/order/reopen`, { headers, data });
  }
  const emptied = await page.request.delete(`${address}/api/cart/cleanCart`, { headers });
  expect([200, 404]).toContain(emptied.status());
}

/** Of the phone's safe. */
function tokenOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const safe: Record<string, string> = JSON.parse(localStorage.getItem('the-phone') ?? '{}');
    const pair = Object.entries(safe).find(([key]) => key.endsWith('tokens'))?.[1];
    return pair === undefined ? '' : String(JSON.parse(pair).token);
  });
}

/** Goes into each with the keyboard up: it has to be seen, and the page is as long as before. */
async function goIntoOverKeyboard(page: Page, fields: readonly Locator[]): Promise<void> {
  const lengthOf = () => page.evaluate(() => document.documentElement.scrollHeight);
  for (const field of fields) {
    await field.focus();
    const before = await untilStill(page, lengthOf);
    await page.setViewportSize(overKeyboard);
    await tellPage(page, 'Keyboard.keyboardWillShow', { keyboardHeight: 300 });
    await tellPage(page, 'Keyboard.keyboardDidShow', { keyboardHeight: 300 });
    await expect.poll(() => field.evaluate(isSeen)).toBe(true);
    await page.setViewportSize(phone);
    await tellPage(page, 'Keyboard.keyboardWillHide');
    await expect.poll(lengthOf).toBe(before);
  }
}

/** Late parts, and what a field says as it is left, have come by then. */
async function untilStill(page: Page, lengthOf: () => Promise<number>): Promise<number> {
  for (let length = -1; ; ) {
    const before = length;
    await page.waitForTimeout(1_000);
    length = await lengthOf();
    if (length === before) return length;
  }
}

/** All of it within the window, and nothing over its middle. */
function isSeen(field: Element): boolean {
  const { top, bottom, left, width, height } = field.getBoundingClientRect();
  const over = document.elementFromPoint(left + width / 2, top + height / 2);
  return top >= 0 && bottom <= window.innerHeight && over !== null && field.contains(over);
}

test('an order from the cart to the bank and back, over the keyboard and the key for going back', {
  tag: '@phone',
}, async ({ page, context }) => {
  test.slow();
  await enterShop(page, 'buyer');
  await startOver(page);
  await page.goto('/home/profile/address/new');
  await goIntoOverKeyboard(page, [
    page.getByLabel('Número o nombre'),
    page.getByLabel('Placa', { exact: true }),
    page.getByLabel(/^Nombre para reconocerla/),
  ]);

  await pasteList(page, [goods]);
  await addList(page, 1);
  await chooseMethod(page, /^PSE/);
  await tellPage(page, 'App.backButton');
  await expect(page).toHaveURL('/home/purchase/order/payment-methods');
  await page.getByRole('button', { name: 'Continuar' }).filter({ visible: true }).first().click();
  await page.getByRole('button', { name: /^Continuar al pago/ }).click();
  await expect(page.getByRole('heading', { name: 'Te falta pagar' })).toBeVisible();
  const code = new URL(page.url()).searchParams.get('order') ?? '';

  const document = page.getByLabel('Número de documento');
  const mobile = page.getByLabel('Celular');
  await goIntoOverKeyboard(page, [document, mobile]);
  await page.getByRole('combobox', { name: 'Banco' }).click();
  await page.getByRole('option', { name: 'Banco que aprueba' }).click();
  await document.fill('1020304050');
  await mobile.fill('3001234567');
  for (const consent of await page.getByRole('checkbox').all()) await consent.check();
  await page.getByRole('button', { name: /^Ir a mi banco/ }).click();
  await expect.poll(() => askedFor(page, 'Browser.open')).toHaveLength(1);
  const [opened] = await askedFor(page, 'Browser.open');
  expect(opened?.url).toMatch(/\/dev\/wompi\/bank\//);

  // The bank's page stands in a browser over the app, which is left as it was.
  const bank = await context.newPage();
  await bank.goto(String(opened?.url));
  await bank.getByRole('button', { name: 'Continuar' }).click();
  await bank.waitForURL((url) => !url.pathname.startsWith('/dev/wompi/'), { waitUntil: 'commit' });
  await bank.close();
  await tellPage(page, 'Browser.browserFinished');
  await expect(page.getByRole('heading', { name: '¡Pago recibido!' })).toBeVisible();
  expect(new URL(page.url()).searchParams.get('order')).toBe(code);
});

test('without a connection the shell says so and shows what was seen, also when it starts', {
  tag: '@phone',
}, async ({ page }) => {
  await enterShop(page, 'buyer');
  await page.goto('/home/bestsellers');
  const articles = page.getByRole('main').getByRole('article');
  await expect(articles.first()).toBeVisible();
  await page.waitForTimeout(1_500);
  // Its own files are on the phone: only the shop is out of reach.
  await page.route(`${address}/**`, (route) => route.abort('internetdisconnected'));
  await tellPage(page, 'Network.networkStatusChange', { connected: false });
  await expect(page.getByText(/^Estás sin conexión\./)).toBeVisible();
  await page.goto('/home/bestsellers');
  await expect(articles.first()).toBeVisible();
  await page.unroute(`${address}/**`);
  await tellPage(page, 'Network.networkStatusChange', { connected: true });
  await expect(page.getByText(/^Estás sin conexión\./)).toBeHidden();
});

test('a seller works in the shell for a customer, and no phone of theirs is told', {
  tag: '@phone',
}, async ({ page }) => {
  const registered: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url() === `${address}/api/tokens`)
      registered.push(request.url());
  });
  await page.goto('/login');
  // Someone who used this phone before let the app tell them.
  await page.evaluate(() => localStorage.setItem('the-leave', 'granted'));
  await enterShop(page, 'seller');
  await page.goto('/home/cart');
  await expect(page.getByRole('heading', { name: 'Selecciona un cliente' })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Buscar cliente' }).fill('luna');
  await page.getByRole('button', { name: /^Salón Luna Nueva/ }).click();
  await expect(page).toHaveURL('/home/cart');
  await expect(page.getByText('Pidiendo para')).toBeVisible();
  await expect.poll(() => askedFor(page, 'SplashScreen.hide')).not.toEqual([]);
  expect(registered).toEqual([]);
});
