import { describe, expect, test } from 'vitest';
import { lowestPriceOf, nextPriceAt, nextPriceOf } from './next-price.ts';

const ladder = [
  { minQuantity: 6, price: 11_730 },
  { minQuantity: 12, price: 11_220 },
];

describe('the next price step', () => {
  test.each([
    [4, 1, 12_750, { missing: 2, price: 11_730 }],
    [6, 1, 11_730, { missing: 6, price: 11_220 }],
    [11, 1, 11_730, { missing: 1, price: 11_220 }],
    [12, 1, 11_220, null],
    [40, 1, 11_220, null],
    // Sold by five: five of them reach six, and nothing is sold in between.
    [4, 5, 12_750, { missing: 5, price: 11_730 }],
    // Sold by twelve: they pass the first step and pay the second.
    [1, 12, 12_750, { missing: 12, price: 11_220 }],
  ])('of %i units sold by %i', (units, multiple, price, next) => {
    expect(nextPriceOf(price, ladder, { units, multiple })).toEqual(next);
  });

  test('a step that costs no less than a discount of its own is none', () => {
    expect(nextPriceOf(11_000, ladder, { units: 1, multiple: 1 })).toBeNull();
    expect(nextPriceOf(11_500, ladder, { units: 1, multiple: 1 })).toEqual({
      missing: 11,
      price: 11_220,
    });
  });

  test('it is that of the rules at a moment; without a price there is none', () => {
    const prices = {
      base: 10_000,
      list: [],
      programmed: [],
      versionDiscount: null,
      deals: [
        {
          id: 'd',
          name: 'Por cantidad',
          kind: 'volume' as const,
          startsAt: null,
          endsAt: null,
          breaks: [{ minQuantity: 6, percent: 10 }],
        },
      ],
    };
    const moment = new Date('2026-11-23T15:00:00Z');
    expect(nextPriceAt(prices, { units: 4, multiple: 1 }, moment)).toEqual({
      missing: 2,
      price: 9000,
    });
    expect(nextPriceAt(null, { units: 4, multiple: 1 }, moment)).toBeNull();
  });
});

test('the lowest price that can be reached, and at how many', () => {
  expect(lowestPriceOf(12_750, ladder)).toEqual({ minQuantity: 12, price: 11_220 });
  expect(lowestPriceOf(11_000, ladder)).toEqual({ minQuantity: 1, price: 11_000 });
  expect(lowestPriceOf(11_000, [])).toEqual({ minQuantity: 1, price: 11_000 });
});
