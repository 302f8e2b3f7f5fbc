import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkQuantity, maxQuantity } from '../kernel/quantity.ts';
import { leastAddition, mostAddition, mostOrderable } from './orderable.ts';

describe('§5 the most that may be ordered of what there is', () => {
  test.each([
    [5, 1, 1, 5],
    [0, 1, 1, 0],
    [-3, 1, 1, 0],
    [7, 6, 3, 6],
    [5, 6, 3, 0],
    [11, 1, 4, 8],
    [50_000, 1, 1, maxQuantity],
    [50_000, 12, 12, 9996],
  ])('of %d units, from %d by %d: %d', (available, minQuantity, multiple, most) => {
    expect(mostOrderable({ available, minQuantity, multiple })).toBe(most);
  });

  test('it is a valid quantity or nothing, and the next one is too much', () => {
    const rule = fc.record({
      available: fc.integer({ min: -5, max: 20_000 }),
      minQuantity: fc.integer({ min: 1, max: 30 }),
      multiple: fc.integer({ min: 1, max: 30 }),
    });
    fc.assert(
      fc.property(rule, ({ available, ...of }) => {
        const most = mostOrderable({ available, ...of });
        if (most > 0) expect(checkQuantity({ quantity: most, ...of }).ok).toBe(true);
        const next =
          most === 0 ? Math.ceil(of.minQuantity / of.multiple) * of.multiple : most + of.multiple;
        expect(next > available || next > maxQuantity).toBe(true);
      }),
    );
  });
});

describe('§5 the least and the most of one addition', () => {
  test.each([
    ['by the unit', 1, 1, 0, 10, 1, 10],
    ['with minimum and multiple', 6, 3, 0, 10, 6, 9],
    ['the cart counts towards the minimum', 6, 3, 6, 4, 3, 3],
    ['a cart off the multiple is brought back to it', 1, 3, 2, 8, 1, 7],
    ['a cart below a minimum that was raised', 12, 1, 5, 20, 7, 20],
    ['less than the minimum', 12, 1, 0, 10, 12, 0],
    ['no room at all', 1, 1, 10, 0, 1, 0],
    ['a line is full', 1, 1, 9_990, 9, 1, 9],
  ])('%s', (_, minQuantity, multiple, inCart, room, least, most) => {
    const rule = { minQuantity, multiple };
    expect(leastAddition(rule, inCart)).toBe(least);
    expect(mostAddition(rule, { inCart, room })).toBe(most);
  });
});
