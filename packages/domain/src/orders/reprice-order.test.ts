import { describe, expect, test } from 'vitest';
import { type RepricedLine, repriceOrder } from './reprice-order.ts';

const lines: readonly RepricedLine[] = [
  { id: 'dye', goods: 30_000, ratePercent: 19, carriesShipping: true },
  { id: 'later', goods: 10_001, ratePercent: 5, carriesShipping: false },
];
const off = { typeMovement: 'discount', discountType: 'percentage', discountAmount: 2 } as const;
const more = { typeMovement: 'charge', discountType: 'value', discountAmount: 3_900 } as const;

describe('D-12, D-22 another method for the same order', () => {
  test.each([
    ['with none', null, 0, 48_001],
    ['with a discount', off, -960, 47_041],
    ['with a charge', more, 3_900, 51_901],
  ])('%s, what is paid for the lines is what is paid for the order', (_, by, difference, total) => {
    const repriced = repriceOrder(lines, 8_000, by, 0);
    expect(repriced).toMatchObject({ paymentAdjustment: difference, total });
    expect(repriced.lines.reduce((sum, { paid }) => sum + paid, 0)).toBe(total);
    expect(repriced.lines.reduce((sum, { tax }) => sum + tax, 0)).toBe(repriced.tax);
  });

  test('shipping stays with the delivery that carries it', () => {
    const { lines: repriced } = repriceOrder(lines, 8_000, null, 0);
    expect(repriced.map(({ shippingShare }) => shippingShare)).toEqual([8_000, 0]);
  });
});
