import { describe, expect, test } from 'vitest';
import {
  aDeal,
  aList,
  aProgrammed,
  later,
  now,
  over,
  resolvedPrice,
  tomorrow,
  yesterday,
} from './price-request.builders.ts';
import { type PriceList, type ProgrammedPrice, priceOf } from './resolve-price.ts';

describe('D-6 the base price', () => {
  test('alone is the price, with one step and nothing struck out', () => {
    expect(resolvedPrice()).toEqual({
      price: 10_000,
      originalPrice: 10_000,
      steps: [{ kind: 'base', id: null, name: '', before: 10_000, after: 10_000 }],
    });
  });

  test.each([0, -1, 1.5, Number.NaN])('a price for %d units is a defect and throws', (quantity) => {
    expect(() => resolvedPrice({ quantity })).toThrow(RangeError);
  });
});

describe('D-6 price lists', () => {
  test.each<[string, Partial<PriceList>[], number]>([
    ['a fixed price replaces the base', [{ price: 9_100 }], 9_100],
    ['a percentage comes off the base, half-up', [{ percent: 12.345 }], 8_765],
    ['a negative percentage raises it', [{ percent: -5 }], 10_500],
    ['a fixed price beats the percentage of the same list', [{ price: 9_100, percent: 50 }], 9_100],
    ['a list that says nothing is passed over', [{ priority: 9 }, { price: 9_100 }], 9_100],
    [
      'the highest priority wins though it is dearer',
      [
        { priority: 1, price: 7_000 },
        { priority: 2, price: 9_000 },
      ],
      9_000,
    ],
    [
      'of equal priority the lowest price wins',
      [{ price: 9_000 }, { percent: 20 }, { price: 8_500 }],
      8_000,
    ],
    [
      'a list that is over does not count',
      [{ priority: 9, price: 1, ...over }, { price: 9_000 }],
      9_000,
    ],
    ['a list that has not begun does not count', [{ priority: 9, price: 1, ...later }], 10_000],
    ['a percentage above 100 leaves 0, never less', [{ percent: 150 }], 0],
    ['a free product is possible', [{ price: 0 }], 0],
  ])('%s', (_, lists, price) => {
    expect(resolvedPrice({ list: lists.map(aList) }).price).toBe(price);
  });

  test("a list's price is the buyer's own: nothing is struck out", () => {
    expect(resolvedPrice({ list: [aList({ price: 9_100 })] })).toMatchObject({
      price: 9_100,
      originalPrice: 9_100,
    });
  });

  test('of equal price the lower id wins, whatever the order of the rows', () => {
    const lists = [aList({ id: 'b', price: 9_000 }), aList({ id: 'a', price: 9_000 })];
    expect(resolvedPrice({ list: lists }).steps[1]?.id).toBe('a');
    expect(resolvedPrice({ list: lists.toReversed() }).steps[1]?.id).toBe('a');
  });
});

describe('D-6 programmed prices', () => {
  test.each<[string, Partial<ProgrammedPrice>[], number, number]>([
    ['in its window it replaces the price', [{ price: 8_000 }], 8_000, 10_000],
    [
      'from the moment it starts',
      [{ price: 8_000, startsAt: now, endsAt: tomorrow }],
      8_000,
      10_000,
    ],
    [
      'until the moment it ends',
      [{ price: 8_000, startsAt: yesterday, endsAt: now }],
      10_000,
      10_000,
    ],
    ['before its window it does nothing', [{ ...later }], 10_000, 10_000],
    [
      'of two at once the lowest counts',
      [{ price: 8_000 }, { id: 'x', price: 7_500 }],
      7_500,
      10_000,
    ],
    ['a programmed rise strikes nothing out', [{ price: 12_000 }], 12_000, 12_000],
  ])('%s', (_, programmed, price, originalPrice) => {
    const result = resolvedPrice({ programmed: programmed.map(aProgrammed) });
    expect(result).toMatchObject({ price, originalPrice });
  });
});

test('D-6 all of them, in order, each with its step (the worked example)', () => {
  const result = resolvedPrice({
    base: 12_900,
    list: [aList({ percent: 5 })],
    programmed: [aProgrammed({ price: 11_990 })],
    deals: [aDeal({})],
    versionDiscount: { percent: 3, value: null },
    quantity: 12,
  });
  expect(result).toEqual({
    price: 10_467,
    originalPrice: 12_255,
    steps: [
      { kind: 'base', id: null, name: '', before: 12_900, after: 12_900 },
      { kind: 'list', id: 'list-1', name: 'Salones Cali', before: 12_900, after: 12_255 },
      { kind: 'programmed', id: 'prog-1', name: 'Semana del color', before: 12_255, after: 11_990 },
      { kind: 'deal', id: 'deal-1', name: 'Lleva 12', before: 11_990, after: 10_791 },
      { kind: 'version', id: null, name: '', before: 10_791, after: 10_467 },
    ],
  });
});

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
