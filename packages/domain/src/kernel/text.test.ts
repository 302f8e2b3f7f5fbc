import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { foldText, isPlainText } from './text.ts';

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

describe('a name is plain text', () => {
  test.each([
    ['Peluquería Ñandú & Cía. (Chapinero) #2', true],
    ["O'Higgins, D’Álvarez", true],
    ['Uñas 💅🏽', true],
    ['<script>alert(1)</script>', false],
    ['a > b', false],
    ['línea\notra', false],
    ['nulo\u0000', false],
    ['\u202egnp.exe', false],
  ])('%j: %j', (text, isPlain) => {
    expect(isPlainText(text)).toBe(isPlain);
  });
});
