import { describe, expect, test } from 'vitest';
import { ok } from '../../../kernel/result.ts';
import type { Column } from '../columns.ts';
import type { CellFault } from '../import-fault.ts';
import type { RowDraft } from '../row-draft.ts';
import { mendCell, withoutControls } from './mend-cell.ts';

type Known = Exclude<Column, null>;
const own = (key: Extract<Known, { key: string }>['key']) => ({ key, name: key }) as Known;
const ofBogota = (key: 'price' | 'stock' | 'arrivals'): Known => ({
  key,
  name: key,
  warehouses: ['BOG', 'MDE'],
});

function mend(column: Known, cell: string, code: CellFault | number, before: object = {}) {
  const draft: RowDraft = {
    productCode: null,
    code: null,
    product: {},
    version: {},
    prices: {},
    stock: {},
    arrivals: {},
    ...before,
  };
  const fault =
    typeof code === 'number'
      ? ({ code: 'TOO_LONG', column: column.name, most: code } as const)
      : { code, column: column.name, value: cell };
  const names = {
    cleanRichText: (html: string) => html.trim(),
    brandOf: () => ok(''),
    categoryOf: () => ok(''),
  };
  const note = mendCell(draft, column, cell, { fault, names });
  return { note, draft };
}

describe('a price', () => {
  test.each([
    ['that a spreadsheet worked out', '12500,336', 12_500],
    ['just below the next peso', '12.499,99', 12_500],
    ['of a thousand pesos', '1000,4', 1_000],
  ])('%s is rounded: %j', (_, cell, pesos) => {
    const { note, draft } = mend(ofBogota('price'), cell, 'HAS_DECIMALS');
    expect(note).toBe('PRICE_ROUNDED');
    expect(draft.prices).toEqual({ BOG: pesos, MDE: pesos });
  });

  test.each([
    ['with cents, which is another currency', '12.50', 'HAS_DECIMALS'],
    ['just below a thousand', '999,4', 'HAS_DECIMALS'],
    ['below zero', '-500', 'NEGATIVE'],
    ['in words', 'llamar', 'BAD_NUMBER'],
  ] as const)('%s is refused: %j', (_, cell, code) => {
    const { note, draft } = mend(ofBogota('price'), cell, code);
    expect([note, draft.prices]).toEqual([null, {}]);
  });

  test('of nothing is left out, of a warehouse and of a discount', () => {
    expect(mend(ofBogota('price'), '0', 'PRICE_ZERO').note).toBe('PRICE_LEFT_OUT');
    expect(mend(own('discountValue'), '0', 'PRICE_ZERO').note).toBe('PRICE_LEFT_OUT');
  });
});

test.each([
  ['stock below zero is none', 'stock', '-3', 'NEGATIVE', 'STOCK_BELOW_ZERO'],
  ['stock with decimals is refused', 'stock', '2,5', 'HAS_DECIMALS', null],
  ['arrivals below zero are refused', 'arrivals', '2026-12-01:-3', 'NEGATIVE', null],
] as const)('%s', (_, key, cell, code, note) => {
  const mended = mend(ofBogota(key), cell, code);
  expect(mended.note).toBe(note);
  expect(mended.draft.stock).toEqual(note === null ? {} : { BOG: 0, MDE: 0 });
});

describe('a text that is too long', () => {
  test.each([
    ['line', 'Línea profesional', 5, 'product', 'line', 'Línea'],
    ['contentSize', '1000 ml aprox.', 7, 'product', 'contentSize', '1000 ml'],
    ['toneName', 'Rubio cobrizo', 5, 'version', 'toneName', 'Rubio'],
    ['keywords', 'cana | raíz | brillo', 11, 'product', 'keywords', ['cana', 'raíz']],
    ['description', '<p>Hola</p> y más', 11, 'product', 'description', '<p>Hola</p>'],
  ] as const)('is cut where it says the same: %s', (key, cell, most, of, field, value) => {
    const { note, draft } = mend(own(key), cell, most);
    expect([note, draft[of][field]]).toEqual(['TEXT_CUT', value]);
  });

  test.each(['name', 'brand', 'toneNumber', 'image'] as const)('is refused as a %s', (key) => {
    const { note, draft } = mend(own(key), 'x'.repeat(500), 200);
    expect([note, draft.product, draft.version]).toEqual([null, {}, {}]);
  });

  test.each(['productCode', 'code'] as const)('is told apart as a %s', (key) => {
    const long = 'REFERENCIA-DEL-FABRICANTE-DEMASIADO-LARGA-1';
    const { note, draft } = mend(own(key), long, 40);
    expect(note).toBe('CODE_CUT');
    expect(draft[key]).toMatch(/^REFERENCIA-DEL-FABRICANTE-DEMASI-[0-9a-z]{7}$/);
    expect(mend(own(key), `${long}2`, 40).draft[key]).not.toBe(draft[key]);
  });
});

describe('a colour', () => {
  test.each([
    ['of two the first', '#7A4B2C, #000000', '#7a4b2c'],
    ['without its mark', 'rgb 7a4b2c', '#7a4b2c'],
    ['a word is left out', 'cobrizo', undefined],
    ['with its transparency', '#7A4B2CFF', '#7a4b2c'],
    ['nine digits are left out', '#7a4b2cff1', undefined],
  ])('%s: %j', (_, cell, hex) => {
    const { note, draft } = mend(own('swatchHex'), cell, 'BAD_HEX');
    expect([note, draft.version.swatchHex]).toEqual(['COLOUR_MENDED', hex]);
  });
});

describe('a volume that is a content', () => {
  test.each([
    ['becomes the size', '900 ml', {}, 'SIZE_FOR_VOLUME', '900 ml'],
    ['leaves a size that is said', '900 ml', { contentSize: '1 l' }, 'SIZE_FOR_VOLUME', '1 l'],
    ['in words is refused', 'grande', {}, null, undefined],
  ])('%s', (_, cell, product, note, size) => {
    const mended = mend(own('volume'), cell, 'BAD_VOLUME', { product });
    expect([mended.note, mended.draft.product.contentSize]).toEqual([note, size]);
  });
});

test.each([
  ['the nought of a broken file', 'Tin\u0000te', 'Tin te'],
  ['a vertical tab of a spreadsheet', 'Uno\u000bDos', 'Uno Dos'],
  ['a deletion', 'Tinte\u007f', 'Tinte '],
  ['an end of a line stays', 'Uno\r\nDos', 'Uno\r\nDos'],
  ['a tabulator stays', 'Uno\tDos', 'Uno\tDos'],
  ['letters with marks stay', 'Ñandú', 'Ñandú'],
  ['no cell', undefined, undefined],
])('withoutControls: %s', (_, text, clean) => {
  expect(withoutControls(text)).toBe(clean);
});
