import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { offUnits } from './buy-get.ts';
import type { BuyGet } from './coupon-rule.ts';

const threeForTwo: BuyGet = { buy: 2, get: 1, times: null, bought: 'esmaltes', got: null };
const withGift: BuyGet = { buy: 3, get: 1, times: null, bought: 'tintes', got: 'oxigenadas' };

/** So many units at a price; what they are: of what is bought, of what comes along, or both. */
const units = (quantity: number, price: number, what: 'bought' | 'got' | 'both' = 'both') => ({
  quantity,
  left: quantity * price,
  isEligible: what !== 'got',
  isGot: what !== 'bought',
});

describe('buy some units, get others at a percentage off', () => {
  test.each<[string, BuyGet, number, ReturnType<typeof units>[], number[]]>([
    ['three for two', threeForTwo, 100, [units(3, 5_000)], [5_000]],
    ['the cheapest of several', threeForTwo, 100, [units(2, 9_000), units(1, 4_000)], [0, 4_000]],
    ['as often as the goods allow', threeForTwo, 100, [units(7, 5_000)], [10_000]],
    [
      'and no more often than it may',
      { ...threeForTwo, times: 1 },
      100,
      [units(9, 5_000)],
      [5_000],
    ],
    ['at half its price', threeForTwo, 50, [units(3, 5_001)], [2_501]],
    [
      'one thing with another',
      withGift,
      100,
      [units(3, 20_000, 'bought'), units(2, 8_000, 'got')],
      [0, 8_000],
    ],
    [
      'nothing of what is not in it',
      withGift,
      100,
      [units(6, 20_000, 'bought'), units(1, 8_000, 'got')],
      [0, 8_000],
    ],
    [
      'what is both is not counted twice',
      withGift,
      100,
      [units(3, 20_000, 'both'), units(1, 30_000, 'got')],
      [0, 30_000],
    ],
    [
      'what is both may come along where enough is bought besides',
      withGift,
      100,
      [units(3, 20_000, 'bought'), units(1, 7_000, 'both'), units(1, 30_000, 'got')],
      [0, 7_000, 0],
    ],
    ['the first of equals', threeForTwo, 100, [units(2, 5_000), units(1, 5_000)], [5_000, 0]],
  ])('%s', (_, offer, percent, lines, perLine) => {
    expect(offUnits(offer, percent, lines)).toEqual({ ok: true, value: perLine });
  });

  test.each<[string, BuyGet, ReturnType<typeof units>[], number, string]>([
    ['one more of the same', threeForTwo, [units(2, 5_000)], 1, 'esmaltes'],
    ['all of it', threeForTwo, [], 3, 'esmaltes'],
    [
      'what is bought, before what comes along',
      withGift,
      [units(1, 20_000, 'bought')],
      2,
      'tintes',
    ],
    ['what comes along', withGift, [units(3, 20_000, 'bought')], 1, 'oxigenadas'],
    ['one of what is both', withGift, [units(3, 20_000, 'both')], 1, 'oxigenadas'],
  ])('says what is missing: %s', (_, offer, lines, missing, of) => {
    expect(offUnits(offer, 100, lines)).toEqual({
      ok: false,
      error: { kind: 'units', missing, of },
    });
  });

  test('never gives more units than were agreed, nor more than a line costs', () => {
    const line = fc
      .tuple(
        fc.integer({ min: 1, max: 40 }),
        fc.integer({ min: 0, max: 90_000 }),
        fc.constantFrom('bought' as const, 'got' as const, 'both' as const),
      )
      .map(([quantity, price, what]) => units(quantity, price, what));
    const offers = fc.record({
      buy: fc.integer({ min: 1, max: 6 }),
      get: fc.integer({ min: 1, max: 4 }),
      times: fc.option(fc.integer({ min: 1, max: 5 })),
      bought: fc.constant('a'),
      got: fc.constant('b'),
    });
    fc.assert(
      fc.property(fc.array(line, { maxLength: 6 }), offers, (lines, offer) => {
        const off = offUnits(offer, 100, lines);
        if (!off.ok) {
          expect(off.error.missing).toBeGreaterThan(0);
          return;
        }
        // Given away whole, what is off a line is so many of its units.
        const given = lines.reduce((sum, { left, quantity }, index) => {
          const amount = off.value[index] ?? 0;
          expect(amount).toBeLessThanOrEqual(left);
          return sum + (left === 0 ? 0 : (amount * quantity) / left);
        }, 0);
        const bought = lines.reduce(
          (sum, { isEligible, quantity }) => sum + (isEligible ? quantity : 0),
          0,
        );
        expect(given).toBeLessThanOrEqual(Math.floor(bought / offer.buy) * offer.get + 1e-6);
        if (offer.times) expect(given).toBeLessThanOrEqual(offer.times * offer.get + 1e-6);
      }),
    );
  });
});
