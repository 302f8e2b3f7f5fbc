import { describe, expect, test } from 'vitest';
import { aDeal, over, resolvedPrice } from './price-request.builders.ts';
import type { Deal } from './resolve-price.ts';

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
    ['a deal that is over does nothing', [aDeal(over)], 48, 10_000],
    ['a deal without breaks does nothing', [aDeal({ breaks: [] })], 48, 10_000],
    [
      'a deal never raises the price',
      [aDeal({ breaks: [{ minQuantity: 1, percent: -9 }] })],
      1,
      10_000,
    ],
  ])('%s', (_, deals, quantity, price) => {
    expect(resolvedPrice({ deals, quantity })).toMatchObject({ price, originalPrice: 10_000 });
  });

  test('a deal that takes nothing off leaves no step', () => {
    const idle = aDeal({ breaks: [{ minQuantity: 1, percent: 0 }] });
    expect(resolvedPrice({ deals: [idle] }).steps).toHaveLength(1);
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
    expect(resolvedPrice({ versionDiscount })).toMatchObject({ price, originalPrice: 10_000 });
  });
});

test('§3 a version discount that takes nothing off leaves no step', () => {
  expect(resolvedPrice({ versionDiscount: { percent: 0, value: 900 } }).steps).toHaveLength(1);
});
