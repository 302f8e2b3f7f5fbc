import { expect, it } from 'vitest';
import { formatDay } from './dates.ts';

it.each([
  ['2026-11-24', 'mar 24 nov'],
  ['2026-12-01', 'mar 1 dic'],
  ['2027-01-02', 'sáb 2 ene'],
  ['2028-02-29', 'mar 29 feb'],
])('%s is %s in every time zone', (date, words) => {
  expect(formatDay(date)).toBe(words);
});
