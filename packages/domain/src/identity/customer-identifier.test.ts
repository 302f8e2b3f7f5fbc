import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { customerIdentifier, readCustomerIdentifier } from './customer-identifier.ts';

const numbers = fc.integer({ min: 1, max: 31 ** 5 - 1 });

describe('§3 how a customer is called', () => {
  test.each([
    [1, 'C-N6Y-W6U'],
    [2, 'C-9BX-SAT'],
    [3, 'C-VGW-NES'],
    [1000, 'C-45R-634'],
    [28_629_150, 'C-DV3-5WW'],
  ])('customer %d is %s', (number, identifier) => {
    expect(customerIdentifier(number)).toBe(identifier);
    expect(readCustomerIdentifier(identifier)).toBe(number);
  });

  test.each(['c-n6y-w6u', ' C N6Y W6U ', 'CN6YW6U'])('%j is read as it is told', (text) => {
    expect(readCustomerIdentifier(text)).toBe(1);
  });

  test.each(['', 'C-N6Y-W6V', 'C-N6Y-W6', 'N6Y-W6U', 'C-N6Y-W6UU', 'C-222-222', 'MZ-N6Y-W6U'])(
    '%j is nobody',
    (text) => {
      expect(readCustomerIdentifier(text)).toBeNull();
    },
  );

  test.each([0, -1, 1.5, Number.NaN, 31 ** 5])('%d is no number of a customer', (number) => {
    expect(() => customerIdentifier(number)).toThrow(RangeError);
  });

  test('each customer has one, without 0, O, 1, I and L', () => {
    fc.assert(
      fc.property(numbers, (number) => {
        const identifier = customerIdentifier(number);
        expect(identifier).toMatch(/^C-[2-9A-HJKMNP-Z]{3}-[2-9A-HJKMNP-Z]{3}$/);
        expect(readCustomerIdentifier(identifier)).toBe(number);
      }),
    );
  });

  test('any one wrong sign is noticed', () => {
    const places = fc.constantFrom(2, 3, 4, 6, 7, 8);
    const signs = fc.constantFrom(...'23456789ABCDEFGHJKMNPQRSTUVWXYZ');
    fc.assert(
      fc.property(numbers, places, signs, (number, index, sign) => {
        const identifier = customerIdentifier(number);
        fc.pre(identifier.charAt(index) !== sign);
        const wrong = identifier.slice(0, index) + sign + identifier.slice(index + 1);
        expect(readCustomerIdentifier(wrong)).toBeNull();
      }),
    );
  });
});
