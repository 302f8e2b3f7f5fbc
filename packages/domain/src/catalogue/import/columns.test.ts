import { expect, test } from 'vitest';
import { fail } from '../../kernel/result.ts';
import { readHeader } from './columns.ts';

const warehouses = { known: ['BOG', 'MDE'], chosen: null };
const chosen = { ...warehouses, chosen: 'MDE' };

function keysOf(names: string[], choice: Parameters<typeof readHeader>[1] = warehouses) {
  const header = readHeader(names, choice);
  if (!header.ok) return header;
  return header.value.map((column) => {
    if (column === null) return null;
    return 'warehouses' in column ? `${column.key} ${column.warehouses}` : column.key;
  });
}

test('names are read in Spanish or English, whatever their case, accents and spaces', () => {
  expect(keysOf(['Código producto', 'CODE', 'línea', 'Existencias_bog', 'price_MDE'])).toEqual([
    'productCode',
    'code',
    'line',
    'stock BOG',
    'price MDE',
  ]);
});
test('a price without a warehouse is that of all, or of the one that was chosen', () => {
  expect(keysOf(['codigo_producto', 'precio', 'precio_BOG'])).toEqual([
    'productCode',
    'price BOG,MDE',
    'price BOG',
  ]);
  expect(keysOf(['codigo_producto', 'precio', 'existencias'], chosen)).toEqual([
    'productCode',
    'price MDE',
    'stock MDE',
  ]);
});
test('the columns that a file of bad rows adds are passed over', () => {
  expect(keysOf(['codigo_producto', 'fila', 'motivo', ''])).toEqual([
    'productCode',
    null,
    null,
    null,
  ]);
});
test.each([
  [
    ['codigo_producto', 'presio', 'marca', 'xyz'],
    {
      code: 'UNKNOWN_COLUMNS',
      columns: [
        { column: 'presio', closest: 'precio' },
        { column: 'xyz', closest: null },
      ],
    },
  ],
  [['codigo'], { code: 'MISSING_COLUMN', column: 'codigo_producto' }],
  [['codigo_producto', 'product_code'], { code: 'REPEATED_COLUMN', column: 'product_code' }],
  [
    ['codigo_producto', 'precio_CTG'],
    { code: 'UNKNOWN_WAREHOUSE', warehouse: 'CTG', known: ['BOG', 'MDE'] },
  ],
  [
    ['codigo_producto', 'existencias'],
    { code: 'WHICH_WAREHOUSE', column: 'existencias', known: ['BOG', 'MDE'] },
  ],
])('%j is refused', (names, fault) => {
  expect(readHeader(names, warehouses)).toEqual(fail(fault));
});

test('columns of other names are what they are mapped to, or left out', () => {
  const mapping = new Map([
    ['Ref.', 'codigo'],
    ['Valor', 'precio'],
    ['Notas', null],
  ]);
  const header = readHeader(['Ref.', 'Valor', 'Notas'], warehouses, mapping);
  expect(header).toMatchObject({
    value: [{ key: 'code', name: 'Ref.' }, { key: 'price', name: 'Valor' }, null],
  });
});
test('the only warehouse needs no name', () => {
  const one = { known: ['BOG'], chosen: null };
  expect(keysOf(['codigo_producto', 'existencias'], one)).toEqual(['productCode', 'stock BOG']);
});
