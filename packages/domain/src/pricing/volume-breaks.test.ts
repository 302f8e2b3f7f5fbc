import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fail, ok } from '../kernel/result.ts';
import { checkBreaks, percentFor, type VolumeBreak } from './volume-breaks.ts';

const rung = (minQuantity: number, percent: number): VolumeBreak => ({ minQuantity, percent });
const rungs = (count: number) => Array.from({ length: count }, (_, n) => rung(n + 1, n + 1));

describe('D-6 a bigger order never costs more a unit', () => {
  test.each([
    ['one rung', [rung(12, 5)]],
    ['ascending', [rung(6, 3), rung(12, 5), rung(48, 12)]],
    ['level with the rung below', [rung(6, 5), rung(12, 5)]],
    ['ten rungs', rungs(10)],
    ['all for nothing', [rung(1, 100)]],
  ])('a table that is %s is accepted', (_, breaks) => {
    expect(checkBreaks(breaks)).toEqual(ok(breaks));
  });

  test('a table in any order comes back sorted, and the one given stays as it was', () => {
    const given = [rung(48, 12), rung(6, 3)];
    expect(checkBreaks(given)).toEqual(ok([rung(6, 3), rung(48, 12)]));
    expect(given).toEqual([rung(48, 12), rung(6, 3)]);
  });

  test.each([
    ['NO_BREAKS', null, []],
    ['TOO_MANY', null, rungs(11)],
    ['COSTS_MORE', 12, [rung(6, 5), rung(12, 4.9)]],
    ['COSTS_MORE', 48, [rung(48, 1), rung(6, 5)]],
    ['REPEATED', 6, [rung(6, 5), rung(6, 8)]],
    ['BAD_QUANTITY', 0, [rung(0, 5)]],
    ['BAD_QUANTITY', 1.5, [rung(1.5, 5)]],
    ['BAD_PERCENT', 6, [rung(6, 0)]],
    ['BAD_PERCENT', 6, [rung(6, -1)]],
    ['BAD_PERCENT', 6, [rung(6, 100.1)]],
    ['BAD_PERCENT', 6, [rung(6, Number.NaN)]],
  ] as const)('%s at the rung of %j', (kind, minQuantity, breaks) => {
    expect(checkBreaks(breaks)).toEqual(fail({ kind, minQuantity }));
  });
});

describe('D-6 a line earns the highest rung that it reaches', () => {
  const table = [rung(48, 12), rung(6, 3), rung(12, 5)];
  test.each([
    [1, 0],
    [5, 0],
    [6, 3],
    [11, 3],
    [12, 5],
    [47, 5],
    [48, 12],
    [9999, 12],
  ])('%d units earn %d %%', (quantity, percent) => {
    expect(percentFor(table, quantity)).toBe(percent);
  });

  test('more units never earn less, even from a table that nobody checked', () => {
    const anyTable = fc.array(
      fc.record({
        minQuantity: fc.integer({ min: 1, max: 60 }),
        percent: fc.integer({ min: -20, max: 120 }),
      }),
    );
    fc.assert(
      fc.property(anyTable, fc.nat({ max: 80 }), fc.nat({ max: 80 }), (table, units, more) => {
        expect(percentFor(table, units + more)).toBeGreaterThanOrEqual(percentFor(table, units));
      }),
    );
  });
});
