import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { familiesByMap, familiesOfLetters } from './tone-letters.ts';
import { compareTone, readToneSpelling } from './tone-spelling.ts';

/** What is read, in short: `7 43` apart, `7 43 | …` in every way where it stands together. */
function read(text: string): string | null {
  const spelling = readToneSpelling(text);
  if (spelling === null) return null;
  const ways = spelling.ways.map(({ level, reflection }) => `${level} ${reflection}`.trim());
  return `${spelling.isApart ? 'apart' : 'joined'} ${ways.join(' | ') || spelling.key}`;
}

describe('D-14 a tone is recognised however it is spelled', () => {
  test.each([
    ['7.43', 'apart 7 43'],
    ['7,43', 'apart 7 43'],
    ['7/43', 'apart 7 43'],
    ['7-43', 'apart 7 43'],
    ['7 43', 'apart 7 43'],
    [' 7 / 43 ', 'apart 7 43'],
    ['7.0', 'apart 7 0'],
    ['0.11', 'apart 0 11'],
    ['12-29', 'apart 12 29'],
    ['9,5-1', 'apart 9.5 1'],
    ['7N', 'apart 7 N'],
    ['10na', 'apart 10 NA'],
    ['8CB', 'apart 8 CB'],
    ['7-A', 'apart 7 A'],
    ['7 A', 'apart 7 A'],
    ['1.0P', 'apart 1 0P'],
    ['S05', 'apart S5'],
    ['s5', 'apart S5'],
    ['RB 1', 'apart RB1'],
    ['743', 'joined 7 43'],
    ['71', 'joined 7 1'],
    ['7', 'joined 7'],
    ['10', 'joined 1 0 | 10'],
    ['101', 'joined 1 01 | 10 1'],
    ['011', 'joined 0 11'],
    ['230N', 'joined 230N'],
    ['390-N', 'joined 390N'],
    ['13.4', null],
    ['7.4356', null],
    ['Azul índigo', null],
    ['25 Spice', null],
    ['3en1', null],
    ['', null],
  ])('%j is %j', (text, expected) => expect(read(text)).toBe(expected));

  test('whatever is typed, it is read without failing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (typed, number) => {
        const spelling = readToneSpelling(typed);
        if (spelling) compareTone(spelling, { number, level: 7, map: { 1: 'ceniza' } });
      }),
    );
  });
});

const digits = { 0: 'natural', 1: 'ceniza', 3: 'dorado', 4: 'cobrizo', 7: 'marrón' };
const letters = { N: 'natural', A: 'azul', CB: 'cobrizo', ...digits };

/** How `typed` is answered by a tone that is printed so, of a brand that says what its signs mean. */
function answer(typed: string, number: string, map: Record<string, string> = digits, level = 7) {
  const spelling = readToneSpelling(typed);
  return spelling && compareTone(spelling, { number, level, map });
}

describe('D-14 a tone stays a tone', () => {
  test.each([
    ['7.43', '7/43'],
    ['7 43', '7-43'],
    ['743', '7.43'],
    ['101', '10.1'],
    ['101', '1.01'],
    ['71', '7.1'],
    ['31', '31'],
    ['5', '05'],
    ['s5', 'S05'],
    ['7A', '7-A'],
    ['230n', '230N'],
    ['390n', '390-N'],
  ])('%j is the tone that is printed %j', (typed, number) => {
    expect(answer(typed, number, {})).toBe('same');
  });

  test.each([
    ['3.1', '3.10'],
    ['3.1', '3.0'],
    ['1.10', '11.0'],
    ['1.0', '1.0P'],
    ['9,5-1', '9.51'],
    ['0.11', '11'],
    ['0.11', '1.1'],
    ['7.1', '7.11'],
    ['7A', '7N'],
    ['7', '7.1'],
    ['S05', 'S50'],
    ['7.43', 'Azul'],
  ])('%j is not the tone that is printed %j', (typed, number) => {
    expect(answer(typed, number, {})).toBeNull();
  });

  test('the mark counts: 3.1 is 31 only of a brand that says what its 1 means', () => {
    expect(answer('3.1', '31', {})).toBe('perhaps');
    expect(answer('3.1', '31', digits, 3)).toBe('same');
    expect(answer('7.43', '743', digits)).toBe('same');
  });

  test.each([
    ['7', '7.0'],
    ['7.0', '7'],
    ['7.0', '7N'],
    ['10', '1.0'],
    ['10', '10.0'],
  ])('%j is perhaps the tone that is printed %j', (typed, number) => {
    expect(answer(typed, number, {})).toBe('perhaps');
  });

  test.each([
    ['7N', '7.0', digits, 'perhaps'],
    ['7A', '7.1', digits, 'perhaps'],
    ['7-a', '7/1', digits, 'perhaps'],
    ['7NA', '7.01', digits, 'perhaps'],
    ['8CB', '8.43', digits, 'perhaps'],
    ['8CB', '8.47', digits, 'perhaps'],
    ['7A', '7.11', digits, null],
    ['7A', '6.1', digits, null],
    ['7A', '7.9', digits, null],
    ['7A', '7.1', {}, null],
    // As the brand's own map says, and against the trade's habit where it says so.
    ['7N', '7.0', letters, 'same'],
    ['7A', '7.1', letters, null],
    ['8CB', '8.4', letters, 'same'],
    ['8CB', '8.43', letters, null],
  ])('letters: %j of what is printed %j by %j: %j', (typed, number, map, expected) => {
    expect(answer(typed, number, map)).toBe(expected);
  });
});

describe('D-14 what the signs of a reflection mean', () => {
  test('a brand may give two signs a meaning of their own', () => {
    expect(familiesByMap('43', digits)).toEqual(['cobrizo', 'dorado']);
    expect(familiesByMap('43', { ...digits, 43: 'Miel' })).toEqual(['miel']);
    expect(familiesByMap('49', digits)).toEqual([]);
    expect(familiesByMap('', digits)).toEqual([]);
  });

  test('letters are read as the trade writes them, in every way', () => {
    expect(familiesOfLetters('a')).toEqual([['ceniza']]);
    expect(familiesOfLetters('RV')).toEqual([['rojo', 'violeta']]);
    expect(familiesOfLetters('CB')).toEqual([
      ['cobrizo', 'dorado'],
      ['cobrizo', 'marron'],
      ['cobrizo', 'azul'],
    ]);
    expect(familiesOfLetters('XZ')).toEqual([]);
  });
});
