import { describe, expect, test } from 'vitest';
import { priceOf } from './price-of.ts';
import { aDeal, aList, aProgrammed, NOW, TOMORROW } from './price-request.builders.ts';

const dye = {
  prices: {
    base: 10_000,
    list: [aList({ percent: 10 })],
    programmed: [aProgrammed({ price: 8_500, startsAt: TOMORROW })],
    deals: [aDeal({})],
    versionDiscount: null,
  },
};

describe('priceOf', () => {
  test.each([
    ['one unit', 1, NOW, 9_000],
    ['one unit below the first break', 11, NOW, 9_000],
    ['at the first break', 12, NOW, 8_100],
    ['at the second', 48, NOW, 7_650],
    ['once the programmed price has begun', 1, TOMORROW, 8_500],
  ])('%s', (_, quantity, moment, price) => {
    expect(priceOf(dye, quantity, moment)?.price).toBe(price);
  });

  test('a warehouse without a price for it has none, for any number', () => {
    expect([1, 12].map((quantity) => priceOf({ prices: null }, quantity, NOW))).toEqual([
      null,
      null,
    ]);
  });
});
