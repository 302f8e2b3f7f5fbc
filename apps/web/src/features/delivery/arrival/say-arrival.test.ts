import { expect, test } from 'vitest';
import { sayArrival, sayLeft, sayPromise } from './say-arrival.ts';

test.each([
  [
    '2026-11-25T15:00:00Z',
    '2026-11-25T19:00:00Z',
    '2026-11-26',
    'Pide antes de las 2:00\u00a0p.\u00a0m. y recíbelo mañana',
  ],
  [
    '2026-11-24T15:00:00Z',
    '2026-11-24T19:00:00Z',
    '2026-11-26',
    'Pide antes de las 2:00\u00a0p.\u00a0m. y recíbelo el jueves 26',
  ],
  [
    '2026-11-24T20:00:00Z',
    '2026-11-25T19:00:00Z',
    '2026-11-26',
    'Pide antes de mañana a las 2:00\u00a0p.\u00a0m. y recíbelo el jueves 26',
  ],
  [
    '2026-11-24T15:00:00Z',
    '2026-11-27T19:00:00Z',
    '2026-11-30',
    'Pide antes del viernes 27 a las 2:00\u00a0p.\u00a0m. y recíbelo el lunes 30',
  ],
  [
    '2026-11-24T15:00:00Z',
    '2026-11-24T16:00:00Z',
    '2026-11-24',
    'Pide antes de las 11:00\u00a0a.\u00a0m. y recíbelo hoy',
  ],
])('D-11 at %s', (now, orderBy, day, text) => {
  expect(sayPromise({ day, orderBy }, new Date(now))).toBe(text);
});

test.each([
  [7_201, null],
  [7_200, 'Quedan 2 h 0 min'],
  [4_300, 'Quedan 1 h 12 min'],
  [59, 'Quedan 1 min'],
  [0, null],
])('%i seconds before the cut-off: %s', (seconds, text) => {
  expect(sayLeft(seconds)).toBe(text);
});

test('the hours stand beside the day where there are any', () => {
  expect(sayArrival('2026-11-26', null)).toBe('Llega el jue\u00a026\u00a0de\u00a0nov');
  expect(sayArrival('2026-11-26', { from: 8, to: 12 })).toBe(
    'Llega el jue\u00a026\u00a0de\u00a0nov, de 8\u00a0a.\u00a0m. a 12\u00a0m.',
  );
});
