import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { groupTones, toneMatches } from './tone.ts';

const copper = { number: '7.43', name: 'Rubio medio cobrizo dorado', series: 'Cobrizos' };
const chestnut = { number: '5.0', name: 'Castaño claro', series: 'Naturales' };
const platinum = { number: '10.1', name: 'Rubio platino ceniza', series: 'Cenizas' };
const black = { number: '1.0', name: 'Negro', series: 'Naturales' };
const lettered = { number: '7RC', name: 'Rojo cobrizo', series: null };
const joined = { number: '743', name: 'Cobrizo', series: null };
const map = { 1: 'ceniza', 0: 'natural', 4: 'cobrizo', 3: 'dorado' };
const ash = { number: '7.1', name: 'Rubio medio', series: null, map };
const shade = { number: '31', name: 'Menta', series: null };
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
    ['7.43', { ...copper, number: ' 7.43 ' }],
    ['00', { ...blue, number: 'Base 00' }],
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
    ['7A', ash],
    ['7-a', ash],
    ['7n', { ...ash, number: '7.0' }],
    ['7CB', { ...ash, number: '7.43' }],
    ['7A', { ...ash, number: '7-A' }],
    ['31', shade],
    ['3.1', { ...shade, map }],
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
    ['7A', { ...ash, number: '7.11' }],
    ['7A', { ...ash, number: '8.1' }],
    ['7A', { ...ash, map: {} }],
    ['3.1', shade],
    ['7', blue],
    ['.4', blue],
  ])('%j does not find $number', (query, tone) => {
    expect(toneMatches(query, tone)).toBe(false);
  });

  test('a number finds its own tone whatever marks are typed, and so does each of its beginnings', () => {
    const mark = fc.constantFrom('.', ',', '/', '-', '');
    const level = fc.integer({ min: 2, max: 12 });
    const map = Object.fromEntries([...'0123456789'].map((digit) => [digit, 'natural']));
    fc.assert(
      fc.property(
        level,
        fc.integer({ min: 0, max: 99 }),
        mark,
        mark,
        (depth, rest, printed, typed) => {
          const tone = { number: `${depth}${printed}${rest}`, name: '', series: null, map };
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
