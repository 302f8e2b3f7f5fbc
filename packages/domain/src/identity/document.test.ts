import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  formatDocument,
  isValidDocument,
  nitCheckDigit,
  normaliseDocument,
  readNit,
  showDocument,
} from './document.ts';

describe("D-16 a NIT's check digit follows the DIAN's weights", () => {
  test.each([
    ['800191045', 1],
    ['41261533', 2],
    ['890903938', 8],
    ['899999068', 1],
    ['860034313', 7],
    ['0', 0],
    ['1', 8],
    ['1000000000', 1],
    ['10000000000', 8],
    ['100000000000', 2],
    ['1000000000000', 7],
    ['10000000000000', 1],
    ['100000000000000', 6],
  ])('%s has the check digit %d', (number, digit) => {
    expect(nitCheckDigit(number)).toBe(digit);
  });

  test.each(['', '80019104a', '-1', '1'.repeat(16)])('%j has none', (number) => {
    expect(() => nitCheckDigit(number)).toThrow(RangeError);
  });

  test('one wrong digit is always noticed, but where the sum leaves 1 or 10', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 100_000_000, max: 999_999_999 }),
        fc.nat({ max: 8 }),
        fc.integer({ min: 1, max: 9 }),
        (nit, index, shift) => {
          const number = String(nit);
          const wrong = (Number(number.charAt(index)) + shift) % 10;
          const changed = number.slice(0, index) + wrong + number.slice(index + 1);
          const [before, after] = [nitCheckDigit(number), nitCheckDigit(changed)];
          if (before === 1) return;
          expect(after).not.toBe(before);
        },
      ),
    );
  });
});

describe('a NIT is read with or without dots and check digit', () => {
  test.each([
    ['890.903.938-8', '890903938', 8],
    ['890903938-8', '890903938', 8],
    ['890903938', '890903938', 8],
    ['8909039388', '890903938', 8],
    [' 890 903 938 - 8 ', '890903938', 8],
    ['41261533', '41261533', 2],
    ['412615', '412615', nitCheckDigit('412615')],
    ['1020304050', '1020304050', nitCheckDigit('1020304050')],
  ])('%j', (text, number, checkDigit) => {
    expect(readNit(text)).toEqual({ number, checkDigit });
  });

  test.each([
    '890903938-7',
    '8909039387',
    '12345',
    '890903938-88',
    '12345678901',
    'NIT 890903938',
    '',
    '-8',
  ])('%j is refused', (text) => {
    expect(readNit(text)).toBeNull();
  });
});

describe('a document has the form of its type', () => {
  test.each([
    ['CC', '1.020.304.050', true],
    ['CC', '123456', true],
    ['CC', '12345', false],
    ['CC', '12345678901', false],
    ['CE', '654321', true],
    ['CE', '12345678', false],
    ['TI', '1020304050', true],
    ['TI', '10203040506', true],
    ['TI', '102030405067', false],
    ['TI', '123456', false],
    ['PP', 'ar123456', true],
    ['PP', 'A1234', true],
    ['PP', 'A123', false],
    ['PP', 'AR-12345', false],
    ['PPT', '512345', true],
    ['PPT', '51234567890', false],
    ['DIE', 'X12', true],
    ['DIE', 'X1', false],
    ['NIT', '900.123.456-8', true],
    ['NIT', '900.123.456-0', false],
  ] as const)('%s %j: %j', (type, number, isValid) => {
    expect(isValidDocument(type, number)).toBe(isValid);
  });
});

describe('a document is stored in one way, however it was typed', () => {
  test.each([
    ['NIT', '890.903.938-8', '890903938'],
    ['NIT', '8909039388', '890903938'],
    ['NIT', '890903938', '890903938'],
    ['NIT', '890903938-1', null],
    ['CC', ' 1.020.304.050 ', '1020304050'],
    ['PP', 'ar123456', 'AR123456'],
    ['CE', 'x', null],
  ] as const)('%s %j is stored as %j', (type, number, stored) => {
    expect(normaliseDocument(type, number)).toBe(stored);
  });
});

describe('a document is shown as papers write it', () => {
  test.each([
    ['NIT', '890903938', '890.903.938-8'],
    ['NIT', '890903938-8', '890.903.938-8'],
    ['NIT', '41261533', '41.261.533-2'],
    // Not right, from another system: as it is.
    ['NIT', '890903938-1', '890903938-1'],
    ['CC', '1020304050', '1.020.304.050'],
    ['CC', '123456', '123.456'],
    ['CE', '654321', '654.321'],
    ['PP', 'AR123456', 'AR123456'],
    ['PP', '123456', '123456'],
    ['DIE', 'ELIMINADO', 'ELIMINADO'],
  ] as const)('%s %j is %j', (type, number, shown) => {
    expect(formatDocument(type, number)).toBe(shown);
  });
});

test('a document is shown with its type, and one that was not told not at all', () => {
  expect(showDocument('NIT', '900123456')).toBe('NIT 900123456');
  expect(showDocument('NIT', '')).toBe('');
});
