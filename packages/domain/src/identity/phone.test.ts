import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isMobilePhone, isValidPhone, normalisePhone, showPhone } from './phone.ts';

describe('§5 a phone has 7 digits, 10 digits, or 0 plus 8 digits, stripped of spaces, parentheses and hyphens', () => {
  test.each([
    '2345678',
    '234 56 78',
    '234-5678',
    '3001234567',
    '300 123 4567',
    '(300) 123-4567',
    '(601) 234 5678',
    '012345678',
    '(01) 234-5678',
    '0 1234 5678',
  ])('%j is valid', (phone) => {
    expect(isValidPhone(phone)).toBe(true);
  });

  test.each([
    '',
    '123456',
    '12345678',
    '123456789',
    '112345678',
    '0123456789a',
    '30012345678',
    '+573001234567',
    '300.123.4567',
    '300/1234567',
    'tres cero cero',
    '٣٠٠١٢٣٤٥٦٧',
    '()-',
  ])('%j is not valid', (phone) => {
    expect(isValidPhone(phone)).toBe(false);
  });

  test('only the count of digits decides: 7, 10, or 9 that begin with 0', () => {
    const digits = fc.string({ unit: fc.constantFrom(...'0123456789'), maxLength: 14 });
    fc.assert(
      fc.property(digits, (phone) => {
        const expected =
          phone.length === 7 || phone.length === 10 || (phone.length === 9 && phone[0] === '0');
        expect(isValidPhone(phone)).toBe(expected);
      }),
    );
  });

  test('spaces, parentheses and hyphens anywhere change nothing', () => {
    const noise = fc.constantFrom('', ' ', '(', ')', '-', ' (');
    const digits = fc.array(fc.tuple(fc.constantFrom(...'0123456789'), noise), { maxLength: 12 });
    fc.assert(
      fc.property(digits, (parts) => {
        const bare = parts.map(([digit]) => digit).join('');
        expect(isValidPhone(parts.flat().join(''))).toBe(isValidPhone(bare));
      }),
    );
  });
});

describe('a phone is kept as E.164 when it has the ten national digits', () => {
  test.each([
    ['300 123 4567', '+573001234567'],
    ['(601) 234-5678', '+576012345678'],
    ['+57 300 123 4567', '+573001234567'],
    ['2345678', null],
    ['012345678', null],
    ['+1 300 123 4567', null],
    ['573001234567', null],
  ])('%j becomes %j', (phone, normalised) => {
    expect(normalisePhone(phone)).toBe(normalised);
  });

  test('normalising twice is normalising once', () => {
    expect(normalisePhone(normalisePhone('3001234567') ?? '')).toBe('+573001234567');
  });
});

describe('a code is sent to a mobile phone only', () => {
  test.each([
    ['3001234567', true],
    ['+57 350 123 4567', true],
    ['6012345678', false],
    ['2345678', false],
    ['300123456', false],
    ['', false],
  ])('%j is mobile: %j', (phone, isMobile) => {
    expect(isMobilePhone(phone)).toBe(isMobile);
  });
});

test.each([
  ['+573001234567', '300 123 4567'],
  ['3001234567', '300 123 4567'],
  ['2345678', '2345678'],
])('%s is shown as %s', (phone, shown) => {
  expect(showPhone(phone)).toBe(shown);
});
