import type { Page } from '@playwright/test';
import { expect, test } from './harness/journey.ts';
import { askedFor, giveNativeSide, tellPage } from './harness/native-side.ts';
import { logIn } from './harness/people.ts';
import { address, shellAddress, shellPort } from './harness/settings.ts';
import { serveShell } from './harness/shell-server.ts';

// The build in a shell whose native side is played: the phone's safe, links, keys, sheet and camera.
test.use({ baseURL: shellAddress });

let stop: () => Promise<void>;
test.beforeAll(async () => {
  stop = await serveShell(shellPort, { name: 'android', version: '1.2.3', apiOrigin: address });
});
test.afterAll(() => stop());
test.beforeEach(({ page }) => giveNativeSide(page));

const back = (page: Page) => tellPage(page, 'App.backButton');
const follow = (page: Page, url: string) => tellPage(page, 'App.appUrlOpen', { url });

async function enterShop(page: Page): Promise<void> {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Omitir' }).click();
  await logIn(page, 'buyer');
  await expect(page).toHaveURL(/\/home/);
}

test('the session lives in the phone’s safe, over a restart, until the logout', {
  tag: '@phone',
}, async ({ page }) => {
  await enterShop(page);
  const kept = () => page.evaluate(() => localStorage.getItem('the-phone') ?? '');
  await expect.poll(kept).toContain('refreshToken');
  expect(await page.evaluate(() => localStorage.getItem('matiz:tokens'))).toBeNull();
  await page.goto('/home/cart');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('button', { name: /Mi cuenta|Perfil/ }).click();
  await page.getByRole('button', { name: 'Cerrar sesión' }).click();
  await expect(page).toHaveURL('/login');
  await expect.poll(kept).not.toContain('refreshToken');
});

test('the key for going back closes a window, then goes back, then leaves', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Omitir' }).click();
  await page.getByRole('link', { name: 'Seguir mirando sin cuenta' }).click();
  await expect(page).toHaveURL('/home/marketplace/customer');
  await expect.poll(() => askedFor(page, 'SplashScreen.hide')).toHaveLength(1);
  await page.goto('/home/marketplace/customer');
  await page.getByRole('link', { name: 'Buscar' }).last().click();
  await expect(page).toHaveURL(/\/home\/search/);
  await back(page);
  await expect(page).toHaveURL('/home/marketplace/customer');
  await back(page);
  await expect.poll(() => askedFor(page, 'App.minimizeApp')).toHaveLength(1);
});

test('links open their page in the app, and hostile ones nothing', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/home/bestsellers');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  for (const url of [
    'https://malo.example/home/cart',
    `${address}/desk`,
    `${address}//malo.example/home`,
    `${address}/home/purchase/order/payment-methods/add-credit-card`,
    'javascript:document.body.remove()',
    'co.matiz.app://home/cart',
  ]) {
    await follow(page, url);
  }
  await expect(page).toHaveURL('/home/bestsellers');
  await follow(page, `${address}/home/new-products`);
  await expect(page).toHaveURL('/home/new-products');

  // One that starts the app: once, and not again when its page is loaded again.
  await page.evaluate((url) => {
    localStorage.setItem('the-link', url);
    sessionStorage.clear();
  }, `${address}/home/manufacturers`);
  await page.goto('/home/bestsellers');
  await expect(page).toHaveURL('/home/manufacturers');
  await page.goto('/home/bestsellers');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await expect(page).toHaveURL('/home/bestsellers');
});

test('a code is read into the quick order, and the tap is felt when it is added', {
  tag: '@phone',
}, async ({ page, checkAccess }) => {
  await enterShop(page);
  await page.goto('/home/quick-order');
  await page.evaluate(() => localStorage.setItem('the-code', 'no-such-code-1'));
  await page.getByRole('button', { name: 'Leer código' }).click();
  await expect(page.getByText('En tu lista: no-such-code-1 · 1')).toBeVisible();
  await expect.poll(() => askedFor(page, 'Haptics.impact')).toHaveLength(1);
  await expect(page.getByRole('heading', { name: 'Por corregir' })).toBeVisible();
  await checkAccess();
});

test('product and order are shared by the phone’s own sheet, with the shop’s address', {
  tag: '@phone',
}, async ({ page }) => {
  await enterShop(page);
  await page.goto('/home/bestsellers');
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/details/);
  await page
    .getByRole('button', { name: /Compartir/ })
    .first()
    .click();
  await expect.poll(() => askedFor(page, 'Share.share')).toHaveLength(1);
  const [shared] = await askedFor(page, 'Share.share');
  expect(shared?.url).toBe(`${address}${new URL(page.url()).pathname}`);

  await page.goto('/home/profile/orders/history');
  await page
    .getByRole('main')
    .getByRole('link', { name: /Pedido del/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Compartir PDF' }).click();
  await expect.poll(() => askedFor(page, 'Filesystem.writeFile')).toHaveLength(1);
  const [file] = await askedFor(page, 'Filesystem.writeFile');
  expect(atob(String(file?.data)).slice(0, 5)).toBe('%PDF-');
  await expect
    .poll(async () => (await askedFor(page, 'Share.share')).at(-1)?.files)
    .toEqual([expect.stringMatching(/^file:\/\/\/cache\/Matiz .+\.pdf$/)]);
});

test('the navigation leaves its place to the keyboard, and the page fits without a jump', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/home/search');
  const tabs = page.getByRole('navigation', { name: 'Navegación', exact: true });
  await expect(tabs).toBeVisible();
  await tellPage(page, 'Keyboard.keyboardWillShow', { keyboardHeight: 300 });
  await expect(tabs).toBeHidden();
  await tellPage(page, 'Keyboard.keyboardWillHide');
  await expect(tabs).toBeVisible();
});

test('a version that is too old sees the way to its store, and the key leads out', {
  tag: '@phone',
}, async ({ page, checkAccess }) => {
  await page.route(`${address}/api/compare_versions/`, (route) =>
    route.fulfill({
      headers: { 'access-control-allow-origin': shellAddress },
      json: {
        ok: false,
        latest: '2.0.0',
        message: 'Hemos realizado cambios en nuestra aplicación, lo invitamos a actualizarla.',
        store_link: 'https://play.google.com/store/apps/details?id=co.matiz.app',
      },
    }),
  );
  await page.goto('/home/bestsellers');
  const wall = page.getByRole('dialog').filter({ hasText: 'lo invitamos a actualizarla' });
  await expect(wall).toBeVisible();
  await checkAccess();
  await back(page);
  await expect.poll(() => askedFor(page, 'App.minimizeApp')).toHaveLength(1);
  await expect(wall).toBeVisible();
});

test('the version is asked before anything else, whatever else of the shop fails', {
  tag: '@phone',
}, async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(`${address}/api`) && request.method() !== 'OPTIONS')
      asked.push(new URL(request.url()).pathname);
  });
  const headers = { 'access-control-allow-origin': shellAddress };
  await page.route(`${address}/api/auth/me`, (route) => route.fulfill({ status: 500, headers }));
  await page.route(`${address}/api/compare_versions/`, (route) =>
    route.fulfill({
      headers,
      json: { ok: false, latest: '2.0.0', message: 'Actualízala.', store_link: 'https://x.co/app' },
    }),
  );
  await page.goto('/home/bestsellers');
  await expect(page.getByRole('dialog').getByText('Actualízala.')).toBeVisible();
  await expect.poll(() => askedFor(page, 'SplashScreen.hide')).toHaveLength(1);
  expect(asked).toEqual(['/api/compare_versions/']);
  await back(page);
  await expect.poll(() => askedFor(page, 'App.minimizeApp')).toHaveLength(1);
});

test('a shop that does not say which versions it serves keeps nobody waiting', {
  tag: '@phone',
}, async ({ page }) => {
  await page.route(`${address}/api/compare_versions/`, () => new Promise(() => undefined));
  await page.goto('/login');
  await page.getByRole('button', { name: 'Omitir' }).click({ timeout: 15_000 });
});

test('the cart’s count stands on the app’s icon, and the tap is felt', {
  tag: '@phone',
}, async ({ page }) => {
  await enterShop(page);
  await page.goto('/home/categories/1/tintes');
  await page.getByRole('article').getByRole('button', { name: 'Elegir tonos' }).first().click();
  const card = page.getByRole('dialog', { name: 'Carta de color' });
  await card.getByRole('searchbox').fill('7.1');
  await card
    .getByRole('button', { name: /^7[.]1 / })
    .first()
    .click();
  await card.getByRole('button', { name: 'Agregar al carrito' }).click();
  await expect.poll(() => askedFor(page, 'Haptics.impact')).not.toEqual([]);
  await expect.poll(() => askedFor(page, 'Badge.set')).not.toEqual([]);
});

test('what was told is read again, and the phone is told once its person lets it', {
  tag: '@phone',
}, async ({ page, checkAccess }) => {
  const noteOf = (n: number, isRead: boolean) => ({
    _id: `00000000-0000-4000-8000-00000000000${n}`,
    title: n === 1 ? 'Tu pedido va en camino' : 'Cambió la fecha de una entrega',
    text: 'Una entrega salió de la bodega. Mira qué trae y cuándo llega.',
    path: n === 3 ? '//malo.example/home' : '/home/profile/orders/history',
    at: `2026-11-2${4 - n}T15:30:00.000Z`,
    isRead,
  });
  const headers = { 'access-control-allow-origin': shellAddress };
  await page.route(`${address}/api/notifications`, (route) =>
    route.fulfill({
      headers,
      json: { results: [noteOf(1, false), noteOf(2, true), noteOf(3, true)] },
    }),
  );
  const read = page.waitForRequest(`${address}/api/notifications/read`);
  await enterShop(page);
  await page.goto('/home/profile');
  await page.getByRole('link', { name: /^Notificaciones/ }).click();
  await expect(page).toHaveURL('/home/profile/notifications');
  const registered = page.waitForRequest(`${address}/api/tokens`);
  const list = page.getByRole('list', { name: 'Tus notificaciones' });
  await expect(list.getByRole('link')).toHaveCount(3);
  await checkAccess();
  await page.getByRole('button', { name: 'Activar avisos' }).click();
  await expect(page.getByText('Listo: te avisaremos en este celular.')).toBeVisible();
  expect((await registered).postDataJSON()).toMatchObject({
    deviceId: 'the-phone-of-ana',
    token: 'fcm-of-this-phone-1',
  });
  // What leads elsewhere leads to the orders.
  await expect(list.getByRole('link').last()).toHaveAttribute(
    'href',
    '/home/profile/orders/history',
  );
  await list.getByRole('link').first().click();
  await expect(page).toHaveURL('/home/profile/orders/history');
  expect((await read).postDataJSON()).toEqual({ ids: [noteOf(1, false)._id] });
  await tellPage(page, 'FirebaseMessaging.notificationActionPerformed', {
    notification: { data: { path: 'https://malo.example' } },
  });
  await tellPage(page, 'FirebaseMessaging.notificationActionPerformed', {
    notification: { data: { path: '/home/cart' } },
  });
  await expect(page).toHaveURL('/home/cart');
});

test('a newer version is said where nobody is in the middle of something, once', {
  tag: '@phone',
}, async ({ page, checkAccess }) => {
  await page.route(`${address}/api/compare_versions/`, (route) =>
    route.fulfill({
      headers: { 'access-control-allow-origin': shellAddress },
      json: { ok: true, latest: '2.0.0', message: null, store_link: 'https://play.google.com/x' },
    }),
  );
  await enterShop(page);
  const hint = page.getByRole('region', { name: 'Hay una versión nueva de la app' });
  await page.goto('/home/marketplace/customer');
  await expect(hint).toBeVisible();
  await checkAccess();
  await page.getByRole('button', { name: 'Ahora no' }).click();
  await expect(hint).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await expect(hint).toHaveCount(0);
});
