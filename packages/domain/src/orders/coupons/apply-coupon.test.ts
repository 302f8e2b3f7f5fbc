import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyCoupon } from './apply-coupon.ts';
import { anyCoupon } from './coupon.builders.ts';
import type { CouponRule, CouponUse } from './coupon-rule.ts';

const ten: CouponRule = { ...anyCoupon, minAmount: 100_000 };
const line = (total: number, isEligible = true) => ({
  total,
  left: total,
  quantity: 1,
  isOnOffer: false,
  isEligible,
  isGot: isEligible,
});
const use: CouponUse = {
  now: new Date('2026-11-20T15:00:00Z'),
  customerId: 'ana',
  tradeType: 'Peluquería',
  tier: 'Oro',
  hasOrdered: true,
  cityCode: '11001',
  methodCode: 'pse',
  shipping: 9_900,
  lines: [line(60_000), line(60_000), line(50_000, false)],
};
const bogota = { code: '11001', name: 'Bogotá' };
const cali = { code: '76001', name: 'Cali' };
const pse = { code: 'pse', name: 'PSE' };
const apply = (coupon: Partial<CouponRule>, more: Partial<CouponUse> = {}) =>
  applyCoupon({ ...ten, ...coupon }, { ...use, ...more });

describe('applyCoupon (§2 CouponList)', () => {
  it.each([
    ['a percentage of the goods that it is for', {}, [6_000, 6_000, 0], 0],
    ['up to its most', { maxDiscount: 7_001 }, [3_501, 3_500, 0], 0],
    ['an amount', { kind: 'value', amount: 25_000 }, [12_500, 12_500, 0], 0],
    ['never more than the goods', { kind: 'value', amount: 999_999 }, [60_000, 60_000, 0], 0],
    ['the shipping', { kind: 'free-shipping', amount: 0 }, [0, 0, 0], 9_900],
    ['at its very least amount', { minAmount: 120_000 }, [6_000, 6_000, 0], 0],
    ['in its first moment', { startsAt: use.now }, [6_000, 6_000, 0], 0],
    ['to its tier', { tier: 'Oro' }, [6_000, 6_000, 0], 0],
    ['its last use', { usesLeft: 1 }, [6_000, 6_000, 0], 0],
    ['its one customer', { customerId: 'ana' }, [6_000, 6_000, 0], 0],
    ['its kind of business', { tradeType: 'Peluquería' }, [6_000, 6_000, 0], 0],
    ['where it goes to', { cities: [bogota, cali] }, [6_000, 6_000, 0], 0],
    ['how it is paid', { methods: [pse] }, [6_000, 6_000, 0], 0],
  ] as const)('gives %s', (_what, coupon, perLine, shipping) => {
    const goods = perLine.reduce((sum: number, off) => sum + off, 0);
    expect(apply(coupon)).toEqual({ ok: true, value: { perLine, goods, shipping } });
  });

  it.each([
    ['over', { endsAt: use.now }, {}],
    ['early', { startsAt: new Date(use.now.getTime() + 1) }, {}],
    ['used', { customerUsesLeft: 0 }, {}],
    ['used-up', { usesLeft: 0 }, {}],
    ['not-first', { isFirstOrderOnly: true }, {}],
    ['no-goods', {}, { lines: [line(500_000, false)] }],
    ['idle', { kind: 'free-shipping', amount: 0 }, { shipping: 0 }],
    ['customer', { customerId: 'berta' }, {}],
    ['customer', { customerId: 'berta', endsAt: use.now }, {}],
    ['only-offers', { excludesDeals: true }, { lines: [{ ...line(500_000), isOnOffer: true }] }],
    ['covered', {}, { lines: [{ ...line(500_000), left: 0 }] }],
  ] as const)('refuses what is %s', (kind, coupon, more) => {
    expect(apply(coupon, more)).toEqual({ ok: false, error: { kind } });
  });

  it.each([
    ['city', { cities: [cali] }, {}, { cities: ['Cali'] }],
    ['city', { cities: [bogota, cali] }, { cityCode: null }, { cities: ['Bogotá', 'Cali'] }],
    ['method', { methods: [pse] }, { methodCode: 'tarjeta' }, { methods: ['PSE'] }],
    ['method', { methods: [pse] }, { methodCode: null }, { methods: ['PSE'] }],
    ['trade-type', { tradeType: 'Barbería' }, {}, { tradeType: 'Barbería' }],
    // The way to pay is said last: it is no use to choose it for less than the least.
    ['missing', { methods: [pse], minAmount: 120_001 }, { methodCode: null }, { missing: 1 }],
  ] as const)('says what would have to be another: %s', (kind, coupon, more, said) => {
    expect(apply(coupon, more)).toEqual({ ok: false, error: { kind, ...said } });
  });

  it('measures its least on what the goods cost, and its percentage on what is left', () => {
    const lines = [{ ...line(100_000), left: 50_000 }];
    expect(apply({}, { lines })).toMatchObject({ value: { goods: 5_000 } });
    const value = apply({ kind: 'value', amount: 80_000 }, { lines });
    expect(value).toMatchObject({ value: { goods: 50_000 } });
  });

  it('leaves what is on offer alone where it is told to', () => {
    const lines = [line(100_000), { ...line(50_000), isOnOffer: true }];
    const given = apply({ excludesDeals: true }, { lines });
    expect(given).toMatchObject({ value: { perLine: [10_000, 0] } });
    const missing = apply({ excludesDeals: true, minAmount: 120_000 }, { lines });
    expect(missing).toMatchObject({ error: { missing: 20_000 } });
  });

  it('says what is missing, and for which tier it is', () => {
    const missing = apply({ minAmount: 120_001 });
    expect(missing).toEqual({ ok: false, error: { kind: 'missing', missing: 1 } });
    const tier = apply({ tier: 'Diamante' });
    expect(tier).toEqual({ ok: false, error: { kind: 'tier', tier: 'Diamante' } });
  });

  it('takes from lines exactly what it takes in all, and from none more than it costs', () => {
    const lines = fc.array(
      fc
        .tuple(fc.integer({ min: 0, max: 9_000_000 }), fc.boolean())
        .map(([total, isEligible]) => line(total, isEligible)),
    );
    const coupons = fc.record({
      kind: fc.constantFrom('percentage' as const, 'value' as const),
      amount: fc.integer({ min: 1, max: 99 }),
      maxDiscount: fc.option(fc.integer({ min: 1, max: 90_000 })),
    });
    fc.assert(
      fc.property(lines, coupons, (some, coupon) => {
        const given = apply({ ...coupon, minAmount: 0 }, { lines: some });
        if (!given.ok) return;
        const { perLine, goods } = given.value;
        expect(perLine.reduce((sum, off) => sum + off, 0)).toBe(goods);
        some.forEach(({ total, isEligible }, index) => {
          expect(perLine[index]).toBeLessThanOrEqual(isEligible ? total : 0);
        });
      }),
    );
  });
});
