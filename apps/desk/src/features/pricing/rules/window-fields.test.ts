import { expect, test } from 'vitest';
import { showWindow, stateChoices } from './window-fields.ts';

const from = '2026-12-01T05:00:00Z';
const until = '2026-12-16T04:59:00Z';

test.each([
  ['always', null, null, 'Siempre'],
  ['from a moment on', from, null, 'Desde el 1 dic 2026, 12:00\u00a0a.\u00a0m.'],
  ['until a moment', null, until, 'Hasta el 15 dic 2026, 11:59\u00a0p.\u00a0m.'],
  [
    'between two',
    from,
    until,
    '1 dic 2026, 12:00\u00a0a.\u00a0m. – 15 dic 2026, 11:59\u00a0p.\u00a0m.',
  ],
])('a rule that holds %s says so, in the hours of Bogotá', (_, startsAt, endsAt, text) => {
  expect(showWindow(startsAt, endsAt)).toBe(text);
});

test('every state of a rule can be chosen by a word of its own', () => {
  expect(new Set(stateChoices.map(({ label }) => label)).size).toBe(3);
});
