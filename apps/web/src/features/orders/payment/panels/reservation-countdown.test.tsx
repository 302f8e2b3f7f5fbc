// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ReservationCountdown } from './reservation-countdown.tsx';

const until = '2026-11-20T20:45:00.000Z';
const onOver = vi.fn();

beforeEach(() => {
  onOver.mockClear();
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** Draws it so many seconds before the end. */
function draw(seconds: number) {
  vi.setSystemTime(Date.parse(until) - seconds * 1000);
  render(<ReservationCountdown until={until} onOver={onOver} />);
}
const wait = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
const said = () => screen.getByRole('status').textContent;

test('D-12 says until when in Bogotá, and how long that is, second by second', async () => {
  draw(872);
  expect(screen.getByText('Guardamos tus productos hasta las 3:45 p. m.')).toBeTruthy();
  expect(screen.getByText('14:32')).toBeTruthy();
  await wait(1);
  expect(screen.getByText('14:31')).toBeTruthy();
  expect(said()).toBe('');
});

test('says aloud only that five minutes are left, and one', async () => {
  draw(301);
  expect(said()).toBe('');
  await wait(2);
  expect(said()).toBe('Quedan 5 minutos para pagar.');
  await wait(30);
  expect(said()).toBe('');
  await wait(210);
  expect(said()).toBe('Queda 1 minuto para pagar.');
});

test('over, it asks once and claims nothing: the clock of this device may be wrong', async () => {
  draw(2);
  await wait(5);
  expect(onOver).toHaveBeenCalledOnce();
  expect(screen.queryByText('0:00')).toBeNull();
  expect(screen.getByText('Guardamos tus productos hasta las 3:45 p. m.')).toBeTruthy();
});
