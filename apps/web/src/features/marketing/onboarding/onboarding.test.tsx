// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { type Platform, serverPlatform } from '#platform/platform.ts';
import { giveDialogs } from '#testing/give-dialogs.ts';
import { renderApp } from '#testing/render-app.tsx';
import { isOnboardingDue } from './first-visit.ts';
import { Onboarding } from './onboarding.tsx';

beforeAll(giveDialogs);
afterEach(cleanup);

function shell(changes: Partial<Platform> = {}): Platform {
  const kept = new Map<string, string | null>();
  const device = {
    read: (key: string) => kept.get(key) ?? null,
    write: (key: string, value: string | null) => void kept.set(key, value),
  };
  return {
    ...serverPlatform,
    name: 'android',
    isNative: true,
    isServer: false,
    device,
    ...changes,
  };
}

const headings = () => screen.queryAllByRole('heading').map(({ textContent }) => textContent);

test('§4 the slides are due in a shell that was never logged in to', () => {
  expect(isOnboardingDue(shell(), false)).toBe(true);
  expect(isOnboardingDue(shell(), true)).toBe(false);
  expect(isOnboardingDue(shell({ isNative: false, name: 'web' }), false)).toBe(false);
});

test('§1 the slides say what staff wrote', async () => {
  const result = [
    { title: 'Todo en preventa', text: 'Con su fecha.' },
    { title: 'Desde una unidad', text: 'Lo que necesites.' },
  ];
  const answers = { 'GET /onboarding-slides': () => ({ status: 200, body: { result } }) };
  renderApp(<Onboarding />, { at: '/login', platform: shell(), answers });
  expect(await screen.findByRole('heading', { name: 'Todo en preventa' })).toBeTruthy();
});

test('§9 two slides, one after the other, and never again on this device', async () => {
  const platform = shell();
  renderApp(<Onboarding />, { at: '/login', platform });
  await act(async () => undefined);
  expect(headings()).toEqual(['Sin productos agotados']);
  await userEvent.click(screen.getByRole('button', { name: 'Siguiente' }));
  expect(headings()).toEqual(['Sin monto mínimo']);
  await userEvent.click(screen.getByRole('button', { name: 'Empezar' }));
  expect(headings()).toEqual([]);
  expect(isOnboardingDue(platform, false)).toBe(false);
});

test.each([
  ['skips them', () => userEvent.click(screen.getByRole('button', { name: 'Omitir' }))],
  [
    'goes back',
    async () => act(() => void screen.getByRole('dialog').dispatchEvent(new Event('cancel'))),
  ],
])('who %s is at Login', async (_, leave) => {
  renderApp(<Onboarding />, { at: '/login', platform: shell() });
  await act(async () => undefined);
  await leave();
  expect(screen.queryByRole('dialog')).toBeNull();
});
