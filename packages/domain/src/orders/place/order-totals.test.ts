import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countTotals, shareLines, shippingOf } from './order-totals.ts';
import { purchaseLine } from './purchase-line.builders.ts';

const none = { shipping: 0, paymentAdjustment: 0 };
const totalsOf = (lines: Parameters<typeof shareLines>[0], coupon: number[] = [], extras = none) =>
  countTotals(shareLines(lines, coupon, extras), extras);

describe('D-5, D-22 what an order comes to', () => {
  const two = [
    purchaseLine({ quantity: 2, price: 11_900, originalPrice: 14_000 }),
    purchaseLine({ price: 21_000, taxRate: 5 }),
  ];

  test.each([
    [
      'goods, what promotions take off, and the IVA inside',
      totalsOf(two),
      { subtotal: 49_000, discount: 4_200, coupon: 0, tax: 4_800, total: 44_800 },
    ],
    [
      'less a coupon: there is no IVA in what it takes off',
      totalsOf(two, [11_900, 0]),
      { subtotal: 49_000, discount: 4_200, coupon: 11_900, tax: 2_900, total: 32_900 },
    ],
    [
      'with shipping',
      totalsOf(two, [], { shipping: 9_000, paymentAdjustment: 0 }),
      { shipping: 9_000, total: 53_800 },
    ],
    [
      'with what the method adds',
      totalsOf(two, [], { shipping: 0, paymentAdjustment: 1_000 }),
      { paymentAdjustment: 1_000, total: 45_800 },
    ],
    ['nothing of nothing', totalsOf([]), { subtotal: 0, tax: 0, total: 0 }],
  ])('%s', (_, totals, figures) => {
    expect(totals).toMatchObject(figures);
  });

  test('shipping is carried by the lines that leave first', () => {
    const lines = [
      purchaseLine({ price: 10_000 }),
      purchaseLine({ price: 30_000 }),
      purchaseLine({ price: 60_000, dispatchDate: '2026-12-01' }),
    ];
    const shared = shareLines(lines, [], { shipping: 8_000, paymentAdjustment: 0 });
    expect(shared.map(({ shippingShare }) => shippingShare)).toEqual([2_000, 6_000, 0]);
  });

  test('what is paid for the lines adds up to what is paid for the order', () => {
    const lines = fc.array(
      fc.record({
        quantity: fc.integer({ min: 1, max: 400 }),
        price: fc.integer({ min: 100, max: 90_000 }),
        dispatchDate: fc.constantFrom(null, '2026-12-01'),
      }),
      { minLength: 1 },
    );
    fc.assert(
      fc.property(lines, fc.nat(30_000), fc.integer({ min: -40, max: 5_000 }), (some, ...more) => {
        const [shipping, paymentAdjustment] = more;
        const extras = { shipping, paymentAdjustment };
        const shared = shareLines(some.map(purchaseLine), [37], extras);
        const paid = shared.reduce((sum, line) => sum + line.paid, 0);
        expect(paid).toBe(countTotals(shared, extras).total);
      }),
    );
  });
});

test.each([
  ['nothing as long as nobody knows where', null, 0],
  ['what the zone asks', { shippingPrice: 9_000, freeFrom: 120 }, 9_000],
  ['nothing from an amount of goods on', { shippingPrice: 9_000, freeFrom: 119 }, 0],
])('shipping costs %s', (_, zone, shipping) => {
  expect(shippingOf(zone, [purchaseLine({ originalPrice: 500 })])).toBe(shipping);
});
