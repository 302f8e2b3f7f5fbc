import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { groupByDispatchDate } from './group-by-dispatch-date.ts';

const line = (code: string, dispatchDate: string | null) => ({ code, dispatchDate });

describe('§3 cart items are grouped by dispatch date', () => {
  test('the undated group first, then by date; the order of the lines is kept in each', () => {
    const lines = [
      line('a', '2026-12-01'),
      line('b', null),
      line('c', '2026-11-18'),
      line('d', null),
      line('e', '2026-12-01'),
    ];
    expect(groupByDispatchDate(lines)).toEqual([
      { dispatchDate: null, lines: [line('b', null), line('d', null)] },
      { dispatchDate: '2026-11-18', lines: [line('c', '2026-11-18')] },
      { dispatchDate: '2026-12-01', lines: [line('a', '2026-12-01'), line('e', '2026-12-01')] },
    ]);
  });

  test('an empty cart has no groups, and without undated lines there is no undated group', () => {
    expect(groupByDispatchDate([])).toEqual([]);
    expect(groupByDispatchDate([line('a', '2026-12-01')])).toHaveLength(1);
  });

  test('every line is in exactly one group, and no group is empty or repeated', () => {
    const date = fc.option(fc.constantFrom('2026-11-18', '2026-12-01', '2027-01-04'));
    fc.assert(
      fc.property(fc.array(date), (dates) => {
        const lines = dates.map((dispatchDate, index) => line(String(index), dispatchDate));
        const groups = groupByDispatchDate(lines);
        expect(groups.flatMap((group) => group.lines)).toHaveLength(lines.length);
        expect(new Set(groups.flatMap((group) => group.lines))).toEqual(new Set(lines));
        expect(new Set(groups.map((group) => group.dispatchDate)).size).toBe(groups.length);
        for (const group of groups) {
          expect(group.lines.every((one) => one.dispatchDate === group.dispatchDate)).toBe(true);
        }
      }),
    );
  });
});
