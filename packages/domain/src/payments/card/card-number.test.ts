import { describe, expect, it } from 'vitest';
import { expiryMonths, expiryYears, formatExpiry, isCardExpired } from './card-expiry.ts';
import { cardBrandOf, groupCardDigits, isCardNumber, securityDigitsOf } from './card-number.ts';
import { carriesCardNumber, hideCardNumbers } from './find-card-number.ts';

describe('cardBrandOf', () => {
  it.each([
    ['4', 'visa'],
    ['51', 'mastercard'],
    ['55', 'mastercard'],
    ['2221', 'mastercard'],
    ['2720', 'mastercard'],
    ['34', 'american-express'],
    ['37', 'american-express'],
    ['300', 'diners-club'],
    ['36', 'diners-club'],
    ['39', 'diners-club'],
    ['590712', 'codensa'],
    ['2220', null],
    ['2721', null],
    ['50', null],
    ['6011', null],
    ['', null],
  ])('tells %j as %j', (digits, brand) => {
    expect(cardBrandOf(digits)).toBe(brand);
  });
});

describe('isCardNumber', () => {
  it.each([
    '4242424242424242',
    '4111111111111111',
    '5254133674403564',
    '2223003122003222',
    '374378187755283',
    '30569309025904',
    '6011111111111117',
  ])('takes %s', (digits) => expect(isCardNumber(digits)).toBe(true));

  it.each([
    ['a wrong digit', '4242424242424241'],
    ['too short for its mark', '424242424242'],
    ['too long', '42424242424242424242'],
    ['an Amex of sixteen', '3743781877552830'],
    ['no digits', '4242 4242 4242 4242'],
    ['nothing', ''],
  ])('refuses %s', (_, digits) => expect(isCardNumber(digits)).toBe(false));

  it('finds every single wrong digit', () => {
    const right = '5254133674403564';
    for (let index = 0; index < right.length; index += 1) {
      for (let digit = 0; digit <= 9; digit += 1) {
        const other = right.slice(0, index) + String(digit) + right.slice(index + 1);
        expect(isCardNumber(other)).toBe(other === right);
      }
    }
  });
});

it.each([
  ['4242424242424242', '4242 4242 4242 4242', [3]],
  ['374378187755283', '3743 781877 55283', [4]],
  ['30569309025904', '3056 930902 5904', [3]],
  ['42424', '4242 4', [3]],
  ['9', '9', [3, 4]],
  ['', '', [3, 4]],
])('%s is printed as %s', (digits, printed, code) => {
  expect(groupCardDigits(digits)).toBe(printed);
  expect(securityDigitsOf(digits)).toEqual(code);
});

describe('the date of a card (§9)', () => {
  // In Bogotá it is still the last evening of 2026.
  const now = new Date('2027-01-01T04:59:00Z');

  it('is chosen of twelve months and ten years from now', () => {
    expect(expiryMonths).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(expiryYears(now)).toEqual([2026, 2027, 2028, 2029, 2030, 2031, 2032, 2033, 2034, 2035]);
  });

  it.each([
    [12, 2026, false],
    [11, 2026, true],
    [12, 2025, true],
    [1, 2027, false],
  ])('%i/%i is over: %j', (month, year, isOver) => {
    expect(isCardExpired({ month, year }, now)).toBe(isOver);
  });

  it('is written as on the card', () => {
    expect(formatExpiry({ month: 8, year: 2028 })).toBe('08/28');
  });
});

describe('carriesCardNumber', () => {
  it.each([
    '4242424242424242',
    'mi tarjeta es 4242 4242 4242 4242, gracias',
    '5254-1336-7440-3564',
    '(374378187755283)',
    '{"number":"30569309025904"}',
  ])('finds one in %j', (text) => expect(carriesCardNumber(text)).toBe(true));

  it.each([
    ['a wrong digit', '4242424242424241'],
    ['a barcode', '7702045123456'],
    ['a moment in milliseconds', '1764000000000'],
    ['an id', '42424242-4242-4242-8242-424242424242'],
    ['a part of a longer number', '99994242424242424242'],
    ['a phone', '+57 300 123 4567'],
    ['a gateway’s id', '1234-1610641025-49201'],
    ['a reference', 'x4242424242424242'],
    ['nothing', ''],
  ])('finds none in %s', (_, text) => expect(carriesCardNumber(text)).toBe(false));

  it('cuts it out', () => {
    expect(hideCardNumbers('/api/x/4242424242424242/y?z=7702045123456')).toBe(
      '/api/x/…4242/y?z=7702045123456',
    );
    expect(hideCardNumbers('4242 4242 4242 4242 y 4242424242424241')).toBe(
      '…4242 y 4242424242424241',
    );
  });
});
