import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { splitTax } from './tax.ts';

describe('D-5 IVA is included in the price and split per line', () => {
  test.each([
    [119_000, 19, 100_000, 19_000],
    [12_900, 19, 10_840, 2_060],
    [10_500, 5, 10_000, 500],
    [12_900, 0, 12_900, 0],
    [1, 19, 1, 0],
    [0, 19, 0, 0],
    [-119_000, 19, -100_000, -19_000],
    // 3 / 1.2 = 2.5: the half goes up.
    [3, 20, 3, 0],
  ])('of %d at %d %%, net %d and tax %d', (total, ratePercent, net, tax) => {
    expect(splitTax({ total, ratePercent })).toEqual({ net, tax });
  });

  test('net and tax add up to the total, and net is round(total / 1.19)', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (total) => {
        const { net, tax } = splitTax({ total, ratePercent: 19 });
        expect(net + tax).toBe(total);
        expect(net).toBe(Math.round((total * 100) / 119));
        expect(tax).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  test.each([-1, Number.NaN])('a rate of %d is a defect and throws', (ratePercent) => {
    expect(() => splitTax({ total: 100, ratePercent })).toThrow(RangeError);
  });
});
