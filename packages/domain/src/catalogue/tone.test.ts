import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { groupTones, parseTone, toneMatches } from './tone.ts';

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

const copper = { number: '7.43', name: 'Rubio medio cobrizo dorado', series: 'Cobrizos' };
const chestnut = { number: '5.0', name: 'Castaño claro', series: 'Naturales' };
const platinum = { number: '10.1', name: 'Rubio platino ceniza', series: 'Cenizas' };
const black = { number: '1.0', name: 'Negro', series: 'Naturales' };
const lettered = { number: '7RC', name: 'Rojo cobrizo', series: null };
const joined = { number: '743', name: 'Cobrizo', series: null };
const blue = { number: 'Azul', name: 'Azul índigo', series: 'Fantasía' };

describe('D-14 the colour card finds a tone', () => {
  test.each([
    ['', copper],
    ['  ', copper],
    ['7.43', copper],
    ['7,43', copper],
    ['7/43', copper],
    ['7-43', copper],
    ['743', copper],
    ['7 43', copper],
    [' 7.43 ', copper],
    ['7.4', copper],
    ['74', copper],
    ['7.', copper],
    ['7', copper],
    ['.4', copper],
    [',43', copper],
    ['7.43', joined],
    ['.', copper],
    ['cobrizo', copper],
    ['COBRIZOS', copper],
    ['dorado rubio', copper],
    ['7 cobrizo', copper],
    ['7 cob', copper],
    ['cobrizo 7.43', copper],
    ['cobrizo-dorado', copper],
    ['castaño', chestnut],
    ['castan\u0303o', chestnut],
    ['10', platinum],
    ['10.', platinum],
    ['101', platinum],
    ['1', black],
    ['10', black],
    ['7r', lettered],
    ['7rc', lettered],
    ['rc', { ...lettered, number: '7.RC' }],
    ['indigo', blue],
    ['fantasia', blue],
    ['azul', blue],
  ])('%j finds $number', (query, tone) => {
    expect(toneMatches(query, tone)).toBe(true);
  });

  test.each([
    ['7.44', copper],
    ['7.3', copper],
    ['43', copper],
    ['4', copper],
    ['8', copper],
    ['.3', copper],
    ['7.435', copper],
    ['8 cobrizo', copper],
    ['7 rojo', copper],
    ['brizo', copper],
    ['castano', chestnut],
    ['caña', { ...chestnut, name: 'Cana' }],
    ['1', platinum],
    ['1.0', platinum],
    ['1.01', platinum],
    ['0.1', platinum],
    ['10.0', black],
    ['7n', lettered],
    ['7', blue],
    ['.4', blue],
  ])('%j does not find $number', (query, tone) => {
    expect(toneMatches(query, tone)).toBe(false);
  });

  test('a number finds its own tone whatever marks are typed, and so does each of its beginnings', () => {
    const mark = fc.constantFrom('.', ',', '/', '-', '');
    const level = fc.integer({ min: 2, max: 12 });
    fc.assert(
      fc.property(
        level,
        fc.integer({ min: 0, max: 99 }),
        mark,
        mark,
        (depth, rest, printed, typed) => {
          const tone = { number: `${depth}${printed}${rest}`, name: '', series: null };
          expect(toneMatches(`${depth}${typed}${rest}`, tone)).toBe(true);
          expect(toneMatches(`${depth}${typed}${String(rest).charAt(0)}`, tone)).toBe(true);
          expect(toneMatches(`${depth}`, tone)).toBe(true);
        },
      ),
    );
  });

  test('nothing that is typed or printed makes it throw', () => {
    const text = fc.string({ unit: 'grapheme' });
    fc.assert(
      fc.property(text, text, (query, number) => {
        expect(typeof toneMatches(query, { number, name: number, series: null })).toBe('boolean');
      }),
    );
  });
});

describe('§2 the colour card is grouped', () => {
  const card = [blue, platinum, copper, lettered, black, chestnut];

  test('by series, each sorted by number and placed by its first tone, without series last', () => {
    expect(groupTones(card, 'series')).toEqual([
      { key: 'Naturales', tones: [black, chestnut] },
      { key: 'Cobrizos', tones: [copper] },
      { key: 'Cenizas', tones: [platinum] },
      { key: 'Fantasía', tones: [blue] },
      { key: '', tones: [lettered] },
    ]);
  });

  test('by level, ascending, without level last', () => {
    expect(groupTones(card, 'level')).toEqual([
      { key: '1', tones: [black] },
      { key: '5', tones: [chestnut] },
      { key: '7', tones: [copper, lettered] },
      { key: '10', tones: [platinum] },
      { key: '', tones: [blue] },
    ]);
  });

  test('every tone is in exactly one group', () => {
    const tones = fc.array(fc.record({ number: fc.string(), series: fc.option(fc.string()) }));
    fc.assert(
      fc.property(tones, fc.constantFrom('series', 'level'), (list, by) => {
        const grouped = groupTones(list, by).flatMap((group) => group.tones);
        expect(grouped.length).toBe(list.length);
        expect(new Set(grouped)).toEqual(new Set(list));
      }),
    );
  });
});
