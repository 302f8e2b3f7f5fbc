import { expect, test } from 'vitest';
import { singularOf } from './singular.ts';

test.each([
  ['a vowel and s', 'tintes', 'tinte'],
  ['an ending in -es after l', 'pinceles', 'pincel'],
  ['after n', 'champunes', 'champun'],
  ['after d', 'humedades', 'humedad'],
  ['after r', 'removedores', 'removedor'],
  ['after j', 'relojes', 'reloj'],
  ['a word with ñ', 'pestañas', 'pestaña'],
  ['after another consonant only the s goes', 'aceites', 'aceite'],
  ['uñas', 'uñas', 'uña'],
])('a plural, %s: %j is %j', (_, word, singular) => {
  expect(singularOf(word)).toBe(singular);
});

test.each([
  ['a singular', 'tinte'],
  ['two letters before the ending are too few', 'es'],
  ['a word that ends in s after a consonant', 'spas-'],
  ['a code', 'alm001s'],
  ['a double s', 'gloss'],
  ['accents are folded before', 'champús'],
])('%s stays: %j', (_, word) => {
  expect(singularOf(word)).toBe(word);
});
