import { describe, expect, test } from 'vitest';
import { readToneNumber } from './read-tone-number.ts';
import type { SearchIntent } from './search-intent.ts';

function shortly(intent: SearchIntent): string {
  switch (intent.kind) {
    case 'number':
      return intent.level === null ? intent.key : `${intent.level}.${intent.reflection}`;
    case 'level':
      return `level ${intent.levels.join()}`;
    case 'family':
      return `${intent.levels.join()} ${intent.families.join(' ')}`;
    case 'reflection':
      return `.${intent.digits}`;
    case 'volume':
      return `${intent.volume} vol`;
    case 'size':
      return `${intent.amount} ${intent.unit}`;
    case 'decimal':
    case 'printed':
      return intent.text;
  }
}
const read = (typed: string) => readToneNumber(typed.split(' '));
const intentsOf = (typed: string) => read(typed)?.intents.map(shortly);

describe('a tone with its mark', () => {
  test.each([
    ['a point, which may be a decimal', '7.43', ['7.43', '7.43']],
    ['a comma, as a keyboard of numbers has it', '7,43', ['7.43', '7.43']],
    ['a slash', '7/43', ['7.43']],
    ['a hyphen', '10-16', ['10.16']],
    ['a raised point', '8·1', ['8.1']],
    ['letters for the reflection', '7-a', ['7.a', '7 ceniza']],
    ['letters that several families share', '7/m', ['7.m', '7 caoba', '7 mate', '7 marron']],
    ['a black with two digits', '1.10', ['1.10', '1.10']],
    ['the beginning of a reflection', '.4', ['.4']],
    ['the same with a comma', ',43', ['.43']],
  ])('%s: %j', (_, typed, intents) => {
    expect(intentsOf(typed)).toEqual(intents);
    expect(read(typed)).toMatchObject({ taken: 1, level: null, isTelling: true });
  });

  test('of scissors it is a measure and nothing else', () => {
    expect(read('5.5 pulgadas')).toEqual({
      intents: [{ kind: 'decimal', text: '5.5' }],
      taken: 1,
      level: null,
      isTelling: false,
    });
  });

  test.each(['100/180', '7..4', '2026-11-20', 'a.4'])('%j is none', (typed) => {
    expect(read(typed)).toBeNull();
  });
});

describe('a tone without a mark', () => {
  test.each([
    ['three digits', '743', ['743'], { taken: 1, level: null, isTelling: true }],
    ['two digits', '71', ['71'], { taken: 1, level: null, isTelling: true }],
    ['a space for the mark', '7 43', ['7.43'], { taken: 2, level: null, isTelling: true }],
    [
      'one digit at the end of a sentence',
      '5.',
      ['5', '05', 'level 5'],
      { taken: 1, level: 5, isTelling: false },
    ],
    [
      'one digit, which some print with a nought',
      '5',
      ['5', '05', 'level 5'],
      { taken: 1, level: 5, isTelling: false },
    ],
    [
      'the lightest depth, though an oxidant of 10 volumes is sold',
      '10',
      ['level 10'],
      { taken: 1, level: 10, isTelling: false },
    ],
    [
      'a number of an oxidant that is no level',
      '30',
      ['30', '30 vol'],
      { taken: 1, level: null, isTelling: false },
    ],
    ['the highest level', '12', ['level 12'], { taken: 1, level: 12, isTelling: false }],
  ])('%s: %j', (_, typed, intents, rest) => {
    expect(intentsOf(typed)).toEqual(intents);
    expect(read(typed)).toMatchObject(rest);
  });

  test.each([
    ['pieces', '2 unidades'],
    ['pieces, abbreviated', '7 und'],
    ['tones of a card', '60 tonos'],
    ['levels of lightening', '7 niveles'],
    ['inches', '6 pulgadas'],
    ['more than four digits', '20260'],
  ])('%s are counted, not named: %j', (_, typed) => {
    expect(read(typed)).toBeNull();
  });

  test('a volume beside a level stays a volume', () => {
    expect(read('7 20 vol')).toMatchObject({ taken: 1, level: 7 });
  });
});

describe('a tone by letters', () => {
  test.each([
    ['a natural', '7n', ['7n', '7 natural']],
    ['an ash', '10a', ['10a', '10 ceniza']],
    ['two letters, main one first', '6rv', ['6rv', '6 rojo violeta']],
    ['letters of no family', '7xyz', ['7xyz']],
    ['a level that no dye has', '13n', ['13n']],
    ['a polish, whose nought is often left out', 's5', ['s5', 's05']],
    ['the same with it', 's05', ['s05']],
    ['a wooden tone of two letters', 'rb1', ['rb1', 'rb01']],
  ])('%s: %j', (_, typed, intents) => {
    expect(intentsOf(typed)).toEqual(intents);
  });

  test.each(['7und', 'abc5', '7abcd', 'tinte', ''])('%j is none', (typed) => {
    expect(read(typed)).toBeNull();
  });
});
