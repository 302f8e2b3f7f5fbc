import { expect, test } from 'vitest';
import { formatPesos } from '../kernel/money.ts';
import { missingForOrder, refuseBelowMinimum } from './order-minimum.ts';

test.each([
  ['a peso less than it asks', 150_000, 149_999, 1],
  ['just what it asks', 150_000, 150_000, 0],
  ['more', 150_000, 900_000, 0],
  ['anything where it asks nothing', null, 1, 0],
])('a zone with %s', (_, minOrder, amount, missing) => {
  expect(missingForOrder({ minOrder }, amount)).toBe(missing);
  expect(refuseBelowMinimum({ minOrder }, amount) === null).toBe(missing === 0);
});

test('says the least and what lacks', () => {
  expect(refuseBelowMinimum({ minOrder: 150_000 }, 130_000)?.values).toEqual({
    minimum: formatPesos(150_000),
    missing: formatPesos(20_000),
  });
});
