import { describe, expect, test } from 'vitest';
import { addUnits, applyCount, physicalUnits } from './units-on-hand.ts';

test('what lies there is on sale or promised', () => {
  expect(physicalUnits({ available: 7, promised: 5 })).toBe(12);
});

describe('a count', () => {
  test.each([
    { promised: 0, counted: 12, available: 12, short: 0 },
    { promised: 5, counted: 12, available: 7, short: 0 },
    { promised: 5, counted: 5, available: 0, short: 0 },
    { promised: 5, counted: 3, available: 0, short: 2 },
    { promised: 5, counted: 0, available: 0, short: 5 },
  ])(
    'of $counted with $promised promised leaves $available on sale',
    ({ counted, promised, ...after }) => {
      expect(applyCount({ promised }, counted)).toEqual(after);
    },
  );
});

describe('what comes or leaves by hand', () => {
  test.each([
    [7, 3, { ok: true, value: 10 }],
    [7, -7, { ok: true, value: 0 }],
    [7, -8, { ok: false, error: 'SHORT' }],
  ])('of %i on sale, %i', (available, delta, after) => {
    expect(addUnits({ available, promised: 5 }, delta)).toEqual(after);
  });
});
