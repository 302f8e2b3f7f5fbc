import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  countsSince,
  loyaltyTiers,
  type Thresholds,
  thresholdsOf,
  tierProgressFor,
  tierWith,
} from './tier.ts';

const thresholds: Thresholds = { Bronce: 0, Plata: 1_000_000, Oro: 3_000_000, Diamante: 8_000_000 };

describe('§9 Bronce, Plata, Oro, Diamante; the upgrade hint is hidden for Diamante', () => {
  test.each([
    [0, 'Bronce', 'Plata', 1_000_000],
    [999_999, 'Bronce', 'Plata', 1],
    [1_000_000, 'Plata', 'Oro', 2_000_000],
    [2_620_000, 'Plata', 'Oro', 380_000],
    [3_000_000, 'Oro', 'Diamante', 5_000_000],
    [7_999_999, 'Oro', 'Diamante', 1],
    [8_000_000, 'Diamante', null, null],
    [99_000_000, 'Diamante', null, null],
    [-50_000, 'Bronce', 'Plata', 1_050_000],
  ])('%d pesos', (amount, current, next, amountToNext) => {
    expect(tierProgressFor(amount, thresholds)).toEqual({ current, next, amountToNext });
  });

  test('below the first threshold one is Bronce all the same', () => {
    const strict = { ...thresholds, Bronce: 100_000 };
    expect(tierProgressFor(0, strict)).toMatchObject({ current: 'Bronce', next: 'Plata' });
  });

  test('buying what the hint says reaches the next tier, and a peso less does not', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 7_999_999 }), (amount) => {
        const { current, next, amountToNext } = tierProgressFor(amount, thresholds);
        const missing = amountToNext ?? 0;
        expect(missing).toBeGreaterThan(0);
        expect(tierProgressFor(amount + missing, thresholds).current).toBe(next);
        expect(tierProgressFor(amount + missing - 1, thresholds).current).toBe(current);
      }),
    );
  });

  test('there are four tiers', () => {
    expect(loyaltyTiers).toEqual(['Bronce', 'Plata', 'Oro', 'Diamante']);
  });
});

test('a tier that the shop does not have is reached by nobody', () => {
  const three = thresholdsOf([
    { name: 'Oro', threshold: 3_000_000 },
    { name: 'Bronce', threshold: 0 },
    { name: 'Plata', threshold: 1_000_000 },
  ]);
  expect(three).toEqual({ ...thresholds, Diamante: Number.POSITIVE_INFINITY });
  expect(tierProgressFor(99_000_000, three)).toMatchObject({ current: 'Oro', next: 'Diamante' });
});

test.each([
  ['2026-11-22T15:04:05.678Z', '2025-11-22T15:04:05.678Z'],
  ['2028-02-29T10:00:00.000Z', '2027-03-01T10:00:00.000Z'],
  ['2029-02-28T10:00:00.000Z', '2028-02-28T10:00:00.000Z'],
])('D-13 at %s counts what came after %s', (now, since) => {
  expect(countsSince(new Date(now)).toISOString()).toBe(since);
});

test.each([
  ['too little', 3_000_000, 4_999_999, { current: 'Oro', isRaised: false, amountToNext: 1 }],
  ['just enough', 3_000_000, 5_000_000, { current: 'Diamante', isRaised: true, next: null }],
  ['over a tier', 0, 3_500_000, { current: 'Oro', isRaised: true, amountToNext: 4_500_000 }],
  ['at the top', 9_000_000, 1_000_000, { current: 'Diamante', isRaised: false, next: null }],
])('what a cart would do: %s', (_, counted, more, expected) => {
  expect(tierWith(counted, more, thresholds)).toMatchObject(expected);
});
