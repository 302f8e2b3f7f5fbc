import { expect, test } from 'vitest';
import { coverDays } from './cover.ts';

test.each([
  [10, 0, null],
  [10, -2, null],
  [0, 4, 0],
  [10, 28, 10],
  [10, 20, 14],
  [1, 500, 0],
])('%i units with %i sold in four weeks last %s days', (available, sold, days) => {
  expect(coverDays(available, sold)).toBe(days);
});
