import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MAX_QUERY_LENGTH, normaliseQuery } from './query.ts';

describe('§2 what is typed in the search is prepared', () => {
  test.each([
    ['  Tinte   Castaño  ', 'tinte castaño'],
    ['LOCIÓN ACTIVADORA', 'locion activadora'],
    ['tinte\tcobrizo\r\n7.43', 'tinte cobrizo 7.43'],
    ['tin\u200bte\ufeff', 'tinte'],
    ['\u202etinte', 'tinte'],
    ['tinte\u0000', 'tinte'],
    ["'; drop table--", "'; drop table--"],
    ['tinte\ud800', 'tinte\ufffd'],
    ['', ''],
    [' \n ', ''],
  ])('%j becomes %j', (typed, text) => {
    expect(normaliseQuery(typed).text).toBe(text);
  });

  test('it is cut at 100 characters, never within one', () => {
    expect(normaliseQuery('a'.repeat(500)).text).toBe('a'.repeat(MAX_QUERY_LENGTH));
    expect(normaliseQuery('💇'.repeat(500)).text).toBe('💇'.repeat(MAX_QUERY_LENGTH));
    expect(normaliseQuery(` ${'a'.repeat(500)}`).text).toBe('a'.repeat(MAX_QUERY_LENGTH));
    expect(normaliseQuery(`${'a'.repeat(99)} b`).text).toBe('a'.repeat(99));
  });

  test('preparing twice is preparing once, and nothing that is typed breaks it', () => {
    const anything = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }));
    fc.assert(
      fc.property(anything, (typed) => {
        const once = normaliseQuery(typed);
        expect(normaliseQuery(once.text)).toEqual(once);
        expect(Array.from(once.text).length).toBeLessThanOrEqual(MAX_QUERY_LENGTH);
        expect(once.text).not.toMatch(/\p{Cc}/u);
        expect(once.text.isWellFormed()).toBe(true);
      }),
    );
  });
});

describe('D-14 a query tells whether it contains a tone number', () => {
  test.each([
    ['7.43', ['743']],
    ['tinte 7,43 cobrizo', ['743']],
    ['743', ['743']],
    ['7/43 y 6-1', ['743', '61']],
    ['7N', ['7n']],
    ['10.1', ['101']],
    ['1012', ['1012']],
    ['.4', ['.4']],
  ])('%j contains %j', (typed, toneKeys) => {
    expect(normaliseQuery(typed)).toMatchObject({ hasToneNumber: true, toneKeys });
  });

  test.each([
    'tinte',
    'tinte 7',
    'oxidante 20 vol',
    'oxigenada 30',
    'peroxido 10vol',
    'shampoo 500 ml',
    'shampoo 900ml',
    'tubo 60 g',
    '1.5 litros',
    '8oz',
    '71',
    '2024',
    '1350',
    '1500',
    '',
  ])('%j contains none', (typed) => {
    expect(normaliseQuery(typed)).toMatchObject({ hasToneNumber: false, toneKeys: [] });
  });
});
