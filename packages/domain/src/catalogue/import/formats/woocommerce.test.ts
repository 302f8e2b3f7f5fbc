import { describe, expect, test } from 'vitest';
import { createWooReader, isWooHeader, wooColumns } from './woocommerce.ts';

/** The part of WooCommerce's export that says something, as it is named in English. */
const english = [
  'ID',
  'Type',
  'SKU',
  'Name',
  'Published',
  'Is featured?',
  'Short description',
  'Description',
  'Stock',
  'Sale price',
  'Regular price',
  'Categories',
  'Tags',
  'Images',
  'Parent',
  'Attribute 1 name',
  'Attribute 1 value(s)',
  'Attribute 2 name',
  'Attribute 2 value(s)',
  'Brands',
];
const spanish = [
  'ID',
  'Tipo',
  'SKU',
  'Nombre',
  'Publicado',
  '¿Está destacado?',
  'Descripción corta',
  'Descripción',
  'Inventario',
  'Precio rebajado',
  'Precio normal',
  'Categorías',
  'Etiquetas',
  'Imágenes',
  'Superior',
  'Nombre del atributo 1',
  'Valor(es) del atributo 1',
  'Nombre del atributo 2',
  'Valor(es) del atributo 2',
  'Marcas',
];
const choice = { known: ['BOG', 'MDE'], chosen: 'BOG' };

/** Rows as columns with what they hold. */
function read(records: readonly Record<string, string>[], names = english) {
  const reader = createWooReader(names);
  const columns = wooColumns(names, choice);
  const rows = records.flatMap((record, at) =>
    reader.read({
      line: at + 2,
      cells: english.map((name) => record[name] ?? ''),
    }),
  );
  return [...rows, ...reader.end()].map(({ cells }) =>
    Object.fromEntries(
      cells.flatMap((cell, at) => {
        const column = columns.ok ? columns.value[at] : null;
        return cell !== '' && column ? [[column.key, cell]] : [];
      }),
    ),
  );
}

const parent = {
  ID: '7',
  Type: 'variable',
  SKU: 'T',
  Name: 'Tinte',
  Published: '1',
  Brands: 'Alma',
  Categories: 'Tintes, Coloración > Tintes',
  Tags: 'cana, cobre',
  Images: 'https://a/1.jpg, https://a/2.jpg',
};
const variation = {
  Type: 'variation',
  SKU: 'T-71',
  Parent: 'T',
  'Regular price': '12500',
  'Sale price': '9900',
  'Attribute 1 name': 'Color',
  'Attribute 1 value(s)': '7.1 Cenizo',
  Stock: '4',
};

test('its header is known in both languages', () => {
  expect([isWooHeader(english), isWooHeader(spanish), isWooHeader(['SKU', 'Name'])]).toEqual([
    true,
    true,
    false,
  ]);
  expect(wooColumns(spanish, { known: ['BOG', 'MDE'], chosen: null })).toMatchObject({
    error: { code: 'WHICH_WAREHOUSE', column: 'Inventario' },
  });
});

describe('createWooReader', () => {
  test('a product without options is a row', () => {
    const simple = { Type: 'simple, virtual', SKU: 'C1', Name: 'Cera', 'Regular price': '9000' };
    expect(read([simple])).toEqual([
      { productCode: 'C1', code: 'C1', name: 'Cera', price: '9000' },
    ]);
  });
  test.each([
    ['after', [parent, variation]],
    ['before', [variation, parent]],
  ])('a variation is an option of its parent, which stands %s it', (_where, records) => {
    for (const names of [english, spanish]) {
      expect(read(records, names)).toEqual([
        {
          productCode: 'T',
          code: 'T-71',
          name: 'Tinte',
          brand: 'Alma',
          isActive: '1',
          category: 'Coloración > Tintes',
          keywords: 'cana| cobre',
          image: 'https://a/1.jpg',
          pictures: 'https://a/2.jpg',
          toneNumber: '7.1',
          toneName: '7.1 Cenizo',
          salePrice: '9900',
          price: '12500',
          stock: '4',
        },
      ]);
    }
  });
  test('what the product says stands on its first variation, and a parent may be called by number', () => {
    const other = { ...variation, SKU: '', Parent: 'id:7', 'Attribute 1 value(s)': 'Rojo' };
    const [, second] = read([parent, variation, other]);
    expect(second).toMatchObject({ productCode: 'T', code: 'T-rojo', toneName: 'Rojo' });
    expect(second).not.toHaveProperty('name');
  });
  test('sizes are contents, strengths are volumes, whatever they are called', () => {
    const sized = {
      ...variation,
      'Attribute 1 name': 'Volumen',
      'Attribute 1 value(s)': '60ml',
      'Attribute 2 name': 'Oxidante',
      'Attribute 2 value(s)': '20 vol',
    };
    const [row] = read([parent, sized]);
    expect(row).toMatchObject({ contentSize: '60 ml', volume: '20 vol' });
    expect(row).not.toHaveProperty('toneName');
  });
  test('a variation whose parent is not there is a product of its own', () => {
    expect(read([variation])).toMatchObject([{ productCode: 'T-71', code: 'T-71' }]);
  });
});
