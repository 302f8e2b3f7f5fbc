import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isOrderCode, orderCode, readOrderCode } from './order-code.ts';

const signs = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const fraction = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
const codes = fc.array(fraction, { minLength: 7, maxLength: 7 }).map((fractions) => {
  let place = 0;
  return orderCode(() => fractions[place++] ?? 0);
});

/** Places of the eight signs in `MZ-7K4P-2Q9X`. */
const places = fc.constantFrom(3, 4, 5, 6, 8, 9, 10, 11);

const put = (code: string, place: number, sign: string) =>
  code.slice(0, place) + sign + code.slice(place + 1);

describe('D-10 an order code can be read out', () => {
  test('it is MZ and twice four signs, without 0, O, 1, I and L', () => {
    fc.assert(
      fc.property(codes, (code) => {
        expect(code).toMatch(/^MZ-[2-9A-HJKMNP-Z]{4}-[2-9A-HJKMNP-Z]{4}$/);
        expect(isOrderCode(code)).toBe(true);
      }),
    );
  });

  test.each([
    [0, 'MZ-2222-2222'],
    [0.999999, 'MZ-ZZZZ-ZZZ5'],
  ])('the random source %d gives %s', (random, code) => {
    expect(orderCode(() => random)).toBe(code);
  });

  test('each of its seven free signs is drawn again', () => {
    let drawn = 0;
    orderCode(() => {
      drawn += 1;
      return 0.5;
    });
    expect(drawn).toBe(7);
  });

  test.each([1, -0.1, Number.NaN])('a random source that gives %d throws', (random) => {
    expect(() => orderCode(() => random)).toThrow(RangeError);
  });

  test('any one wrong sign is noticed', () => {
    fc.assert(
      fc.property(codes, places, fc.constantFrom(...signs), (code, index, sign) => {
        fc.pre(code.charAt(index) !== sign);
        expect(isOrderCode(put(code, index, sign))).toBe(false);
      }),
    );
  });

  test('any two swapped signs are noticed', () => {
    fc.assert(
      fc.property(codes, places, places, (code, one, other) => {
        fc.pre(code.charAt(one) !== code.charAt(other));
        const swapped = put(put(code, one, code.charAt(other)), other, code.charAt(one));
        expect(isOrderCode(swapped)).toBe(false);
      }),
    );
  });

  test.each([
    '',
    'MZ-2222-222',
    'MZ-2222-22222',
    'mz-2222-2222',
    'MZ22222222',
    'MZ-2222-2220',
    ' MZ-2222-2222',
    'MX-2222-2222',
  ])('%j is not a code', (text) => {
    expect(isOrderCode(text)).toBe(false);
  });

  test('it is found however it is typed', () => {
    fc.assert(
      fc.property(codes, (code) => {
        const signs = code.replaceAll('-', '').slice(2);
        const typings = [code, code.toLowerCase(), `  ${signs} `, `mz ${signs}`, signs];
        for (const typed of typings) expect(readOrderCode(typed)).toBe(code);
      }),
    );
  });

  test.each(['', 'MZ', 'MZ-2222-2223', '2222 222', 'pedido'])('%j is read as nothing', (text) => {
    expect(readOrderCode(text)).toBeNull();
  });
});
