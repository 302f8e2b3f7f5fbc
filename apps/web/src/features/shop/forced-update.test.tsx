// @vitest-environment jsdom
import type { Incoming } from '@matiz/client/request.ts';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { createMemoryStorage, type Platform, serverPlatform } from '#platform/platform.ts';
import { giveDialogs } from '#testing/give-dialogs.ts';
import { refuse, renderApp } from '#testing/render-app.tsx';
import { ForcedUpdate } from './forced-update.tsx';

beforeAll(giveDialogs);
afterEach(cleanup);

const outdatedApp = 'Hemos realizado cambios en nuestra aplicación, lo invitamos a actualizarla.';
const store = 'https://play.google.com/store/apps/details?id=co.matiz';
const outdated = { ok: false, latest: '2.0.0', message: outdatedApp, store_link: store };
const shell = { name: 'android', isNative: true, version: '1.1.0', isServer: false } as const;

async function draw(answer: Incoming, platform: Partial<Platform> = {}, at = '/home/cart') {
  const app = renderApp(<ForcedUpdate />, {
    at,
    platform: { ...serverPlatform, ...shell, ...platform },
    answers: { 'POST /compare_versions/': () => answer },
  });
  await act(async () => undefined);
  return app.sent['POST /compare_versions/'] ?? [];
}

test('§8 a shell that is too old sees the sentence and the way to its store, and nothing else', async () => {
  const [sent] = await draw({ status: 200, body: outdated });
  expect(sent?.body).toEqual({ platform: 'Android', version_number: '1.1.0' });
  const wall = await screen.findByRole('dialog', { name: outdatedApp });
  const leave = new Event('cancel', { cancelable: true });
  wall.dispatchEvent(leave);
  expect(leave.defaultPrevented).toBe(true);
  expect(screen.getByRole('link').getAttribute('href')).toBe(store);
  expect(screen.queryByRole('button')).toBeNull();
});

test('§7 an iPhone is called Ios', async () => {
  const [sent] = await draw({ status: 200, body: { ...outdated, ok: true } }, { name: 'ios' });
  expect(sent?.body).toMatchObject({ platform: 'Ios' });
});

test('a shell that is served sees nothing', async () => {
  await draw({ status: 200, body: { ...outdated, ok: true } });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

const newer = { ok: true, latest: '2.0.0', message: null, store_link: store };

test('§7 a newer version is said once, on quiet pages, and nothing is kept from anybody', async () => {
  const device = createMemoryStorage();
  await draw({ status: 200, body: newer }, { device }, '/home/profile');
  const hint = await screen.findByRole('region', { name: 'Hay una versión nueva de la app' });
  expect(hint.querySelector('a')?.getAttribute('href')).toBe(store);
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Ahora no' }));
  expect(screen.queryByRole('region')).toBeNull();
  cleanup();
  await draw({ status: 200, body: newer }, { device }, '/home/profile');
  expect(screen.queryByRole('region')).toBeNull();
  cleanup();
  // The next one is news again.
  await draw({ status: 200, body: { ...newer, latest: '2.1.0' } }, { device }, '/home/profile');
  expect(await screen.findByRole('region')).toBeTruthy();
});

test.each(['/home/cart', '/home/purchase/order/summary', '/login', '/home/quick-order'])(
  'nor is it said at %s',
  async (at) => {
    await draw({ status: 200, body: newer }, { device: createMemoryStorage() }, at);
    expect(screen.queryByRole('region')).toBeNull();
  },
);

test.each([
  ['the answer fails', refuse(500, { code: 'UNEXPECTED', message: 'Ha ocurrido algo.' })],
  [
    'the version cannot be read',
    refuse(400, { code: 'INVALID_REQUEST', message: 'No es una versión.' }),
  ],
])('nobody is kept out where %s', async (_title, answer) => {
  const sent = await draw(answer);
  expect(sent).toHaveLength(1);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a payment that comes back is told first', async () => {
  await draw(
    { status: 200, body: outdated },
    {},
    '/home/purchase/order/finalizing-payment?order=MZ-1&id=2',
  );
  expect(screen.queryByRole('dialog')).toBeNull();
});

test.each([
  ['the web', { isNative: false, name: 'web' as const }],
  ['a shell that knows no version', { version: null }],
  ['another shell', { name: 'other' as const }],
])('%s asks nothing', async (_title, platform) => {
  expect(await draw({ status: 200, body: outdated }, platform)).toEqual([]);
});
