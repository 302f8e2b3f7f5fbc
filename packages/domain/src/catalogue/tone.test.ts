import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseTone } from './tone.ts';

describe('D-14 a tone number is read as each brand prints it', () => {
  test.each([
    ['7.43', 7, '4', '3', '743'],
    ['7,43', 7, '4', '3', '743'],
    ['7/43', 7, '4', '3', '743'],
    ['7-43', 7, '4', '3', '743'],
    ['7 / 43', 7, '4', '3', '743'],
    ['743', 7, '4', '3', '743'],
    ['7.435', 7, '4', '3', '7435'],
    ['7.0', 7, '0', null, '70'],
    ['7', 7, null, null, '7'],
    ['71', 7, '1', null, '71'],
    ['13', 1, '3', null, '13'],
    ['100', 10, '0', null, '100'],
    [' 7.43 ', 7, '4', '3', '743'],
    ['7N', 7, 'N', null, '7n'],
    ['7rc', 7, 'R', 'C', '7rc'],
    ['7-NA', 7, 'N', 'A', '7na'],
    ['10 N', 10, 'N', null, '10n'],
    ['10', 10, null, null, '10'],
    ['10.1', 10, '1', null, '101'],
    ['101', 10, '1', null, '101'],
    ['12.89', 12, '8', '9', '1289'],
    ['1.10', 1, '1', '0', '110'],
    ['0.11', 0, '1', '1', '011'],
    ['011', 0, '1', '1', '011'],
    ['9,5-1', 9, '1', null, '951'],
    ['.4', null, '4', null, '.4'],
    [',43', null, '4', '3', '.43'],
    ['134', 1, '3', '4', '134'],
    ['7 rojo', null, null, null, '7rojo'],
    ['7abcd', null, null, null, '7abcd'],
    ['7.4356', null, null, null, '74356'],
    ['.4356', null, null, null, '4356'],
    ['Base 00', null, null, null, 'base00'],
    ['13.4', null, null, null, '134'],
    ['Azul Índigo', null, null, null, 'azulindigo'],
    ['Castaño', null, null, null, 'castaño'],
    ['', null, null, null, ''],
  ])('%j', (printed, level, primary, secondary, key) => {
    expect(parseTone(printed)).toMatchObject({ level, primary, secondary, key });
  });

  test('a colour card is sorted by level, then reflection; names last', () => {
    const card = [
      '0.11',
      '1',
      '1.0',
      '1.1',
      '7',
      '7.0',
      '7.01',
      '7.1',
      '7.4',
      '7.43',
      '7.9',
      '7N',
      '7Z',
      '9.9',
      '9,5-1',
      '10.0',
      '10.1',
      '12.89',
      '.4',
      'Azul',
    ];
    const sorted = card.toReversed().sort((a, b) => parseTone(a).sortKey - parseTone(b).sortKey);
    expect(sorted).toEqual(card);
  });

  test('the mark between level and reflection changes nothing', () => {
    const tone = fc.tuple(fc.integer({ min: 2, max: 12 }), fc.integer({ min: 0, max: 999 }));
    fc.assert(
      fc.property(tone, fc.constantFrom('.', ',', '/', '-', ' ', ' / '), ([level, rest], mark) => {
        expect(parseTone(`${level}${mark}${rest}`)).toEqual(parseTone(`${level}${rest}`));
      }),
    );
  });

  test('whatever is printed, the sort key is a whole number that a database integer holds', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (printed) => {
        const { sortKey } = parseTone(printed);
        expect(Number.isInteger(sortKey) && sortKey >= 0 && sortKey < 2 ** 31).toBe(true);
      }),
    );
  });
});
