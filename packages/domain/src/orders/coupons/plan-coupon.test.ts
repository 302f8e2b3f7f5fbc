import { describe, expect, test } from 'vitest';
import { anyCoupon as ten } from './coupon.builders.ts';
import { type CustomerCoupon, couponsToShow, lastDayOf, planCoupon } from './plan-coupon.ts';

const now = new Date('2026-11-20T15:00:00Z');
const line = (productId: number, total: number) => ({
  total,
  quantity: 1,
  price: { originalPrice: total },
  sellable: { productId },
});
const lines = [line(1, 60_000), line(2, 30_000), line(1, 10_000)];
const plan = (coupon: Partial<CustomerCoupon>, of = lines) =>
  planCoupon({ ...ten, ...coupon }, of, {
    now,
    cityCode: null,
    methodCode: null,
    left: { lines: of.map(({ total }) => total), shipping: 9_000 },
  });

describe('§2 what a coupon does for a purchase', () => {
  test.each<[string, Partial<CustomerCoupon>, number[], number]>([
    ['all products, unless it names some', {}, [6_000, 3_000, 1_000], 0],
    ['every line of the products that it is for', { productIds: [1] }, [6_000, 0, 1_000], 0],
    ['customers of its tier', { tier: 'Oro' }, [6_000, 3_000, 1_000], 0],
    ['a first order', { isFirstOrderOnly: true, hasOrdered: false }, [6_000, 3_000, 1_000], 0],
    ['shipping', { kind: 'free-shipping', amount: 0 }, [0, 0, 0], 9_000],
  ])('is for %s', (_, coupon, perLine, shipping) => {
    expect(plan(coupon)).toMatchObject({ effect: { perLine, shipping }, refusal: null });
  });

  test.each<[string, Partial<CustomerCoupon>, object]>([
    ['goods that are not there', { productIds: [] }, { kind: 'no-goods' }],
    ['another tier', { tier: 'Diamante' }, { kind: 'tier', tier: 'Diamante' }],
    ['who ordered before', { isFirstOrderOnly: true }, { kind: 'not-first' }],
    [
      'less than its least, of what it is for',
      { productIds: [2], minAmount: 50_000 },
      { kind: 'missing', missing: 20_000 },
    ],
  ])('not for %s', (_, coupon, refusal) => {
    expect(plan(coupon)).toMatchObject({ effect: null, refusal });
  });

  test('and for nothing in a purchase of nothing', () => {
    expect(plan({}, [])).toMatchObject({ effect: null, refusal: { kind: 'no-goods' } });
  });
});

test('those that give something are shown first, those that nobody can mend not at all', () => {
  const named = (name: string, coupon: Partial<CustomerCoupon>) => ({
    ...plan(coupon),
    row: name,
  });
  const shown = couponsToShow([
    named('missing', { minAmount: 999_999 }),
    named('used', { customerUsesLeft: 0 }),
    named('ten', {}),
    named('used up', { usesLeft: 0 }),
    named('not first', { isFirstOrderOnly: true }),
    named('early', { startsAt: new Date('2026-11-25T05:00:00Z') }),
    named('another tier', { tier: 'Plata' }),
    named('another business', { customerId: 'berta' }),
    named('another trade', { tradeType: 'Barbería' }),
    named('five', { amount: 5 }),
  ]);
  expect(shown.map(({ row }) => row)).toEqual(['ten', 'five', 'missing', 'early']);
});

test.each([
  ['2026-12-01T05:00:00Z', '2026-11-30'],
  ['2026-12-01T04:59:59Z', '2026-11-30'],
  ['2026-12-01T05:00:01Z', '2026-12-01'],
])('a coupon until %s counts last on %s', (endsAt, day) => {
  expect(lastDayOf({ endsAt: new Date(endsAt) })).toBe(day);
});
