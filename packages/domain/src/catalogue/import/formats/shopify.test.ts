import { describe, expect, test } from 'vitest';
import { readShopifyProduct, shopifyColumns } from './shopify.ts';

const names = [
  'Handle',
  'Title',
  'Body (HTML)',
  'Vendor',
  'Type',
  'Tags',
  'Status',
  'Option1 Name',
  'Option1 Value',
  'Option2 Name',
  'Option2 Value',
  'Variant SKU',
  'Variant Price',
  'Variant Inventory Qty',
  'Variant Barcode',
  'Image Src',
];
const columns = shopifyColumns(names, { known: ['BOG'], chosen: 'BOG' });

/** The rows of one product, as columns with what they hold. */
function read(...records: Record<string, string>[]) {
  const rows = readShopifyProduct(
    names,
    records.map((record, at) => ({ line: at + 2, cells: names.map((name) => record[name] ?? '') })),
  );
  return rows.map(({ cells }) =>
    Object.fromEntries(
      cells.flatMap((cell, at) => {
        const column = columns.ok ? columns.value[at] : null;
        return cell !== '' && column ? [[column.key, cell]] : [];
      }),
    ),
  );
}
const base = { Handle: 'tinte', Title: 'Tinte', Vendor: 'Alma', 'Variant Price': '9000' };

describe('readShopifyProduct', () => {
  test('a product of one variant has its own code', () => {
    const only = { ...base, 'Option1 Name': 'Title', 'Option1 Value': 'Default Title' };
    expect(read(only)).toEqual([
      { productCode: 'tinte', code: 'tinte', name: 'Tinte', brand: 'Alma', price: '9000' },
    ]);
    expect(read({ ...only, 'Variant SKU': 'T-1' })[0]).toMatchObject({
      productCode: 'T-1',
      code: 'T-1',
    });
  });
  test('a variant without a title belongs to the product above it', () => {
    const rows = read(
      {
        ...base,
        'Option1 Name': 'Color',
        'Option1 Value': '7.43 Rubio cobrizo',
        'Option2 Name': 'Volumen',
        'Option2 Value': '20 vol',
      },
      {
        Handle: 'tinte',
        'Option1 Value': 'Rojo',
        'Option2 Value': '30 vol',
        'Variant Price': '9000',
        'Variant SKU': 'R',
        'Variant Barcode': "'7702345678908",
      },
    );
    expect(rows).toMatchObject([
      {
        productCode: 'tinte',
        code: 'tinte-7-43-rubio-cobrizo-20-vol',
        toneNumber: '7.43',
        toneName: '7.43 Rubio cobrizo',
        volume: '20 vol',
      },
      {
        productCode: 'tinte',
        code: 'R',
        toneNumber: 'Rojo',
        volume: '30 vol',
        barcodes: "'7702345678908",
      },
    ]);
    expect(rows[1]).not.toHaveProperty('name');
  });
  test('a record that brings only a picture is one of the product', () => {
    const rows = read(
      { ...base, 'Image Src': 'https://x/a.jpg' },
      { Handle: 'tinte', 'Image Src': 'https://x/b.jpg' },
      { Handle: 'tinte', 'Image Src': 'https://x/c.jpg' },
    );
    expect(rows).toMatchObject([
      { image: 'https://x/a.jpg', pictures: 'https://x/b.jpg|https://x/c.jpg' },
    ]);
  });
  test('what is archived or a draft is withdrawn', () => {
    expect(read({ ...base, Status: 'draft' })[0]).toMatchObject({ isProductWithdrawn: 'sí' });
    expect(read({ ...base, Status: 'active' })[0]).toMatchObject({ isProductWithdrawn: 'no' });
  });
  test('a long handle is cut to a code that still is its own', () => {
    const [one] = read({ ...base, Handle: `${'a'.repeat(60)}1` });
    const [other] = read({ ...base, Handle: `${'a'.repeat(60)}2` });
    expect(one?.productCode).toHaveLength(40);
    expect(one?.productCode).not.toBe(other?.productCode);
  });
  test('its stock needs a warehouse', () => {
    expect(shopifyColumns(names, { known: ['BOG', 'MDE'], chosen: null })).toMatchObject({
      error: { code: 'WHICH_WAREHOUSE' },
    });
  });
});
