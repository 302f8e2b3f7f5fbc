import { describe, expect, test } from 'vitest';
import {
  type Deal,
  type PriceList,
  type PriceRequest,
  type ProgrammedPrice,
  resolvePrice,
} from './resolve-price.ts';

const NOW = new Date('2026-11-17T17:00:00Z');
const YESTERDAY = new Date('2026-11-16T17:00:00Z');
const TOMORROW = new Date('2026-11-18T17:00:00Z');
const ALWAYS = { startsAt: null, endsAt: null };
const OVER = { startsAt: null, endsAt: NOW };
const LATER = { startsAt: TOMORROW, endsAt: null };

const aList = (change: Partial<PriceList>): PriceList => ({
  id: 'list-1',
  name: 'Salones Cali',
  price: null,
  percent: null,
  priority: 1,
  ...ALWAYS,
  ...change,
});

const aProgrammed = (change: Partial<ProgrammedPrice>): ProgrammedPrice => ({
  id: 'prog-1',
  name: 'Semana del color',
  price: 8_000,
  ...ALWAYS,
  ...change,
});

const aDeal = (change: Partial<Deal>): Deal => ({
  id: 'deal-1',
  name: 'Lleva 12',
  kind: 'volume',
  breaks: [
    { minQuantity: 12, percent: 10 },
    { minQuantity: 48, percent: 15 },
  ],
  ...ALWAYS,
  ...change,
});

const priceOf = (change: Partial<PriceRequest> = {}) =>
  resolvePrice({
    base: 10_000,
    list: [],
    programmed: [],
    deals: [],
    versionDiscount: null,
    quantity: 1,
    moment: NOW,
    ...change,
  });

describe('D-6 the base price', () => {
  test('alone is the price, with one step and nothing struck out', () => {
    expect(priceOf()).toEqual({
      price: 10_000,
      originalPrice: 10_000,
      steps: [{ kind: 'base', id: null, name: '', before: 10_000, after: 10_000 }],
    });
  });

  test.each([0, -1, 1.5, Number.NaN])('a price for %d units is a defect and throws', (quantity) => {
    expect(() => priceOf({ quantity })).toThrow(RangeError);
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
      [{ priority: 9, price: 1, ...OVER }, { price: 9_000 }],
      9_000,
    ],
    ['a list that has not begun does not count', [{ priority: 9, price: 1, ...LATER }], 10_000],
    ['a percentage above 100 leaves 0, never less', [{ percent: 150 }], 0],
    ['a free product is possible', [{ price: 0 }], 0],
  ])('%s', (_, lists, price) => {
    expect(priceOf({ list: lists.map(aList) }).price).toBe(price);
  });

  test("a list's price is the buyer's own: nothing is struck out", () => {
    expect(priceOf({ list: [aList({ price: 9_100 })] })).toMatchObject({
      price: 9_100,
      originalPrice: 9_100,
    });
  });

  test('of equal price the lower id wins, whatever the order of the rows', () => {
    const lists = [aList({ id: 'b', price: 9_000 }), aList({ id: 'a', price: 9_000 })];
    expect(priceOf({ list: lists }).steps[1]?.id).toBe('a');
    expect(priceOf({ list: lists.toReversed() }).steps[1]?.id).toBe('a');
  });
});

describe('D-6 programmed prices', () => {
  test.each<[string, Partial<ProgrammedPrice>[], number, number]>([
    ['in its window it replaces the price', [{ price: 8_000 }], 8_000, 10_000],
    [
      'from the moment it starts',
      [{ price: 8_000, startsAt: NOW, endsAt: TOMORROW }],
      8_000,
      10_000,
    ],
    [
      'until the moment it ends',
      [{ price: 8_000, startsAt: YESTERDAY, endsAt: NOW }],
      10_000,
      10_000,
    ],
    ['before its window it does nothing', [{ ...LATER }], 10_000, 10_000],
    [
      'of two at once the lowest counts',
      [{ price: 8_000 }, { id: 'x', price: 7_500 }],
      7_500,
      10_000,
    ],
    ['a programmed rise strikes nothing out', [{ price: 12_000 }], 12_000, 12_000],
  ])('%s', (_, programmed, price, originalPrice) => {
    const result = priceOf({ programmed: programmed.map(aProgrammed) });
    expect(result).toMatchObject({ price, originalPrice });
  });
});

describe('D-6 deals', () => {
  const flat = aDeal({
    id: 'deal-2',
    kind: 'percentage',
    breaks: [{ minQuantity: 1, percent: 12 }],
  });

  test.each<[string, Deal[], number, number]>([
    ['below the lowest break it does nothing', [aDeal({})], 11, 10_000],
    ['at the break it counts', [aDeal({})], 12, 9_000],
    ['at the next break the next one counts', [aDeal({})], 48, 8_500],
    ['a percentage counts from one unit', [flat], 1, 8_800],
    [
      'even half a percent counts',
      [aDeal({ breaks: [{ minQuantity: 1, percent: 0.5 }] })],
      1,
      9_950,
    ],
    ['of two deals the better one counts, not both', [aDeal({}), flat], 12, 8_800],
    ['the better one depends on the quantity', [aDeal({}), flat], 48, 8_500],
    ['a deal that is over does nothing', [aDeal(OVER)], 48, 10_000],
    ['a deal without breaks does nothing', [aDeal({ breaks: [] })], 48, 10_000],
    [
      'a deal never raises the price',
      [aDeal({ breaks: [{ minQuantity: 1, percent: -9 }] })],
      1,
      10_000,
    ],
  ])('%s', (_, deals, quantity, price) => {
    expect(priceOf({ deals, quantity })).toMatchObject({ price, originalPrice: 10_000 });
  });

  test('a deal that takes nothing off leaves no step', () => {
    const idle = aDeal({ breaks: [{ minQuantity: 1, percent: 0 }] });
    expect(priceOf({ deals: [idle] }).steps).toHaveLength(1);
  });
});

describe("§3 a version's discount", () => {
  test.each([
    ['a percentage', { percent: 15, value: null }, 8_500],
    ['an amount of pesos', { percent: null, value: 1_234 }, 8_766],
    ['both: the percentage counts once', { percent: 10, value: 5_000 }, 9_000],
    ['more than the price leaves 0', { percent: null, value: 99_999 }, 0],
    ['a single peso', { percent: null, value: 1 }, 9_999],
    ['nothing', { percent: null, value: null }, 10_000],
    ['less than nothing is nothing', { percent: null, value: -500 }, 10_000],
  ])('%s', (_, versionDiscount, price) => {
    expect(priceOf({ versionDiscount })).toMatchObject({ price, originalPrice: 10_000 });
  });
});

test('§3 a version discount that takes nothing off leaves no step', () => {
  expect(priceOf({ versionDiscount: { percent: 0, value: 900 } }).steps).toHaveLength(1);
});

test('D-6 all of them, in order, each with its step (the worked example)', () => {
  const result = priceOf({
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
