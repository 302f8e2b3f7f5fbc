import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { foldText, joinPercents, slugOf } from './text.ts';

describe('D-14 accents never matter, ñ does', () => {
  test.each([
    ['CASTAÑO', 'castaño'],
    ['castan\u0303o', 'castaño'],
    ['Champú', 'champu'],
    ['LOCIÓN ACTIVADORA', 'locion activadora'],
    ['pingüino', 'pinguino'],
    ['São Paulo', 'sao paulo'],
    ['7.43', '7.43'],
  ])('%s folds to %s', (text, folded) => {
    expect(foldText(text)).toBe(folded);
  });

  test('ñ is not n', () => {
    expect(foldText('caña')).not.toBe(foldText('cana'));
  });

  test('folding twice is folding once', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(foldText(foldText(text))).toBe(foldText(text));
      }),
    );
  });
});

test.each([
  ['Champú de Ñame 1 l', 'champu-de-name-1-l'],
  ['  ¡Uñas & Más!  ', 'unas-mas'],
  ['日本', ''],
])('slugOf %s is %s', (text, slug) => expect(slugOf(text)).toBe(slug));

test('a number and its sign are not parted', () => {
  expect(joinPercents('Hasta 14 % menos, y 5 % más')).toBe('Hasta 14\u00a0% menos, y 5\u00a0% más');
});
