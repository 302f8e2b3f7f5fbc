import fc from 'fast-check';
import { expect, test } from 'vitest';
import { distinctTonesOf, totalOf, unitsOf } from './totals.ts';

const tone = (productId: string, versionCode: string | null) => ({ productId, versionCode });

test('D-5 the total is the sum of the lines, and each line is its units times its price', () => {
  const lines = [
    { quantity: 3, unitPrice: 12_900 },
    { quantity: 1, unitPrice: 0 },
    { quantity: 12, unitPrice: 8_550 },
  ];
  expect(totalOf(lines)).toBe(141_300);
  expect(unitsOf(lines)).toBe(16);
  expect(totalOf([])).toBe(0);
  expect(unitsOf([])).toBe(0);
});

test('D-5 splitting a line into its stock part and presale part never changes the total', () => {
  const units = fc.integer({ min: 0, max: 9999 });
  fc.assert(
    fc.property(units, units, fc.integer({ min: 0, max: 5_000_000 }), (now, later, unitPrice) => {
      const split = [now, later].map((quantity) => ({ quantity, unitPrice }));
      expect(totalOf(split)).toBe(totalOf([{ quantity: now + later, unitPrice }]));
    }),
  );
});

test('§2 the colour card counts distinct tones: once for stock and presale, apart for each product', () => {
  const lines = [
    tone('p1', '7.43'),
    tone('p1', '7.43'),
    tone('p1', '6.0'),
    tone('p2', '6.0'),
    tone('p3', null),
  ];
  expect(distinctTonesOf(lines)).toBe(3);
  expect(distinctTonesOf([])).toBe(0);
});
