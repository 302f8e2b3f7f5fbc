import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { adjustForPayment } from '../pricing/payment-adjustment.ts';
import { shareOrder, splitLine } from './line-shares.ts';

const line = (goods: number, carriesShipping = true, ratePercent = 19) => ({
  goods,
  carriesShipping,
  ratePercent,
});
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

describe('D-22 shipping and the payment method are spread over the lines', () => {
  test.each([
    [
      'a discount goes over goods and shipping, and IVA is of what is paid',
      [line(200_000), line(50_000, false)],
      { shipping: 9000, paymentAdjustment: -5180 },
      // 2 % of each; shipping after its own 2 % is the first line's.
      [
        { paymentShare: -4000, shippingShare: 8820, paid: 204_820, tax: 32_702 },
        { paymentShare: -1000, shippingShare: 0, paid: 49_000, tax: 7824 },
      ],
    ],
    [
      'a charge in pesos goes over the lines to the peso',
      [line(100), line(100, false), line(100, false)],
      { shipping: 0, paymentAdjustment: 100 },
      [
        { paymentShare: 34, shippingShare: 0, paid: 134, tax: 21 },
        { paymentShare: 33, shippingShare: 0, paid: 133, tax: 21 },
        { paymentShare: 33, shippingShare: 0, paid: 133, tax: 21 },
      ],
    ],
    [
      'shipping has the rate of the goods that it is accessory to',
      [line(10_000, true, 19), line(10_000, true, 0)],
      { shipping: 2000, paymentAdjustment: 0 },
      [
        { paymentShare: 0, shippingShare: 1000, paid: 11_000, tax: 1756 },
        { paymentShare: 0, shippingShare: 1000, paid: 11_000, tax: 0 },
      ],
    ],
    [
      'goods that a coupon pays for carry their shipping all the same',
      [line(0), line(0)],
      { shipping: 9000, paymentAdjustment: -180 },
      [
        { paymentShare: 0, shippingShare: 8820, paid: 8820, tax: 1408 },
        { paymentShare: 0, shippingShare: 0, paid: 0, tax: 0 },
      ],
    ],
  ])('%s', (_, lines, extras, expected) => {
    expect(shareOrder(lines, extras)).toEqual(expected);
  });

  const anyLine = fc.record({
    goods: fc.integer({ min: 0, max: 20_000_000 }),
    ratePercent: fc.constantFrom(0, 5, 19),
    carriesShipping: fc.boolean(),
  });
  const anyMethod = fc.record({
    typeMovement: fc.constantFrom('discount' as const, 'charge' as const),
    discountType: fc.constantFrom('percentage' as const, 'value' as const),
    discountAmount: fc.oneof(fc.integer({ min: 0, max: 99 }), fc.integer({ max: 30_000, min: 0 })),
  });

  test('the lines add up to what is paid, and the IVA is the IVA of that, to the peso', () => {
    fc.assert(
      fc.property(
        fc.array(anyLine, { minLength: 1, maxLength: 30 }),
        fc.integer({ min: 0, max: 40_000 }),
        fc.option(anyMethod),
        ([first, ...rest], shipping, method) => {
          if (!first) throw new Error('an order has lines');
          const lines = [{ ...first, carriesShipping: true }, ...rest];
          const amount = sum(lines.map(({ goods }) => goods)) + shipping;
          const { total, difference } = adjustForPayment(amount, method);
          const shares = shareOrder(lines, { shipping, paymentAdjustment: difference });

          expect(sum(shares.map(({ paid }) => paid))).toBe(total);
          shares.forEach(({ paid, shippingShare, tax }, index) => {
            expect(Math.min(paid, shippingShare)).toBeGreaterThanOrEqual(0);
            const rate = lines[index]?.ratePercent ?? 0;
            expect(tax).toBe(paid - Math.round((paid * 100) / (100 + rate)));
            if (!lines[index]?.carriesShipping) expect(shippingShare).toBe(0);
          });
          const exact = sum(
            shares.map(({ paid }, index) => {
              const rate = lines[index]?.ratePercent ?? 0;
              return (paid * rate) / (100 + rate);
            }),
          );
          const tax = sum(shares.map((share) => share.tax));
          expect(Math.abs(tax - exact)).toBeLessThanOrEqual(lines.length / 2 + 1e-6);
        },
      ),
    );
  });
});

describe('D-8 a line whose units come in two parts', () => {
  const frozen = {
    quantity: 3,
    total: 30_000,
    couponDiscount: 10_000,
    paymentShare: -400,
    shippingShare: 8000,
    paid: 27_600,
    tax: 4407,
  };

  test('gives the part that came its money', () => {
    expect(splitLine(frozen, 2)).toEqual({
      quantity: 2,
      couponDiscount: 6667,
      paymentShare: -266,
      shippingShare: 5333,
      tax: 2938,
    });
  });

  test('neither part ever holds less than nothing, and what was nothing stays so', () => {
    const share = fc.double({ min: 0, max: 1, noNaN: true });
    const units = fc.integer({ min: 2, max: 60 });
    fc.assert(
      fc.property(
        units,
        fc.integer({ min: 0, max: 9000 }),
        fc.nat(),
        share,
        fc.double({ min: -1, max: 0.5, noNaN: true }),
        fc.nat({ max: 20_000 }),
        (quantity, price, nth, coupon, payment, shippingShare) => {
          const total = price * quantity;
          const couponDiscount = Math.floor(total * coupon);
          const paymentShare = Math.ceil((total - couponDiscount) * payment);
          const paid = total - couponDiscount + paymentShare + shippingShare;
          const tax = paid - Math.round(paid / 1.19);
          const whole = { total, couponDiscount, paymentShare, shippingShare, paid, tax, quantity };
          const came = 1 + (nth % (quantity - 1));
          const part = splitLine(whole, came);
          const parts = [
            { ...part, total: price * came },
            {
              total: total - price * came,
              couponDiscount: couponDiscount - part.couponDiscount,
              paymentShare: paymentShare - part.paymentShare,
              shippingShare: shippingShare - part.shippingShare,
              tax: tax - part.tax,
            },
          ];
          for (const one of parts) {
            expect(one.couponDiscount).toBeGreaterThanOrEqual(0);
            expect(one.couponDiscount).toBeLessThanOrEqual(one.total);
            expect(one.shippingShare).toBeGreaterThanOrEqual(0);
            expect(one.tax).toBeGreaterThanOrEqual(0);
            const kept = one.total - one.couponDiscount + one.paymentShare + one.shippingShare;
            expect(kept).toBeGreaterThanOrEqual(0);
          }
          if (couponDiscount === 0) expect(part.couponDiscount).toBe(0);
          if (paymentShare === 0) expect(part.paymentShare).toBe(0);
          if (shippingShare === 0) expect(part.shippingShare).toBe(0);
        },
      ),
    );
  });

  test.each([0, 3, -1, Number.NaN])('%d of 3 units are no part', (quantity) => {
    expect(() => splitLine(frozen, quantity)).toThrow(RangeError);
  });
});
