import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyCoupon, type CouponRule, type CouponUse } from './coupon.ts';

const ten: CouponRule = {
  kind: 'percentage',
  amount: 10,
  minAmount: 100_000,
  maxDiscount: null,
  startsAt: new Date('2026-11-01T05:00:00Z'),
  endsAt: new Date('2026-12-01T05:00:00Z'),
  usesLeft: null,
  customerUsesLeft: 1,
  tier: null,
  isFirstOrderOnly: false,
};
const line = (total: number, isEligible = true) => ({ total, isEligible });
const use: CouponUse = {
  now: new Date('2026-11-20T15:00:00Z'),
  tier: 'Oro',
  hasOrdered: true,
  shipping: 9_900,
  lines: [line(60_000), line(60_000), line(50_000, false)],
};
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
  ] as const)('refuses what is %s', (kind, coupon, more) => {
    expect(apply(coupon, more)).toEqual({ ok: false, error: { kind } });
  });

  it('says what is missing, and for which tier it is', () => {
    const missing = apply({ minAmount: 120_001 });
    expect(missing).toEqual({ ok: false, error: { kind: 'missing', missing: 1 } });
    const tier = apply({ tier: 'Diamante' });
    expect(tier).toEqual({ ok: false, error: { kind: 'tier', tier: 'Diamante' } });
  });

  it('takes from lines exactly what it takes in all, and from none more than it costs', () => {
    const lines = fc.array(
      fc.record({ total: fc.integer({ min: 0, max: 9_000_000 }), isEligible: fc.boolean() }),
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
