import { describe, expect, test } from 'vitest';
import type { RowDraft } from '../row-draft.ts';
import { foreignCodes } from './foreign-codes.ts';

const draft = (said: Partial<RowDraft>): RowDraft => ({
  productCode: null,
  code: null,
  product: {},
  version: {},
  prices: {},
  stock: {},
  arrivals: {},
  ...said,
});
const dye = { name: 'Tinte Crema', brand: 'Ñandú' };

describe('codes that another file does not say', () => {
  test.each([
    ['from name and brand', { product: dye }, 'tinte-crema-nandu', 'tinte-crema-nandu'],
    ['from the name alone', { product: { name: 'Tinte Crema' } }, 'tinte-crema', 'tinte-crema'],
    [
      'of a tone, from its number',
      { product: dye, version: { toneNumber: '7.43' } },
      'tinte-crema-nandu',
      'tinte-crema-nandu-7-43',
    ],
    [
      'of a tone, from number and name',
      { product: dye, version: { toneNumber: '7.1', toneName: 'Ceniza' } },
      'tinte-crema-nandu',
      'tinte-crema-nandu-7-1-ceniza',
    ],
    [
      'of a tone whose name is its number, once',
      { product: dye, version: { toneNumber: 'Rojo', toneName: 'Rojo' } },
      'tinte-crema-nandu',
      'tinte-crema-nandu-rojo',
    ],
    [
      'of an oxidant, from its volume',
      { product: { name: 'Oxidante' }, version: { volume: 20 } },
      'oxidante',
      'oxidante-20-vol',
    ],
    [
      'of a product without options, from the one code',
      { code: 'X-9', product: dye },
      'X-9',
      'X-9',
    ],
    [
      'of a tone that has a code, only the product',
      { code: 'X-9', product: dye, version: { toneNumber: '7.1' } },
      'tinte-crema-nandu',
      'X-9',
    ],
    [
      'of a tone under a code of its product',
      { productCode: 'T1', product: dye, version: { toneNumber: '7.1' } },
      'T1',
      'T1-7-1',
    ],
  ])('%s', (_, said, productCode, code) => {
    expect(foreignCodes(draft(said))).toMatchObject({ productCode, code });
  });

  test('are none where there is no name either', () => {
    expect(foreignCodes(draft({ product: { name: '¡¡¡' } }))).toEqual({});
    expect(foreignCodes(draft({ version: { toneNumber: '7.1' }, code: 'X' }))).toEqual({});
  });

  test('fit, and stay apart where they are cut', () => {
    const named = (end: string) =>
      foreignCodes(draft({ product: { name: `${'Tinte en crema '.repeat(4)}${end}` } })).code;
    expect(named('a')).toHaveLength(40);
    expect(named('a')).not.toBe(named('b'));
    expect(named('a')).toBe(named('a'));
  });
});

test.each([
  ['number and name in one', { toneName: '7.43 Rubio' }, '7.43'],
  ['a slash for the mark', { toneName: '10/16 Platino' }, '10/16'],
  ['no number in it', { toneName: 'Rojo 7' }, undefined],
  ['a year', { toneName: '2026.1 Otoño' }, undefined],
  ['a number that is said', { toneName: '7.43 Rubio', toneNumber: '743' }, '743'],
])('the number of a tone, from %s', (_, version, toneNumber) => {
  const completed = foreignCodes(draft({ product: dye, version }));
  expect(completed.version?.toneNumber).toBe(toneNumber);
});

test('a content is written in one way', () => {
  const completed = foreignCodes(draft({ product: { ...dye, contentSize: '60ML' } }));
  expect(completed.product).toEqual({ ...dye, contentSize: '60 ml' });
});
