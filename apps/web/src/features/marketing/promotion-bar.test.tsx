// @vitest-environment jsdom
import type { Promotion } from '@matiz/contracts/marketing/promotion.ts';
import { act, cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createMemoryStorage, serverPlatform } from '#platform/platform.ts';
import { renderApp } from '#testing/render-app.tsx';
import { PromotionBar } from './promotion-bar.tsx';

const start = Date.parse('2026-11-22T15:00:00.000Z');
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: start });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const device = createMemoryStorage();
async function draw(more: Partial<Promotion> = {}) {
  const promotion = {
    _id: '7',
    title: 'Semana del color',
    timer: true,
    end_date: new Date(start + 184_449_000).toISOString(),
    design: { background: '#a01d55', text: '#ffffff' },
    app_link: '/home/offers',
    ...more,
  };
  const { container } = renderApp(<PromotionBar />, {
    platform: { ...serverPlatform, isServer: false, device },
    answers: { 'GET /promotional-header': () => ({ status: 200, body: { result: promotion } }) },
  });
  await screen.findByText(promotion.title);
  return container;
}
const wait = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
const ground = (page: Element) => page.querySelector('rect')?.getAttribute('fill');

test('§4 counts down second by second, and nobody is read each second', async () => {
  const page = await draw();
  expect(page.textContent).toContain('2 d 03:14:09');
  await wait(1);
  expect(page.textContent).toContain('2 d 03:14:08');
  expect(
    page.querySelector('[aria-live], [role="status"], [role="timer"], [role="alert"]'),
  ).toBeNull();
  expect(screen.getByText('Termina el 24 nov 2026, 1:14 p. m.')).toBeTruthy();
  expect(screen.getByText(/03:14:08/).closest('[aria-hidden="true"]')).not.toBeNull();
});

test('draws once a second', async () => {
  await draw();
  const until = Date.now() + 10_000;
  let ticks = 0;
  for (; Date.now() < until; ticks++) await act(() => vi.advanceTimersToNextTimerAsync());
  expect(ticks).toBeLessThanOrEqual(11);
});

test('at its end it says so and keeps its place', async () => {
  const page = await draw({ end_date: new Date(start + 1500).toISOString() });
  await wait(3);
  expect(page.textContent).toContain('Ya terminó');
  expect(screen.getByRole('complementary')).toBeTruthy();
});

test.each([
  ['soon', 5],
  ['further off than a timer of the browser reaches', 30 * 24 * 3600],
])('§4 one that does not count is gone once its end has come: %s', async (_when, seconds) => {
  await draw({ timer: false, end_date: new Date(start + seconds * 1000).toISOString() });
  await wait(seconds - 3);
  expect(screen.getByRole('complementary')).toBeTruthy();
  await wait(4);
  expect(screen.queryByRole('complementary')).toBeNull();
});

test.each([
  ['without a timer', { timer: false }],
  ['without an end', { end_date: null }],
])('%s it counts nothing', async (_title, more) => {
  const page = await draw(more);
  expect(page.textContent).not.toMatch(/\d{2}:\d{2}:\d{2}/);
});

test.each(['red', '#12345', 'url(https://malo.example)', ''])(
  'a malformed colour (%j) is the page’s own',
  async (background) => {
    expect(ground(await draw({ design: { background, text: 'red' } }))).toBe('#2a1526');
  },
);

test('closed, it stays closed on this device, and another one shows', async () => {
  await draw();
  await userEvent.click(screen.getByRole('button', { name: 'Cerrar la promoción' }));
  expect(screen.queryByRole('complementary')).toBeNull();
  cleanup();
  renderApp(<PromotionBar />, {
    platform: { ...serverPlatform, device },
    answers: {
      'GET /promotional-header': () => ({
        status: 200,
        body: {
          result: {
            _id: '7',
            title: 'Semana del color',
            timer: false,
            end_date: null,
            design: { background: '#a01d55', text: '#ffffff' },
            app_link: null,
          },
        },
      }),
    },
  });
  await wait(1);
  expect(screen.queryByRole('complementary')).toBeNull();
  cleanup();
  await draw({ _id: '8' });
  expect(screen.getByRole('complementary')).toBeTruthy();
});
