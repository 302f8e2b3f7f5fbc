import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sumGoods, totalOf, unitsOf } from './totals.ts';

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

test('D-6 goods, and what promotions take off them', () => {
  expect(
    sumGoods([
      { quantity: 2, originalPrice: 10_000, total: 18_000 },
      { quantity: 1, originalPrice: 5_000, total: 5_000 },
    ]),
  ).toEqual({ subtotal: 25_000, amount: 23_000, discount: 2_000 });
  expect(sumGoods([])).toEqual({ subtotal: 0, amount: 0, discount: 0 });
});
