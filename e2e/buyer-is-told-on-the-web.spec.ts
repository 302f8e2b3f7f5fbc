import type { Page } from '@playwright/test';
import { logInAs } from './harness/desk.ts';
import { expect, test, untilAwake } from './harness/journey.ts';
import { readKept } from './harness/kept.ts';
import { addList, orderCart, pasteList } from './harness/list.ts';
import { emptyCart, enter } from './harness/people.ts';
import { openStockroom } from './harness/stockroom.ts';

// Who reads offline is told by the browser that requests do not leave.
test.use({
  serviceWorkers: 'allow',
  expectedComplaints: /net::ERR_(INTERNET_DISCONNECTED|CONNECTION_FAILED|FAILED)/,
});

const endpoint = 'https://push.services.mozilla.com/wpush/v2/journey';
const keys = { p256dh: `B${'a'.repeat(86)}`, auth: 'b'.repeat(22) };
const notifications = '/home/profile/notifications';

test('a buyer lets the browser tell of orders, and reads it without a connection', async ({
  page,
  context,
  browser,
  baseURL,
  complaints,
  checkAccess,
}) => {
  const stockroom = openStockroom();
  test.skip(stockroom === null, 'the product is not ours to dispatch from');
  if (stockroom === null || baseURL === undefined) return;
  const [tone] = await stockroom.findTones(1);
  await stockroom.close();
  if (!tone) throw new Error('A tone is needed');
  await context.grantPermissions(['notifications'], { origin: baseURL });
  await context.addInitScript(playPushService, { endpoint, keys });

  await enter(page, 'buyer');
  await page.goto(notifications);
  await untilAwake(page);
  // At a first visit it asks once the worker is there.
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await expect(page.getByText('Entérate sin abrir la página')).toBeVisible();
  await checkAccess();
  const registered = page.waitForResponse('**/api/tokens/browser');
  await page.getByRole('button', { name: 'Activar avisos' }).click();
  await expect(page.getByText('Listo: te avisaremos en este dispositivo.')).toBeVisible();
  expect((await registered).status()).toBe(200);

  const staffContext = await browser.newContext({ baseURL });
  await complaints.listenTo(staffContext);
  const staff = await staffContext.newPage();
  await emptyCart(page);
  await pasteList(page, [`${tone.versionCode}\t4`]);
  await addList(page, 1);
  const orderCode = await orderCart(page);
  await staff.goto('/desk');
  await logInAs(staff, 'operaciones@demo.matiz.co');
  for (const state of ['in_preparation', 'dispatched']) {
    const reply = await staff.request.post('/api/staff/orders/advance', {
      headers: { 'sec-fetch-site': 'same-origin' },
      data: { orderCode, state },
    });
    expect(reply.status(), await reply.text()).toBe(200);
  }
  await staffContext.close();
  // The demonstration's own key sends nothing outside: what would have left is in the outbox.
  const outbox = `/dev/outbox?to=${encodeURIComponent(endpoint)}`;
  await expect
    .poll(async () => (await page.request.get(outbox)).text())
    .toContain('Tu pedido va en camino');

  const told = await readTold(page);
  await deliver(page, baseURL, { ...told, id: told._id });
  if (await showsNotes(page)) await expect.poll(() => listShown(page)).toEqual([told.title]);

  // As the worker opens it where no window of the shop is open.
  await page.goto(`${notifications}#aviso=${told._id}`);
  await expect(page).toHaveURL(notifications);
  await expect.poll(async () => (await readTold(page)).isRead).toBe(true);
  await page.reload();
  await untilAwake(page);
  await expect(page.getByRole('main').getByText(told.title).first()).toBeVisible();
  // What the device keeps it writes a moment after it is shown.
  await expect.poll(async () => JSON.stringify(await readKept(page))).toContain(told.title);
  await context.setOffline(true);
  await page.goto(notifications);
  await expect(page.getByRole('main').getByText(told.title).first()).toBeVisible();
  await context.setOffline(false);

  // Who leaves takes the shown notes along.
  await page.goto('/home/bestsellers');
  await untilAwake(page);
  await page.getByRole('button', { name: /Mi cuenta|Perfil/ }).click();
  await page.getByRole('button', { name: 'Cerrar sesión' }).click();
  await expect(page).toHaveURL('/');
  await expect.poll(() => listShown(page)).toEqual([]);
});

interface Told {
  readonly _id: string;
  readonly title: string;
  readonly text: string;
  readonly path: string;
  readonly isRead: boolean;
}

/** The newest thing that the business was told. */
async function readTold(page: Page): Promise<Told> {
  const { results } = await (await page.request.get('/api/notifications')).json();
  return results[0];
}

/**
 * The browser's own push service, which a headless one has none of: it hands out an address, and the
 * person was not asked until the page asks.
 */
function playPushService(subscription: { endpoint: string; keys: object }): void {
  const asked = 'journey-asked';
  Object.defineProperty(Notification, 'permission', {
    get: () => (localStorage.getItem(asked) === null ? 'default' : 'granted'),
  });
  Notification.requestPermission = async () => {
    localStorage.setItem(asked, 'yes');
    return 'granted';
  };
  PushManager.prototype.subscribe = async () =>
    ({ ...subscription, toJSON: () => subscription }) as unknown as PushSubscription;
}

/** What its push service would hand to the browser, in the note's own form. */
async function deliver(page: Page, origin: string, note: object): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const found = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [one] = registrations.filter(({ isDeleted }) => !isDeleted);
      if (one) resolve(one.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  const registrationId = await found;
  const data = JSON.stringify(note);
  await devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
  await devtools.detach();
}

/** Debian's browser without a window grants nobody the right to show notes. */
function showsNotes(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    const worker = await navigator.serviceWorker.ready;
    const tag = 'journey-probe';
    await worker.showNotification('probe', { tag }).catch(() => undefined);
    const shown = await worker.getNotifications({ tag });
    for (const note of shown) note.close();
    return shown.length > 0;
  });
}

/** The titles of the notes that the browser shows. */
function listShown(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const worker = await navigator.serviceWorker.ready;
    return (await worker.getNotifications()).map(({ title }) => title);
  });
}
