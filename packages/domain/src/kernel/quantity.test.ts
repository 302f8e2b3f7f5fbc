import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  checkQuantity,
  defaultMinQuantity,
  isOverMaximum,
  maxQuantity,
  readTypedQuantity,
} from './quantity.ts';
import { fail, ok } from './result.ts';

describe('§5 a manually typed quantity must be a number', () => {
  test.each(['', '   ', 'doce', '12a', '1e3', '0x10', '.', ',', '--3', '1 000', '½', '١٢'])(
    '%j is not a number',
    (text) => {
      expect(readTypedQuantity(text)).toEqual(fail('NOT_A_NUMBER'));
    },
  );
});

describe('§5 a manually typed quantity must be an integer without dots or commas', () => {
  test.each(['1.5', '1,5', '1.000', '1,000', '12.', ',5', '1.000,00', '-2.5'])(
    '%j is not an integer',
    (text) => {
      expect(readTypedQuantity(text)).toEqual(fail('NOT_AN_INTEGER'));
    },
  );

  test.each([
    ['12', 12],
    [' 7 ', 7],
    ['007', 7],
    ['0', 0],
    ['-0', 0],
    ['-3', -3],
    ['+4', 4],
  ])('%j is read as %d', (text, quantity) => {
    expect(readTypedQuantity(text)).toEqual(ok(quantity));
  });

  test('every whole number is read back as it was written', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (n) => {
        expect(readTypedQuantity(String(n))).toEqual(ok(n));
      }),
    );
  });
});

describe('D-10 minimum quantities and multiples', () => {
  test.each([
    [1, 1, 1],
    [12, 12, 1],
    [13, 12, 1],
    [24, 12, 12],
    [12, 5, 12],
    [maxQuantity, 1, 1],
  ])('%d is sold from %d by %d', (quantity, minQuantity, multiple) => {
    expect(checkQuantity({ quantity, minQuantity, multiple })).toEqual(ok(quantity));
  });

  test.each([
    [0, 1, 1, 'BELOW_MINIMUM', [1, 2]],
    [-5, 1, 1, 'BELOW_MINIMUM', [1, 2]],
    [5, 6, 1, 'BELOW_MINIMUM', [6, 7]],
    [6, 12, 6, 'BELOW_MINIMUM', [12, 18]],
    [3, 5, 12, 'BELOW_MINIMUM', [12, 24]],
    [7, 5, 12, 'NOT_A_MULTIPLE', [12, 24]],
    [5, 5, 12, 'NOT_A_MULTIPLE', [12, 24]],
    [23, 12, 12, 'NOT_A_MULTIPLE', [12, 24]],
    [25, 12, 12, 'NOT_A_MULTIPLE', [24, 36]],
    [2.5, 1, 1, 'NOT_A_MULTIPLE', [2, 3]],
    [9998, 1, 12, 'NOT_A_MULTIPLE', [9984, 9996]],
    [10_000, 1, 1, 'NOT_A_MULTIPLE', [9998, 9999]],
    [Number.POSITIVE_INFINITY, 1, 12, 'NOT_A_MULTIPLE', [9984, 9996]],
    [1, 9999, 1, 'BELOW_MINIMUM', [9999]],
    [1, 9999, 5000, 'BELOW_MINIMUM', []],
  ])(
    '%d from %d by %d fails as %s and suggests %j',
    (quantity, minQuantity, multiple, kind, nearest) => {
      expect(checkQuantity({ quantity, minQuantity, multiple })).toEqual(fail({ kind, nearest }));
    },
  );

  test('a valid quantity passes, and an invalid one is offered the two nearest valid ones', () => {
    const rule = fc.record({
      quantity: fc.integer({ min: -50, max: 300 }),
      minQuantity: fc.integer({ min: 1, max: 60 }),
      multiple: fc.integer({ min: 1, max: 24 }),
    });
    fc.assert(
      fc.property(rule, ({ quantity, minQuantity, multiple }) => {
        const valid = Array.from({ length: 500 }, (_, n) => n).filter(
          (n) => n >= minQuantity && n % multiple === 0,
        );
        const result = checkQuantity({ quantity, minQuantity, multiple });
        expect(result.ok).toBe(valid.includes(quantity));
        if (result.ok) return;
        const above = valid.filter((n) => n > quantity);
        const below = valid.filter((n) => n < quantity);
        const nearest = [...below.slice(-1), ...above].slice(0, 2);
        expect(result.error.nearest).toEqual(nearest);
      }),
    );
  });

  test('a rule that cannot be met by anything is a defect of the data and throws', () => {
    expect(() => checkQuantity({ quantity: 1, minQuantity: 0, multiple: 1 })).toThrow(RangeError);
    expect(() => checkQuantity({ quantity: 1, minQuantity: 1, multiple: 0 })).toThrow(RangeError);
    expect(() => checkQuantity({ quantity: Number.NaN, minQuantity: 1, multiple: 1 })).toThrow();
  });

  test('§9 the default minimum quantity is 1', () => {
    expect(defaultMinQuantity).toBe(1);
  });

  test('a line holds at most 9999 units', () => {
    expect(isOverMaximum(9999)).toBe(false);
    expect(isOverMaximum(10_000)).toBe(true);
  });
});
