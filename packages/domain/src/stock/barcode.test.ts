import { describe, expect, test } from 'vitest';
import { checkDigitDue, readBarcode } from './barcode.ts';

describe('readBarcode', () => {
  test.each([
    ['13 digits', '7702345678908', '7702345678908'],
    ['12 digits, which readers send with a zero', '012345678905', '0012345678905'],
    ['zeros in front', '0001234567895', '0001234567895'],
    ['8 digits', '96385074', '96385074'],
    ['spaces and hyphens', '770 2345-678908', '7702345678908'],
    ['what Shopify and spreadsheets put in front', "'7702345678908", '7702345678908'],
    ['a number with empty decimals', '7702345678908.0', '7702345678908'],
    ['a code of the shop', 'caja-12', 'CAJA-12'],
    ['digits of the shop', '123456', '123456'],
  ])('takes %s', (_, text, code) => {
    expect(readBarcode(text)).toBe(code);
  });

  test.each([
    ['as a spreadsheet rounds', '7.70E+12', 'BARCODE_ROUNDED'],
    ['as one rounds in Colombia', '7,70235E+12', 'BARCODE_ROUNDED'],
    ['without decimals', '8e12', 'BARCODE_ROUNDED'],
    ['that lost its zero', '12345678905', 'BARCODE_LENGTH'],
    ['that lost a digit', '7702345', 'BARCODE_LENGTH'],
    ['of nothing but zeros', '0000000000000', 'BARCODE_LENGTH'],
    ['too short', '12', 'BARCODE_LENGTH'],
    ['too long', 'X'.repeat(41), 'BARCODE_LENGTH'],
  ])('refuses one %s', (_, text, fault) => {
    expect(readBarcode(text)).toBe(fault);
  });
});

describe('checkDigitDue', () => {
  test.each([
    ['7702345678908', null],
    ['7702345678901', '8'],
    ['0012345678905', null],
    ['0012345678904', '5'],
    ['96385074', null],
    ['96385070', '4'],
    ['17702345678905', null],
    ['17702345678900', '5'],
    ['4006381333931', null],
    ['CAJA-12', null],
    ['123456', null],
  ])('of %s is %s', (code, due) => {
    expect(checkDigitDue(code)).toBe(due);
  });
});
