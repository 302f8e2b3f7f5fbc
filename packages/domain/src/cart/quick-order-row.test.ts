import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readQuickOrderRow, splitCells } from './quick-order-row.ts';

/** The likeliest reading, as a pair. */
const first = (row: string) => {
  const [reading] = readQuickOrderRow(row);
  return reading && [reading.item, reading.quantityText];
};
const all = (row: string) =>
  readQuickOrderRow(row).map(({ item, quantityText }) => [item, quantityText]);

describe('Quick order: a row is an item and its quantity', () => {
  test.each([
    ['KOL-7.43 3', 'KOL-7.43', '3'],
    ['KOL-7.43  12', 'KOL-7.43', '12'],
    ['KOL-7.43\t3', 'KOL-7.43', '3'],
    ['KOL-7.43;3', 'KOL-7.43', '3'],
    ['KOL-7.43 ; 3 ;', 'KOL-7.43', '3'],
    ['KOL-7.43,3', 'KOL-7.43', '3'],
    ['KOL-7.43, 3', 'KOL-7.43', '3'],
    ['7.43 x3', '7.43', '3'],
    ['7.43 X 3', '7.43', '3'],
    ['7.43 × 3', '7.43', '3'],
    ['7.43*3', '7.43', '3'],
    ['7.43x3', '7.43', '3'],
    ['7x3', '7', '3'],
    ['KOL-7.43x3', 'KOL-7.43', '3'],
    ['KOL-7.43, x3', 'KOL-7.43', '3'],
    ['3 x 7.43', '7.43', '3'],
    ['3x KOL-1', 'KOL-1', '3'],
    ['7.43;x3', '7.43', '3'],
    ['7.43;3 und.', '7.43', '3'],
    ['7.43;3 unidades', '7.43', '3'],
    ['Champú nutritivo 500 ml x6', 'Champú nutritivo 500 ml', '6'],
    ['Champú nutritivo 6', 'Champú nutritivo', '6'],
    ['"Champú, 1 L",2', 'Champú, 1 L', '2'],
    ['"Champú ""Rizos""";2', 'Champú "Rizos"', '2'],
    ['Champú, 1 L, 2', 'Champú, 1 L', '2'],
    ['KOL-7.43;Tinte cobrizo;3', 'KOL-7.43', '3'],
    ['KOL-7.43;3;Tinte cobrizo', 'KOL-7.43', '3'],
    ['\uFEFFKOL-7.43;3', 'KOL-7.43', '3'],
    ['KOL-7.43\u00A03', 'KOL-7.43', '3'],
    ['BOX3', 'BOX3', null],
    ['KOL-7.43', 'KOL-7.43', null],
    ['KOL-7.43;', 'KOL-7.43', null],
  ])('%j', (row, item, quantityText) => {
    expect(first(row)).toEqual([item, quantityText]);
  });

  test.each([
    ['7,43 x3', '7,43', '3'],
    ['7,43;3', '7,43', '3'],
    ['7,43,3', '7.43', '3'],
    ['"7,43",3', '7,43', '3'],
    ['KOL-7,43 3', 'KOL-7.43', '3'],
    ['Koleston 7,43, 3', 'Koleston 7.43', '3'],
    ['7,43', '7.43', null],
  ])('the comma of a tone parts nothing: %j', (row, item, quantityText) => {
    expect(first(row)).toEqual([item, quantityText]);
  });

  test.each([
    ['KOL-7.43;tres', 'tres'],
    ['KOL-7.43;1.5', '1.5'],
    ['KOL-7.43;1,5', '1,5'],
    ['KOL-7.43;1.000', '1.000'],
    ['KOL-7.43;-1', '-1'],
    ['KOL-7.43 -1', '-1'],
    ['KOL-7.43;0', '0'],
    ['KOL-7.43;1000000000', '1000000000'],
    ['KOL-7.43 x1.5', '1.5'],
  ])('a quantity that is none is kept, so that it can be refused: %j', (row, quantityText) => {
    expect(first(row)).toEqual(['KOL-7.43', quantityText]);
  });

  test.each([
    [
      'CHA-12,4',
      [
        ['CHA-12.4', null],
        ['CHA-12', '4'],
      ],
    ],
    [
      'Oxidante 20',
      [
        ['Oxidante', '20'],
        ['Oxidante 20', null],
      ],
    ],
    [
      'KOL-7.43 tres',
      [
        ['KOL-7.43 tres', null],
        ['KOL-7.43', 'tres'],
      ],
    ],
    [
      'VIR004-V01 1.5',
      [
        ['VIR004-V01 1.5', null],
        ['VIR004-V01', '1.5'],
      ],
    ],
    ['Tinte cobrizo', [['Tinte cobrizo', null]]],
    ['Oxidante 1.5', [['Oxidante 1.5', null]]],
    [
      'KOL-1,Tinte,3',
      [
        ['KOL-1, Tinte', '3'],
        ['KOL-1', '3'],
      ],
    ],
  ])('what can be read in two ways is: %j', (row, readings) => {
    expect(all(row)).toEqual(readings);
  });

  test.each([
    '20 vol',
    '900 ml',
    '2 kg de decolorante',
    '9 niveles',
    '100 láminas',
    '30 vol. estable',
  ])('a number that measures counts nothing: %j', (row) => {
    expect(all(row)).toEqual([[row, null]]);
  });

  test.each([
    ['Hola, 3 del 7.1 y gracias', '7.1', '3'],
    ['Buenas tardes 2 del 7.1', '7.1', '2'],
    ['me regalas 3 tubos de 7.1 porfa', '7.1', '3'],
  ])('courtesy says nothing: %j', (row, item, quantityText) => {
    expect(first(row)).toEqual([item, quantityText]);
  });

  test.each(['', '   ', '\t', ';;', ',', '\uFEFF', '""'])('%j says nothing', (row) => {
    expect(readQuickOrderRow(row)).toEqual([]);
  });

  test('of a row that is too long no part is taken for the whole', () => {
    expect(readQuickOrderRow(`7.43 x3 ${'a'.repeat(300)}`)).toEqual([]);
  });

  test('whatever is typed, it is read without failing, and an item always says something', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (row) => {
        for (const { item, quantityText } of readQuickOrderRow(row)) {
          expect(item.trim()).not.toBe('');
          if (quantityText !== null) expect(quantityText).not.toBe('');
        }
      }),
    );
  });

  test('cells come back as a spreadsheet writes them', () => {
    const cells = fc.array(
      fc.string().map((text) => text.replace(/[“”\n\r]/g, '').trim()),
      { minLength: 1, maxLength: 5 },
    );
    fc.assert(
      fc.property(cells, fc.constantFrom(';', ',', '\t'), (list, mark) => {
        const row = list.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(mark);
        expect(splitCells(row, mark)).toEqual(list);
      }),
    );
  });
});
