import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkBreaks } from '../../pricing/volume-breaks.ts';
import { applyCoupon } from './apply-coupon.ts';
import { anyCoupon } from './coupon.builders.ts';
import { offMix, writeSteps } from './mix.ts';

const steps = [
  { minQuantity: 6, percent: 5 },
  { minQuantity: 12, percent: 10 },
];
const line = (quantity: number, price = 10_000, isEligible = true) => {
  const total = quantity * price;
  return { total, left: total, quantity, isOnOffer: false, isEligible, isGot: isEligible };
};

describe('a mix', () => {
  test.each([
    ['adds the units of different products', [line(4), line(2, 5_000)], [2_000, 500]],
    ['takes the highest step that is reached', [line(7), line(5)], [7_000, 5_000]],
    ['neither counts nor touches other goods', [line(6), line(9, 10_000, false)], [3_000, 0]],
  ])('%s', (_, lines, expected) => {
    expect(offMix({ steps, of: 'Igora' }, lines)).toEqual({ ok: true, value: expected });
  });

  test('says how many units lack of the first step', () => {
    const short = offMix({ steps, of: 'Igora' }, [line(2), line(1)]);
    expect(short).toEqual({ ok: false, error: { kind: 'units', missing: 3, of: 'Igora' } });
    const none = offMix({ steps, of: 'Igora' }, [line(9, 10_000, false)]);
    expect(none).toMatchObject({ ok: false, error: { missing: 6 } });
  });

  test('is a discount as any other: no more than its most, and nothing without its goods', () => {
    const mix = {
      ...anyCoupon,
      kind: 'mix' as const,
      mix: { steps, of: null },
      maxDiscount: 4_000,
    };
    const use = {
      now: new Date('2026-11-21T17:00:00Z'),
      customerId: 'ana',
      tradeType: null,
      tier: null,
      hasOrdered: true,
      cityCode: null,
      methodCode: null,
      shipping: 0,
    };
    expect(applyCoupon(mix, { ...use, lines: [line(12)] })).toMatchObject({
      value: { goods: 4_000, perLine: [4_000] },
    });
    expect(applyCoupon(mix, { ...use, lines: [line(3, 10_000, false)] })).toMatchObject({
      error: { kind: 'units', missing: 6 },
    });
  });

  test('never takes less off for another unit of its goods', () => {
    const rungs = fc.array(
      fc.record({
        minQuantity: fc.integer({ min: 1, max: 30 }),
        percent: fc.integer({ min: 1, max: 99 }),
      }),
      { minLength: 1, maxLength: 4 },
    );
    const off = (table: typeof steps, quantity: number) => {
      const taken = offMix({ steps: table, of: null }, [line(quantity, 3_700), line(1, 900)]);
      return taken.ok ? (taken.value[0] ?? 0) + (taken.value[1] ?? 0) : 0;
    };
    fc.assert(
      fc.property(rungs, fc.integer({ min: 1, max: 40 }), (table, quantity) => {
        fc.pre(checkBreaks(table).ok);
        expect(off(table, quantity + 1)).toBeGreaterThanOrEqual(off(table, quantity));
      }),
    );
  });
});

test('steps are written in their order', () => {
  expect(writeSteps(steps.toReversed())).toBe('6=5;12=10');
});
