import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { comboAvailability } from './combo.ts';

const part = (available: number, quantity: number) => ({ available, quantity });

describe("D-7 a combo takes its parts' stock", () => {
  test.each([
    ['the scarcest part decides', [part(10, 1), part(3, 1), part(8, 1)], 3],
    ['a part taken twice counts half', [part(10, 1), part(7, 2)], 3],
    ['a part that is short of one combo leaves none', [part(10, 1), part(1, 2)], 0],
    ['a part sold out leaves none', [part(10, 1), part(0, 1)], 0],
    ['a part below zero leaves none', [part(10, 1), part(-4, 1)], 0],
    ['no parts, no combo', [], 0],
  ])('%s', (_, parts, combos) => {
    expect(comboAvailability(parts)).toBe(combos);
  });

  test('so many can be taken from every part, and one more cannot', () => {
    const parts = fc.array(
      fc.record({
        available: fc.integer({ min: 0, max: 200 }),
        quantity: fc.integer({ min: 1, max: 6 }),
      }),
      { minLength: 1 },
    );
    fc.assert(
      fc.property(parts, (given) => {
        const combos = comboAvailability(given);
        const canMake = (n: number) => given.every((one) => one.quantity * n <= one.available);
        expect(canMake(combos)).toBe(true);
        expect(canMake(combos + 1)).toBe(false);
      }),
    );
  });

  test.each([0, -1, 0.5])('a part taken %d times is a defect and throws', (quantity) => {
    expect(() => comboAvailability([part(1, quantity)])).toThrow(RangeError);
  });
});
