import { describe, expect, test } from 'vitest';
import { readToneWords } from './tone-words.ts';

/** Depths and reflections, as `7 cobrizo dorado`. */
function read(typed: string, level: number | null = null, isFinished = true) {
  const tone = readToneWords(typed.split(' '), level, isFinished);
  return tone && [tone.levels.join(' '), ...tone.families.map((each) => each.join(' '))];
}

describe('depths in words', () => {
  test.each([
    ['the darkest', 'negro', '1'],
    ['any brown', 'castaño', '2 3 4 5'],
    ['a dark brown', 'castaño oscuro', '3'],
    ['a very dark brown', 'castaño muy oscuro', '2'],
    ['any blond', 'rubio', '6 7 8 9 10'],
    ['a woman is blond, too', 'rubia', '6 7 8 9 10'],
    ['several blondes', 'rubios medios', '7'],
    ['the lightest, in one word', 'rubio clarisimo', '10'],
    ['the lightest, in two', 'rubio extra claro', '10'],
    ['a platinum blond', 'rubio platino', '10'],
    ['typed without ñ', 'castano claro', '5'],
    ['typed by ear', 'rruvio medio', '7'],
    ['a shade that no brown has', 'castaño clarisimo', '2 3 4 5'],
  ])('%s: %j', (_, typed, levels) => {
    expect(read(typed)).toEqual([levels]);
  });

  test.each([
    ['a shade of nothing', 'oscuro'],
    ['other goods', 'tinte en crema'],
    ['a name of every object', 'constructor'],
  ])('%s says none: %j', (_, typed) => {
    expect(read(typed)).toBeNull();
  });

  test('a shade before its base belongs to something else', () => {
    expect(read('claro rubio')).toEqual(['6 7 8 9 10']);
  });
});

describe('reflections in words', () => {
  test.each([
    ['one', 'cobrizo', '', ['cobrizo']],
    ['one by its other gender and number', 'doradas', '', ['dorado']],
    ['one by its plural', 'azules', '', ['azul']],
    [
      'two, in both orders',
      'rubio cobrizo dorado',
      '6 7 8 9 10',
      ['cobrizo dorado', 'dorado cobrizo'],
    ],
    ['one that is doubled', 'rojo intenso', '', ['rojo rojo']],
    ['one of two families', 'cendre', '', ['ceniza', 'irisado']],
    ['a colour of wine', 'vino', '', ['caoba', 'violeta', 'rojo']],
    ['chocolate with its depth', 'castaño chocolate', '2 3 4 5', ['marron']],
    ['a misspelled one', 'ceniso', '', ['ceniza']],
  ])('%s: %j', (_, typed, levels, families) => {
    expect(read(typed)).toEqual([levels, ...families]);
  });

  test('a depth beside them as a number goes before the words', () => {
    expect(read('ceniza', 9)).toEqual(['9', 'ceniza']);
    expect(read('rubio ceniza', 9)).toEqual(['9', 'ceniza']);
  });

  test('of a sure and a doubtful word the sure one is meant, unless there is a depth', () => {
    expect(read('champu cacao cobrizo')).toEqual(['', 'cobrizo']);
    expect(read('rubio cacao cobrizo')).toEqual(['6 7 8 9 10', 'marron cobrizo', 'cobrizo marron']);
  });
});

describe('whether it can hardly mean anything else', () => {
  test.each([
    ['a reflection of no other meaning', 'cobrizo', null, true],
    ['a word that is on many labels', 'chocolate', null, false],
    ['the same beside a base', 'castaño chocolate', null, true],
    ['the same beside a number', 'chocolate', 6, true],
    ['platinum, a colour of irons', 'platino', null, false],
    ['a base', 'rubio', null, true],
  ])('%s: %j', (_, typed, level, isTelling) => {
    expect(readToneWords(typed.split(' '), level, true)?.isTelling).toBe(isTelling);
  });
});

describe('a word that is still being typed', () => {
  test.each([
    ['can mean one thing', 'cobri', ['', 'cobrizo']],
    ['ash and ashen are one', 'ceni', ['', 'ceniza']],
    ['too short', 'cob', null],
    ['may become two things', 'azul', ['', 'azul']],
  ])('%s: %j', (_, typed, tone) => {
    expect(read(typed, null, false)).toEqual(tone);
  });

  test('is left as it stands once everything is typed', () => {
    expect(read('cobri', null, true)).toBeNull();
  });
});

test('says where its words stand and how they are spelled, in their order', () => {
  expect(readToneWords(['tinte', 'rubia', 'para', 'senisa', 'media'], null, true)?.words).toEqual([
    { place: 1, word: 'rubio' },
    { place: 3, word: 'ceniza' },
    { place: 4, word: 'medio' },
  ]);
});
