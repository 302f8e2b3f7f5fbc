// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { serverPlatform } from '#platform/platform.ts';
import { fakeNative } from '#testing/fake-native.ts';
import { askedOf } from '#testing/fake-shell.ts';
import { giveDialogs } from '#testing/give-dialogs.ts';
import { isWalledOff } from './first-version.tsx';

const shell = {
  ...serverPlatform,
  name: 'android',
  isNative: true,
  version: '1.1.0',
  apiOrigin: 'https://matiz.co',
} as const;
const store = 'https://play.google.com/store/apps/details?id=co.matiz';
const outdated = { ok: false, latest: '2.0.0', message: 'Actualízala.', store_link: store };

beforeAll(giveDialogs);
beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  cleanup();
  document.body.replaceChildren();
  Object.assign(window, { Capacitor: undefined });
  window.history.replaceState(null, '', '/');
});

const reply = (status: number, body: unknown) => async () =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json' },
  });

async function begin(answer: () => Promise<Response>, native = fakeNative(), platform = {}) {
  const fetch = vi.fn(answer);
  vi.stubGlobal('fetch', fetch);
  Object.assign(window, { Capacitor: native.Capacitor });
  let isWalled: boolean | undefined;
  await act(async () => {
    const asked = isWalledOff({ ...shell, ...platform }, window);
    await vi.advanceTimersByTimeAsync(3100);
    isWalled = await asked;
  });
  return { isWalled, fetch, native };
}

test('§8 a shell that is too old is asked for first, and stands before its wall', async () => {
  const { isWalled, fetch, native } = await begin(reply(200, outdated));
  expect(isWalled).toBe(true);
  expect(fetch).toHaveBeenCalledOnce();
  expect(fetch.mock.calls[0]?.at(0)).toBe('https://matiz.co/api/compare_versions/');
  expect(screen.getByRole('dialog').textContent).toContain('Actualízala.');
  expect(screen.getByRole('link').getAttribute('href')).toBe(store);
  expect(askedOf(native, 'SplashScreen.hide')).toHaveLength(1);
});

test.each([
  ['is served', reply(200, { ...outdated, ok: true })],
  ['is answered by a shop that fails', reply(500, {})],
  ['is answered something else', reply(200, ['<html>'])],
  ['has no line', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['gets no answer', () => new Promise<Response>(() => undefined)],
])('a shell that %s begins', async (_title, answer) => {
  const { isWalled } = await begin(answer);
  expect(isWalled).toBe(false);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a payment that comes back is told first, to an app that was closed meanwhile too', async () => {
  const url = 'https://matiz.co/home/purchase/order/finalizing-payment?order=MZ-1';
  const launched = fakeNative({ 'App.getLaunchUrl': { url } });
  expect((await begin(reply(200, outdated), launched)).fetch).not.toHaveBeenCalled();
  window.history.replaceState(null, '', '/home/purchase/order/finalizing-payment?order=MZ-1');
  expect((await begin(reply(200, outdated))).isWalled).toBe(false);
});

test('a shell that no store updates asks nothing', async () => {
  const { fetch } = await begin(reply(200, outdated), fakeNative(), { version: null });
  expect(fetch).not.toHaveBeenCalled();
});
