import { expect, test } from 'vitest';
import { canonicalCode, codesOfScan } from './scanned-code.ts';

test.each([
  ['of the shop', 'cro-743', 'CRO-743'],
  ['EAN-13', '7701234567897', '7701234567897'],
  ['UPC-A, which is an EAN-13 with a nought before it', '012345678905', '0012345678905'],
  ['GTIN-14 of one piece', '07701234567897', '7701234567897'],
  ['GTIN-14 of a box, which is another code', '17701234567894', '17701234567894'],
  ['EAN-8', '96385074', '96385074'],
  ['with its symbology', ']E07701234567897', '7701234567897'],
  ['GS1 with batch and date', ']d201077012345678971726110110A1', '7701234567897'],
  ['with a separator and blanks around it', ' \u001d7701234567897\r', '7701234567897'],
  ['of nothing', '  ', ''],
])('a code %s', (_, typed, kept) => {
  expect(canonicalCode(typed)).toBe(kept);
});

test('a number of the shop that looks like one of the trade is found as it stands', () => {
  expect(codesOfScan('012345678905')).toEqual(['0012345678905', '012345678905']);
  expect(codesOfScan('cro-743')).toEqual(['CRO-743']);
  expect(codesOfScan(' ')).toEqual([]);
});
