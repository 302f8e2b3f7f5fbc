import { expect, test } from 'vitest';
import { toldUnits } from './told-units.ts';

test.each([
  [0, true, 0],
  [3, true, 3],
  [0, false, 0],
  [-1, false, 0],
  [1, false, 9999],
  [20_000, false, 9999],
])('%i units, told: %s: %i', (units, isTold, told) => {
  expect(toldUnits(units, isTold)).toBe(told);
});
