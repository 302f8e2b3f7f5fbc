import { describe, expect, test } from 'vitest';
import { readSaidQuantity } from './quick-order-quantity.ts';

/** The ways in which a row says how many, as pairs. */
const said = (row: string) =>
  readSaidQuantity(row).map(({ item, quantityText }) => [item, quantityText]);

describe('Quick order: how many is said', () => {
  test.each([
    ['2 del 7.1 almagra', '7.1 almagra', '2'],
    ['2 del 7.1 de 60', '7.1 de 60', '2'],
    ['2 de 4.00', '4.00', '2'],
    ['2 de la 7.1', '7.1', '2'],
    ['dos del 7.1', '7.1', '2'],
    ['Siete del 37', '37', '7'],
    ['3 tubos de 6.0', '6.0', '3'],
    ['3 unidades del 6.0', '6.0', '3'],
    ['3 und 8/1 suprema', '8/1 suprema', '3'],
    ['3 u. 7.1', '7.1', '3'],
    ['2und 7.1', '7.1', '2'],
    ['2x 7.1', '7.1', '2'],
    ['2 x 7.1', '7.1', '2'],
    ['2x7.1', '7.1', '2'],
    ['x3 7.1', '7.1', '3'],
    ['(3) 7.1', '7.1', '3'],
    ['un tinte 7.1', 'tinte 7.1', '1'],
    ['tres shampoo romero', 'shampoo romero', '3'],
    ['media docena del 7.1', '7.1', '6'],
    ['Media docena 7.1', '7.1', '6'],
    ['1/2 docena de 7.1', '7.1', '6'],
    ['una docena de 6.0 velo', '6.0 velo', '12'],
    ['docena 7.1', '7.1', '12'],
    ['2 docenas de guantes', 'guantes', '24'],
    ['docena y media de 7.1', '7.1', '18'],
  ])('before what is wanted: %j', (row, item, quantity) => {
    expect(said(row)).toEqual([[item, quantity]]);
  });

  test.each([
    ['7.1 x2', '7.1', '2'],
    ['7.1 X 2', '7.1', '2'],
    ['7.1 × 2 und.', '7.1', '2'],
    ['7.1x2', '7.1', '2'],
    ['7,1*2', '7,1', '2'],
    ['KOL-7.43x3', 'KOL-7.43', '3'],
    ['zen 6.72 x2 tubos', 'zen 6.72', '2'],
    ['vireya 6/43 x dos', 'vireya 6/43', '2'],
    ['7.1 x1.5', '7.1', '1.5'],
    ['7.1 por 6', '7.1', '6'],
    ['7.1 por 3 unidades', '7.1', '3'],
    ['7/1 (2)', '7/1', '2'],
    ['7/1 (x2)', '7/1', '2'],
    ['7/1 (2 und)', '7/1', '2'],
    ['7.1 [2]', '7.1', '2'],
    ['7.1: 3', '7.1', '3'],
    ['7.1 = 9', '7.1', '9'],
    ['7.1 -> 2', '7.1', '2'],
    ['7.1 cant 3', '7.1', '3'],
    ['7.1, cantidad: 3', '7.1', '3'],
    ['7.1 3 und', '7.1', '3'],
    ['8,3 - 4', '8,3', '4'],
    ['7.1 media docena', '7.1', '6'],
    ['cumbre 12/1 docena', 'cumbre 12/1', '12'],
    ['743 x 3', '743', '3'],
    ['64 x 11', '64', '11'],
  ])('behind what is wanted: %j', (row, item, quantity) => {
    expect(said(row)).toEqual([[item, quantity]]);
  });

  test.each([
    ['7.43x3 almagra esencial', '7.43 almagra esencial', '3'],
    ['7.43 x3 Almagra', '7.43 Almagra', '3'],
    ['7/1 x 2 und de suprema', '7/1 suprema', '2'],
    ['7,43 * 12 del esencial 60 g', '7,43 esencial 60 g', '12'],
  ])('between a tone and its product: %j', (row, item, quantity) => {
    expect(said(row)).toEqual([[item, quantity]]);
  });

  test.each([
    '7.1',
    '7.43 x 60 ml',
    '7.43 x 60 gr almagra',
    '7.1 2',
    'Oxidante 20',
    'BOX3',
    'ALM001-071',
    'SEIS 2',
    'Champú 500 ml',
    '7 43',
    'x3',
    'docena',
    'Unisex',
    'media melena',
    'KOL-7.43 -1',
  ])('not surely, since a bare number may be the name: %j', (row) => {
    expect(said(row)).toEqual([]);
  });

  test('what is counted in boxes may be called a box', () => {
    expect(said('2 cajas de guantes talla m')).toEqual([
      ['cajas guantes talla m', '2'],
      ['guantes talla m', '2'],
    ]);
  });

  test('of two numbers the longer one is the tone', () => {
    expect(said('3 x 743')).toEqual([['743', '3']]);
    expect(said('743 x 3')).toEqual([['743', '3']]);
  });

  test('what comes first counts; what stands at the end is the product’s', () => {
    expect(said('5 und de cuchillas x 100')).toEqual([['cuchillas x 100', '5']]);
  });
});
