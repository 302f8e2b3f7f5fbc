import { describe, expect, test } from 'vitest';
import { proposeMapping, targetNamed } from './propose-mapping.ts';

const warehouses = {
  known: ['BOG', 'MDE'],
  chosen: null,
  names: { BOG: 'Bogotá', MDE: 'Medellín' },
};

/** What each column is taken for: `precio!` when it is sure, `precio?` to be looked at. */
function propose(columns: Readonly<Record<string, readonly string[]>>) {
  const header = Object.keys(columns);
  const rows = Math.max(0, ...Object.values(columns).map(({ length }) => length));
  const sample = Array.from({ length: rows }, (_, row) =>
    header.map((name) => columns[name]?.[row] ?? ''),
  );
  const marks = { own: '', sure: '!', guess: '?', unused: '-', unknown: '--' };
  return proposeMapping(header, sample, warehouses).map(
    ({ target, certainty }) => `${target ?? ''}${marks[certainty]}`,
  );
}

describe('by its name', () => {
  test.each([
    ['our own, whatever its case', { 'Código producto': [] }, 'codigo_producto'],
    ['our own in English', { tone_name: [] }, 'nombre_tono'],
    ['the usual word of another system', { 'Variant SKU': [] }, 'codigo!'],
    ['a longer name with a usual one in it', { 'Precio de venta al salón': [] }, 'precio?'],
    ['of a warehouse by its name', { 'Stock Medellín': [] }, 'existencias_MDE!'],
    ['of a warehouse by its code', { 'Precio (BOG)': [] }, 'precio_BOG!'],
    ['what goods cost is no price', { 'Precio de compra': [] }, '-'],
    ['a code that the till scans', { 'Código de barras': [] }, 'codigo_de_barras'],
    ['a list within a list', { 'product_colors.colour_name': [] }, 'nombre_tono!'],
    ['what nobody knows', { Xyz: [] }, '--'],
    ['a column without a name', { '': ['x'] }, '-'],
    ['what a file of bad rows added', { motivo: [] }, ''],
  ])('%s: %j', (_, columns, proposed) => {
    expect(propose(columns)).toEqual([proposed]);
  });
});

describe('by what stands in it', () => {
  test.each([
    ['a colour that is a tone', { Color: ['Rojo pasión', 'Vino'] }, ['nombre_tono?']],
    ['a tone that is a colour', { Tono: ['#7a4b2c', '#aa0011'] }, ['color?']],
    ['a volume that is a content', { Volumen: ['900 ml', '60 ml'] }, ['contenido?']],
    ['a volume that is one', { Volumen: ['20', '30 vol'] }, ['volumen']],
    ['a price in words is none', { Precio: ['consultar', 'llamar'] }, ['precio']],
    ['another price in words is none', { 'Precio de venta': ['consultar', 'llamar'] }, ['--']],
    [
      'a description of few words is the name, where nothing else is',
      { Referencia: ['A1'], Descripción: ['Tinte 7.43'] },
      ['codigo!', 'producto?'],
    ],
    [
      'a long description is a description',
      { Referencia: ['A1'], Descripción: ['x'.repeat(201)] },
      ['codigo!', 'descripcion'],
    ],
    [
      'beside a name, too',
      { Nombre: ['Tinte'], Descripción: ['En crema'] },
      ['producto!', 'descripcion'],
    ],
    [
      'a code that stands on several tones is that of their product',
      { Ref: ['A', 'A', 'A', 'B'], Tono: ['7.1', '8.1', '9.1', '7.1'] },
      ['codigo_producto!', 'tono'],
    ],
    [
      'a code of each tone is its own',
      { Ref: ['A', 'B', 'C', 'D'], Tono: ['7.1', '8.1', '9.1', '7.1'] },
      ['codigo!', 'tono'],
    ],
  ])('%s', (_, columns, proposed) => {
    expect(propose(columns)).toEqual(proposed);
  });
});

describe('beside others', () => {
  test('of two for the same one the likelier is taken, and the other is left', () => {
    const columns = { 'Valor unitario': ['9.900'], 'Precio de venta': ['12.500'] };
    expect(propose(columns)).toEqual(['-', 'precio!']);
  });

  test('what the public pays is the price only where the trade has none', () => {
    expect(propose({ 'PVP con IVA': ['12.500'] })).toEqual(['precio!']);
    expect(propose({ PVP: ['12.500'], 'Precio mayorista': ['9.900'] })).toEqual(['-', 'precio!']);
  });

  test('our own name twice stays, so that the fault is seen', () => {
    expect(propose({ precio: ['1.000'], price: ['2.000'] })).toEqual(['precio', 'precio']);
  });

  test('of a list of what was sold the quantities are no stock', () => {
    expect(propose({ 'Número de factura': ['F-1'], Cantidad: ['3'] })[1]).toBe('--');
    expect(propose({ Referencia: ['A1'], Cantidad: ['3'] })[1]).toBe('existencias!');
  });
});

test.each([
  ['our column', 'precio', 'precio'],
  ['our column of a warehouse', 'existencias_BOG', 'existencias_BOG'],
  ['a usual word', 'Referencia', 'codigo'],
  ['a usual word with what it is about', 'Precio del producto', 'precio'],
  ['a warehouse that there is not', 'precio_CTG', null],
  ['nonsense', 'xyz', null],
])('targetNamed: %s', (_, typed, target) => {
  expect(targetNamed(typed, warehouses)).toBe(target);
});
