import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cancelledAmount } from './cancelled-amount.ts';

const agreed = { goods: 100_000, shipping: 9000, paymentAdjustment: 0 };

describe('what a cancelled part takes off an order', () => {
  test.each([
    ['nothing, while all is left', agreed, 100_000, 0],
    ['its goods; shipping stays', agreed, 40_000, 60_000],
    ['all, when nothing is left', agreed, 0, 109_000],
    [
      'its part of a discount for paying this way',
      { ...agreed, paymentAdjustment: -10_900 },
      45_500,
      49_050,
    ],
    [
      'its part of a charge for paying this way',
      { ...agreed, paymentAdjustment: 10_900 },
      45_500,
      59_950,
    ],
    ['all of a charge with the last part', { ...agreed, paymentAdjustment: 5000 }, 0, 114_000],
  ])('%s', (_, order, goodsLeft, expected) => {
    expect(cancelledAmount(order, goodsLeft)).toBe(expected);
  });

  test.each([-1, 100_001])('%d pesos are no part of it', (goodsLeft) => {
    expect(() => cancelledAmount(agreed, goodsLeft)).toThrow(RangeError);
  });

  test('the less is left the more is taken off, and never more than was agreed', () => {
    const pesos = fc.integer({ min: 1, max: 50_000_000 });
    fc.assert(
      fc.property(
        pesos,
        fc.integer({ min: 0, max: 50_000 }),
        fc.integer({ min: -90, max: 90 }),
        fc.nat(),
        fc.nat(),
        (goods, shipping, percent, one, other) => {
          const paymentAdjustment = Math.round(((goods + shipping) * percent) / 100);
          const order = { goods, shipping, paymentAdjustment };
          const [less, more] = [one % (goods + 1), other % (goods + 1)].sort((a, b) => a - b);
          const offMore = cancelledAmount(order, less ?? 0);
          expect(offMore).toBeGreaterThanOrEqual(cancelledAmount(order, more ?? 0));
          expect(offMore).toBeLessThanOrEqual(goods + shipping + paymentAdjustment);
        },
      ),
    );
  });
});
