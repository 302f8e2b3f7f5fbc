import { expect, test } from 'vitest';
import { countdownOf } from './countdown.ts';

test.each([
  [0, 0, '00:00:00'],
  [1, 0, '00:00:01'],
  [3_599, 0, '00:59:59'],
  [86_399, 0, '23:59:59'],
  [86_400, 1, '00:00:00'],
  [184_449, 2, '03:14:09'],
])('%i seconds are %i days and %s', (seconds, days, clock) => {
  expect(countdownOf(seconds)).toEqual({ days, clock });
});
