import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { maxQueryLength, normaliseQuery } from './query.ts';

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
    expect(normaliseQuery(typed)).toBe(text);
  });

  test('it is cut at 100 characters, never within one', () => {
    expect(normaliseQuery('a'.repeat(500))).toBe('a'.repeat(maxQueryLength));
    expect(normaliseQuery('💇'.repeat(500))).toBe('💇'.repeat(maxQueryLength));
    expect(normaliseQuery(` ${'a'.repeat(500)}`)).toBe('a'.repeat(maxQueryLength));
    expect(normaliseQuery(`${'a'.repeat(99)} b`)).toBe('a'.repeat(99));
  });

  test('preparing twice is preparing once, and nothing that is typed breaks it', () => {
    const anything = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }));
    fc.assert(
      fc.property(anything, (typed) => {
        const once = normaliseQuery(typed);
        expect(normaliseQuery(once)).toEqual(once);
        expect(Array.from(once).length).toBeLessThanOrEqual(maxQueryLength);
        expect(once).not.toMatch(/\p{Cc}/u);
        expect(once.isWellFormed()).toBe(true);
      }),
    );
  });
});
