import { expect, test } from 'vitest';
import { familiesByMap, familiesOfLetters } from './tone-letters.ts';

const map = { 1: 'Ceniza', 4: 'Cobrizo', 43: 'Cobre dorado', N: 'Natural' };

test.each([
  ['a digit', '1', ['ceniza']],
  ['a letter in any case', 'n', ['natural']],
  ['two digits, main one first', '14', ['ceniza', 'cobrizo']],
  ['two that mean something of their own together', '43', ['cobre dorado']],
  ['the same doubled', '11', ['ceniza', 'ceniza']],
  ['a sign that the brand does not have', '9', []],
  ['one known sign beside an unknown one', '19', []],
  ['none', '', []],
])("familiesByMap: %s, by the brand's own map", (_, reflection, families) => {
  expect(familiesByMap(reflection, map)).toEqual(families);
});

test.each([
  ['an ash', 'A', [['ceniza']]],
  ['a letter of several families', 'M', [['caoba'], ['mate'], ['marron']]],
  ['two letters', 'RV', [['rojo', 'violeta']]],
  [
    'two of which one is of several',
    'CB',
    [
      ['cobrizo', 'dorado'],
      ['cobrizo', 'marron'],
      ['cobrizo', 'azul'],
    ],
  ],
  ['a letter that nobody uses', 'X', []],
  ['a known one beside it', 'AX', []],
])('familiesOfLetters: %s', (_, letters, families) => {
  expect(familiesOfLetters(letters)).toEqual(families);
  expect(familiesOfLetters(letters.toLowerCase())).toEqual(families);
});
