import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyCoupon } from './coupon.builders.ts';
import type { CustomerCoupon } from './plan-coupon.ts';
import { planDiscounts } from './plan-discounts.ts';

const context = {
  now: new Date('2026-11-20T15:00:00Z'),
  cityCode: '11001',
  methodCode: 'pse',
  shipping: 9_000,
};
const line = (productId: number, total: number, quantity = 1) => ({
  total,
  quantity,
  price: { originalPrice: total / quantity },
  sellable: { productId },
});
const goods = [line(1, 60_000, 3), line(2, 40_000)];
const own = (title: string, parts: Partial<CustomerCoupon> = {}): CustomerCoupon => ({
  ...anyCoupon,
  title,
  isAutomatic: true,
  ...parts,
});
const value = (title: string, amount: number, parts: Partial<CustomerCoupon> = {}) =>
  own(title, { kind: 'value', amount, ...parts });
const threeForTwo = own('3x2', {
  kind: 'buy-get',
  amount: 100,
  buyGet: { buy: 2, get: 1, times: null, bought: 'esmaltes', got: null },
  productIds: [1],
});
const shipping = own('Envío', { kind: 'free-shipping', amount: 0 });

const plan = (automatic: CustomerCoupon[], chosen: CustomerCoupon | null = null) =>
  planDiscounts(goods, { chosen, automatic }, context);
const stepsOf = (...asked: Parameters<typeof plan>) =>
  plan(...asked).steps.map(({ row, effect }) => [row.title, effect.goods + effect.shipping]);

describe('§ coupons discounts one after another', () => {
  const ten = own('10 %');
  const fifteen = value('15 mil', 15_000);
  test.each<[string, CustomerCoupon[], CustomerCoupon | null, [string, number][]]>([
    ['none', [], null, []],
    [
      'each of what is left',
      [ten, fifteen],
      null,
      [
        ['10 %', 10_000],
        ['15 mil', 15_000],
      ],
    ],
    [
      'in the order of their priority, whichever was made first',
      [ten, { ...fifteen, priority: 10 }],
      null,
      [
        ['15 mil', 15_000],
        ['10 %', 8_500],
      ],
    ],
    [
      'what nobody types before the coupon, where neither comes first',
      [fifteen],
      { ...ten, title: 'código', isAutomatic: false },
      [
        ['15 mil', 15_000],
        ['código', 8_500],
      ],
    ],
    ['units', [threeForTwo], null, [['3x2', 20_000]]],
    [
      'units, and a percentage of what they leave',
      [threeForTwo, own('10 %', { productIds: [1] })],
      null,
      [
        ['3x2', 20_000],
        ['10 %', 4_000],
      ],
    ],
    [
      'goods and shipping',
      [fifteen, shipping],
      null,
      [
        ['15 mil', 15_000],
        ['Envío', 9_000],
      ],
    ],
    ['up to one that is the last', [{ ...ten, isLast: true }, fifteen], null, [['10 %', 10_000]]],
    [
      'one that is the last but takes nothing ends nothing',
      [own('grande', { minAmount: 900_000, isLast: true }), fifteen],
      null,
      [['15 mil', 15_000]],
    ],
    ['shipping once', [shipping, { ...shipping, title: 'otra vez' }], null, [['Envío', 9_000]]],
  ])('%s', (_, automatic, chosen, steps) => {
    expect(stepsOf(automatic, chosen)).toEqual(steps);
  });

  test('a coupon that one before it keeps out says which', () => {
    const { chosen } = plan([{ ...ten, isLast: true }], { ...fifteen, isAutomatic: false });
    expect(chosen).toMatchObject({ effect: null, refusal: { kind: 'stopped', by: '10 %' } });
  });

  test('a coupon that would keep more out than it takes is left aside, and what it kept out stays', () => {
    const code = value('código', 5_000, { isAutomatic: false, isLast: true, priority: 1 });
    const { chosen, steps, goods: off } = plan([fifteen], code);
    expect(chosen).toMatchObject({ effect: null, refusal: { kind: 'dearer' } });
    expect([steps.map(({ row }) => row.title), off]).toEqual([['15 mil'], 15_000]);
  });

  test('what is kept out is told too', () => {
    const { automatic } = plan([{ ...ten, isLast: true }, fifteen]);
    expect(automatic.map(({ refusal }) => refusal?.kind ?? null)).toEqual([null, 'stopped']);
  });

  test('the shares of all add up to the peso, and no line gives more than it costs', () => {
    const lines = fc.array(
      fc.tuple(
        fc.integer({ min: 1, max: 3 }),
        fc.integer({ min: 0, max: 90_000 }),
        fc.integer({ min: 1, max: 9 }),
      ),
      { maxLength: 5 },
    );
    const discounts = fc.array(
      fc.record({
        kind: fc.constantFrom('percentage' as const, 'value' as const, 'buy-get' as const),
        amount: fc.integer({ min: 1, max: 99 }),
        priority: fc.integer({ min: 0, max: 3 }),
        isLast: fc.boolean(),
        maxDiscount: fc.option(fc.integer({ min: 1, max: 20_000 })),
      }),
      { maxLength: 4 },
    );
    fc.assert(
      fc.property(lines, discounts, (some, parts) => {
        const cart = some.map(([id, price, quantity]) => line(id, price * quantity, quantity));
        const automatic = parts.map((each) => ({ ...threeForTwo, productIds: null, ...each }));
        const planned = planDiscounts(cart, { chosen: null, automatic }, context);
        const taken = planned.steps.reduce((sum, { effect }) => sum + effect.goods, 0);
        expect(taken).toBe(planned.goods);
        expect(planned.perLine.reduce((sum, off) => sum + off, 0)).toBe(planned.goods);
        for (const { effect } of planned.steps) {
          expect(effect.perLine.reduce((sum, off) => sum + off, 0)).toBe(effect.goods);
        }
        cart.forEach(({ total }, index) => {
          expect(planned.perLine[index]).toBeGreaterThanOrEqual(0);
          expect(planned.perLine[index]).toBeLessThanOrEqual(total);
        });
      }),
    );
  });
});
