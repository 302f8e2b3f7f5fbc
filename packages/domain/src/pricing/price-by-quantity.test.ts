import { describe, expect, test } from 'vitest';
import { priceAt, priceByQuantity } from './price-by-quantity.ts';
import { aDeal, always, aProgrammed, later, now } from './price-request.builders.ts';

const request = {
  base: 14_900,
  list: [],
  programmed: [],
  deals: [
    aDeal({
      breaks: [
        { minQuantity: 6, percent: 4 },
        { minQuantity: 12, percent: 8 },
        { minQuantity: 24, percent: 12 },
      ],
    }),
  ],
  versionDiscount: null,
  moment: now,
};
const steps = (change: Partial<typeof request> | object = {}, least = 1) =>
  priceByQuantity({ ...request, ...change }, least).map((step) => [step.minQuantity, step.price]);

describe('D-6 what a unit costs from each quantity on', () => {
  test.each<[string, object, number, number[][]]>([
    [
      'by percent of the price',
      {},
      1,
      [
        [6, 14_304],
        [12, 13_708],
        [24, 13_112],
      ],
    ],
    [
      'a discount in pesos comes off each of them',
      { versionDiscount: { percent: null, value: 1_000 } },
      1,
      [
        [6, 13_304],
        [12, 12_708],
        [24, 12_112],
      ],
    ],
    [
      'a discount in percent is of what the break left',
      { versionDiscount: { percent: 15, value: null } },
      1,
      [
        [6, 12_158],
        [12, 11_652],
        [24, 11_145],
      ],
    ],
    [
      'a break of the least is reached already',
      {},
      6,
      [
        [12, 13_708],
        [24, 13_112],
      ],
    ],
    ['no break beyond the least', {}, 24, []],
    ['no deal', { deals: [] }, 1, []],
    ['a deal that has not begun', { deals: [{ ...aDeal({}), ...later }] }, 1, []],
    [
      'a plain percentage holds from one unit on',
      { deals: [aDeal({ kind: 'percentage', breaks: [{ minQuantity: 1, percent: 10 }] })] },
      1,
      [],
    ],
    [
      'of a programmed price',
      { programmed: [{ ...aProgrammed({ price: 10_000 }), ...always }] },
      1,
      [
        [6, 9_600],
        [12, 9_200],
        [24, 8_800],
      ],
    ],
    [
      'what costs nothing cannot cost less',
      { versionDiscount: { percent: null, value: 20_000 } },
      1,
      [],
    ],
  ])('%s', (_, change, least, expected) => {
    expect(steps(change, least)).toEqual(expected);
  });

  test.each([
    [1, 14_900],
    [5, 14_900],
    [6, 14_304],
    [11, 14_304],
    [24, 13_112],
    [9_999, 13_112],
  ])('%d units cost %d each', (quantity, price) => {
    expect(priceAt(14_900, priceByQuantity(request, 1), quantity)).toBe(price);
  });
});
