import { describe, expect, test } from 'vitest';
import {
  adjustForPayment,
  compareAdjustments,
  type PaymentAdjustment,
} from './payment-adjustment.ts';

const adjustment = (
  typeMovement: PaymentAdjustment['typeMovement'],
  discountType: PaymentAdjustment['discountType'],
  discountAmount: number,
): PaymentAdjustment => ({ typeMovement, discountType, discountAmount });

describe('§3 a payment method discounts or charges', () => {
  test.each([
    ['nothing', null, 412_300, 0],
    ['2 % off', adjustment('discount', 'percentage', 2), 404_054, -8_246],
    ['a value off', adjustment('discount', 'value', 5_000), 407_300, -5_000],
    ['3.5 % more', adjustment('charge', 'percentage', 3.5), 426_731, 14_431],
    ['a value more', adjustment('charge', 'value', 2_500), 414_800, 2_500],
    ['0 % off', adjustment('discount', 'percentage', 0), 412_300, 0],
    ['a value above the amount leaves 0', adjustment('discount', 'value', 999_999), 0, -412_300],
    ['more than 100 % leaves 0', adjustment('discount', 'percentage', 130), 0, -412_300],
  ])('%s', (_, given, total, difference) => {
    expect(adjustForPayment(412_300, given)).toEqual({ total, difference });
  });

  test('nothing to pay costs nothing to collect', () => {
    const nothing = { total: 0, difference: 0 };
    expect(adjustForPayment(0, adjustment('charge', 'value', 3900))).toEqual(nothing);
  });

  test.each([-1, Number.NaN])('an adjustment of %d is a defect and throws', (amount) => {
    expect(() => adjustForPayment(1, adjustment('discount', 'value', amount))).toThrow(RangeError);
  });
});

test('a change of a method says what purchases come to, and the largest rise and fall', () => {
  const charge = { typeMovement: 'charge', discountType: 'value', discountAmount: 5_000 } as const;
  const off = { typeMovement: 'discount', discountType: 'percentage', discountAmount: 5 } as const;
  expect(compareAdjustments(null, charge, [10_000, 100_000])).toEqual({
    examples: [
      { goods: 10_000, before: 10_000, after: 15_000 },
      { goods: 100_000, before: 100_000, after: 105_000 },
    ],
    rise: 0.5,
    fall: null,
  });
  expect(compareAdjustments(null, off, [10_000])).toMatchObject({ rise: null, fall: -0.05 });
  expect(compareAdjustments(off, off, [10_000])).toMatchObject({ rise: null, fall: null });
});
