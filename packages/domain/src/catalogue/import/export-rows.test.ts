import { describe, expect, test } from 'vitest';
import { fail, ok } from '../../kernel/result.ts';
import { readHeader } from './columns.ts';
import { exportColumns, exportRows } from './export-rows.ts';
import { context, productOf, toneOf } from './plan/plan.builders.ts';
import { planProduct } from './plan/plan-product.ts';
import type { CurrentProduct } from './plan/product-change.ts';
import { readRow } from './read-row.ts';
import { isExample, templateRows } from './template.ts';

const warehouses = ['BOG', 'MDE'];
const keyOfShop = 'champu.0123456789';

/** Cells of the first version by the name of their column. */
function cellsOf(product: CurrentProduct) {
  const [row = []] = exportRows(product, warehouses);
  return Object.fromEntries(exportColumns(warehouses).map((name, place) => [name, row[place]]));
}

/** Reads what was written as an import does. */
function readBack(names: readonly string[], rows: readonly (readonly string[])[]) {
  const header = readHeader(names, { known: warehouses, chosen: null });
  if (!header.ok) throw new Error(header.error.code);
  return rows.map((cells, place) => {
    const outcome = readRow(cells, place + 2, {
      columns: header.value,
      isForeign: false,
      rates: { general: null, byCurrency: {} },
      cleanRichText: (html) => html,
      brandOf: (text) => (text === '' ? fail('UNKNOWN_BRAND') : ok(text)),
      categoryOf: (text) => (text === '' ? fail('UNKNOWN_CATEGORY') : ok(text)),
    });
    if (!outcome.ok) throw new Error(JSON.stringify(outcome.error));
    return outcome.value.row;
  });
}

describe('exportRows', () => {
  test.each([
    ['a text', 'producto', {}, 'Tinte'],
    ['nothing', 'linea', {}, ''],
    ['yes', 'preventa', { isPresale: true }, 'sí'],
    ['no', 'preventa', { isPresale: false }, 'no'],
    ['no VAT, which is not nothing', 'iva', { taxRate: 0 }, '0'],
    ['a list', 'palabras_clave', { keywords: ['cana', 'raíz'] }, 'cana | raíz'],
    ["a picture under the shop's name", 'imagen', { image: keyOfShop }, keyOfShop],
    ['a picture of the demonstration', 'imagen', { image: 'demo/tinte' }, ''],
    ['more pictures', 'mas_imagenes', { pictures: [keyOfShop] }, keyOfShop],
    ['pictures of which one is not ours', 'mas_imagenes', { pictures: [keyOfShop, 'demo'] }, ''],
  ])('writes %s', (_, column, fields, cell) => {
    const product = productOf();
    expect(cellsOf({ ...product, fields: { ...product.fields, ...fields } })[column]).toBe(cell);
  });

  test('writes a count as one would find it, with what orders wait for', () => {
    const stock = { BOG: { available: 5, promised: 3 } };
    const cells = cellsOf(productOf({ versions: [toneOf('A-1', '7.1', { stock })] }));
    expect([cells.existencias_BOG, cells.existencias_MDE]).toEqual(['8', '']);
  });

  test('writes a price where there is one', () => {
    const cells = cellsOf(productOf());
    expect([cells.precio_BOG, cells.precio_MDE]).toEqual(['1000', '']);
  });

  test('writes the arrivals of a warehouse that have not come', () => {
    const arrival = { warehouse: 'BOG', cap: 50, promised: 0, hasArrived: false };
    const arrivals = [
      { ...arrival, date: '2026-12-01' },
      { ...arrival, date: '2026-12-15', cap: 30 },
      { ...arrival, date: '2026-11-01', hasArrived: true },
      { ...arrival, date: '2026-12-02', warehouse: 'MDE' },
    ];
    const cells = cellsOf(productOf({ versions: [toneOf('A-1', '7.1', { arrivals })] }));
    expect(cells.llegadas_BOG).toBe('2026-12-01:50 | 2026-12-15:30');
    expect(cells.llegadas_MDE).toBe('2026-12-02:50');
  });

  test('read again, it changes nothing', () => {
    const { fields } = toneOf('A-1', '7.43');
    const arrivals = [
      { warehouse: 'BOG', date: '2026-12-01', cap: 50, promised: 20, hasArrived: false },
    ];
    const product = productOf({
      fields: {
        ...productOf().fields,
        description: '<p>Hola <b>tú</b></p>',
        keywords: ['cana'],
        image: keyOfShop,
        invimaCode: 'NSOC1',
        contentSize: '60 ml',
        weightGrams: 85,
        lengthMm: 155,
        heightMm: 40,
        minQuantity: 6,
        multiple: 3,
        taxRate: 5,
      },
      versions: [
        toneOf('A-1', '7.43', {
          fields: { ...fields, toneLevel: 7, tonePrimary: '4', discountPercent: 12.5 },
          stock: { BOG: { available: 5, promised: 3 } },
          arrivals,
        }),
        toneOf('A-2', '8.1', { stock: { MDE: { available: 0, promised: 0 } } }),
      ],
    });
    const rows = readBack(exportColumns(warehouses), exportRows(product, warehouses));
    expect(planProduct(product, rows, context)).toMatchObject({
      change: null,
      bad: [],
      shortages: [],
    });
  });
});

describe('the file to fill in', () => {
  const [names = [], ...rows] = templateRows(warehouses);

  test('has a cell in each row for each column, once', () => {
    expect(rows.map(({ length }) => length)).toEqual(rows.map(() => names.length));
    expect(new Set(names).size).toBe(names.length);
  });

  test('names stock and arrivals of each warehouse, and one price for all', () => {
    expect(names.filter((name) => /existencias|llegadas|precio/.test(name))).toEqual([
      'precio',
      'existencias_BOG',
      'existencias_MDE',
      'llegadas_BOG',
      'llegadas_MDE',
    ]);
  });

  test('is read without a fault, and every row of it is passed over', () => {
    const read = readBack(names, rows);
    expect(read[0]).toMatchObject({
      productCode: 'EJEMPLO-TINTE',
      code: 'EJEMPLO-TINTE-71',
      product: { name: 'Tinte en crema', taxRate: 19, minQuantity: 3, isPresale: true },
      version: { toneNumber: '7.1', swatchHex: '#8a7560' },
      prices: { BOG: 12_500, MDE: 12_500 },
      stock: { BOG: 24, MDE: 24 },
      arrivals: { BOG: [{ date: '2027-01-10', cap: 50 }] },
    });
    expect(read.map(({ productCode }) => isExample(productCode))).toEqual(rows.map(() => true));
  });

  test.each([
    ['EJEMPLO-TINTE', true],
    ['EJEMPLO', false],
    ['MI-EJEMPLO-TINTE', false],
    ['TINTE-01', false],
  ])('of %s it says whether it is an example', (code, isOne) => {
    expect(isExample(code)).toBe(isOne);
  });
});
