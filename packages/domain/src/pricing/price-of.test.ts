import { describe, expect, test } from 'vitest';
import { priceOf } from './price-of.ts';
import { aDeal, aList, aProgrammed, now, tomorrow } from './price-request.builders.ts';

const dye = {
  prices: {
    base: 10_000,
    list: [aList({ percent: 10 })],
    programmed: [aProgrammed({ price: 8_500, startsAt: tomorrow })],
    deals: [aDeal({})],
    versionDiscount: null,
  },
};

describe('priceOf', () => {
  test.each([
    ['one unit', 1, now, 9_000],
    ['one unit below the first break', 11, now, 9_000],
    ['at the first break', 12, now, 8_100],
    ['at the second', 48, now, 7_650],
    ['once the programmed price has begun', 1, tomorrow, 8_500],
  ])('%s', (_, quantity, moment, price) => {
    expect(priceOf(dye, quantity, moment)?.price).toBe(price);
  });

  test('a warehouse without a price for it has none, for any number', () => {
    expect([1, 12].map((quantity) => priceOf({ prices: null }, quantity, now))).toEqual([
      null,
      null,
    ]);
  });
});
