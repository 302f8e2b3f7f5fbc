import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { divideHalfUp, formatPesos, percentOf, roundHalfUp } from './money.ts';

const nbsp = '\u00a0';

describe('§9 a price has no decimals and a dot separator', () => {
  test.each([
    [0, `$${nbsp}0`],
    [-0, `$${nbsp}0`],
    [7, `$${nbsp}7`],
    [999, `$${nbsp}999`],
    [1000, `$${nbsp}1.000`],
    [12900, `$${nbsp}12.900`],
    [-12900, `-$${nbsp}12.900`],
    [1234567890, `$${nbsp}1.234.567.890`],
    [12899.5, `$${nbsp}12.900`],
  ])('%d is shown as %s', (amount, shown) => {
    expect(formatPesos(amount)).toBe(shown);
  });

  test('it prints what Intl prints for es-CO', () => {
    const intl = new Intl.NumberFormat('es-CO', {
      style: 'currency',
      currency: 'COP',
      maximumFractionDigits: 0,
    });
    fc.assert(
      fc.property(fc.maxSafeInteger(), (amount) => {
        expect(formatPesos(amount)).toBe(intl.format(amount));
      }),
    );
  });
});

describe('D-5 money is whole pesos, a half rounds up', () => {
  test.each([
    [0.4, 0],
    [0.5, 1],
    [2.5, 3],
    [-2.5, -3],
    [-0.4, 0],
    [12900, 12900],
  ])('%d rounds to %d', (amount, rounded) => {
    expect(roundHalfUp(amount)).toBe(rounded);
  });

  test('what is not an amount is refused', () => {
    expect(() => roundHalfUp(Number.NaN)).toThrow(RangeError);
    expect(() => roundHalfUp(Number.POSITIVE_INFINITY)).toThrow(RangeError);
  });

  test.each([
    [12900, 15, 1935],
    [10, 5, 1],
    [9, 5, 0],
    [12345, 100, 12345],
    [12345, 0, 0],
    [1_000_000, 2.5, 25_000],
    [-10, 5, -1],
    // 1500 × 2.3 / 100 in binary fractions is 34.49999999999999.
    [1500, 2.3, 35],
    [3000, 1.15, 35],
    [50, 1.1, 1],
  ])('of %d pesos, %d %% is %d', (amount, percent, part) => {
    expect(percentOf(amount, percent)).toBe(part);
  });

  test('the part and the exact fraction are never more than half a peso apart', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1_000_000_000 }),
        fc.integer({ min: 0, max: 10_000 }),
        (amount, hundredths) => {
          const exact = BigInt(amount) * BigInt(hundredths);
          const twiceAway = 2n * (BigInt(percentOf(amount, hundredths / 100)) * 10_000n - exact);
          expect(twiceAway > -10_000n && twiceAway <= 10_000n).toBe(true);
        },
      ),
    );
  });

  test('a division rounds a half away from zero on both sides', () => {
    expect(divideHalfUp(1n, 2n)).toBe(1);
    expect(divideHalfUp(-1n, 2n)).toBe(-1);
    expect(divideHalfUp(-1n, 3n)).toBe(0);
    expect(divideHalfUp(5n, 3n)).toBe(2);
  });
});
