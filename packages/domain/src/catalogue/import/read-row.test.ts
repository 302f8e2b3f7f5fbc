import { describe, expect, test } from 'vitest';
import { fail, ok } from '../../kernel/result.ts';
import { readHeader } from './columns.ts';
import { type RowContext, readRow } from './read-row.ts';

/** Reads one row, written as columns and cells. */
function read(cells: Record<string, string>, more: Partial<RowContext> = {}) {
  const header = readHeader(Object.keys(cells), { known: ['BOG', 'MDE'], chosen: null });
  if (!header.ok) throw new Error(header.error.code);
  const context: RowContext = {
    columns: header.value,
    cleanRichText: (html) => html.replace('<script>', ''),
    brandOf: (text) => (text === 'Alma' ? ok('Alma') : fail('UNKNOWN_BRAND')),
    categoryOf: (text) => (text === 'Tintes' ? ok('tintes') : fail('UNKNOWN_CATEGORY')),
    rates: { general: null, byCurrency: {} },
    isForeign: false,
    ...more,
  };
  const outcome = readRow(Object.values(cells), 7, context);
  return outcome.ok ? ok(outcome.value.row) : outcome;
}
const faultsOf = (cells: Record<string, string>) => {
  const row = read(cells);
  return row.ok ? [] : row.error.map(({ code }) => code);
};

test('readRow says only what the cells say', () => {
  const row = read({ codigo_producto: 'A1', producto: 'Tinte', marca: '', precio_BOG: '9.000' });
  expect(row).toEqual(
    ok({
      line: 7,
      productCode: 'A1',
      code: 'A1',
      product: { name: 'Tinte' },
      version: {},
      prices: { BOG: 9_000 },
      stock: {},
      arrivals: {},
    }),
  );
});
test("a warehouse's own price goes before the one of all, wherever it stands", () => {
  const before = read({ codigo_producto: 'A', precio_BOG: '1000', precio: '2000' });
  const after = read({ codigo_producto: 'A', precio: '2000', precio_BOG: '1000' });
  const prices = { BOG: 1_000, MDE: 2_000 };
  expect([before, after]).toMatchObject([{ value: { prices } }, { value: { prices } }]);
});
test('BORRAR clears what can be cleared', () => {
  const row = read({ codigo_producto: 'A', linea: 'BORRAR', precio_BOG: 'BORRAR', tono: 'BORRAR' });
  expect(row).toMatchObject({
    value: { product: { line: null }, version: { toneNumber: null }, prices: { BOG: null } },
  });
  expect(faultsOf({ codigo_producto: 'A', producto: 'BORRAR', existencias_BOG: 'BORRAR' })).toEqual(
    ['CANNOT_CLEAR', 'CANNOT_CLEAR'],
  );
});
test('of a description only what may be shown is kept', () => {
  expect(read({ codigo_producto: 'A', descripcion: '<p>Hola<script></p>' })).toMatchObject({
    value: { product: { description: '<p>Hola</p>' } },
  });
});

describe('readRow refuses a row with all its reasons', () => {
  test.each([
    [{ codigo_producto: '', producto: 'Tinte' }, ['MISSING']],
    [{ codigo_producto: 'x'.repeat(41) }, ['TOO_LONG']],
    [
      { codigo_producto: 'A', marca: 'Otra', categoria: 'Nada' },
      ['UNKNOWN_BRAND', 'UNKNOWN_CATEGORY'],
    ],
    [{ codigo_producto: 'A', precio_BOG: '0', existencias_BOG: '-1' }, ['PRICE_ZERO', 'NEGATIVE']],
    [{ codigo_producto: 'A', producto: '=HYPERLINK("x")' }, ['FORMULA']],
    [{ codigo_producto: '=1+1' }, ['FORMULA']],
    [{ codigo_producto: 'A', producto: 'Ti\u0000nte' }, ['CONTROL_CHARACTER']],
    [{ codigo_producto: 'A', color: 'rojo' }, ['BAD_HEX']],
  ])('%j: %j', (cells, faults) => expect(faultsOf(cells)).toEqual(faults));

  test('of too few or too many cells', () => {
    const context = { columns: [null], brandOf: fail, categoryOf: fail };
    expect(readRow(['a', 'b'], 2, context as unknown as RowContext)).toEqual(
      fail([{ code: 'CELL_COUNT', expected: 1, found: 2 }]),
    );
  });
});
