import { afterAll, beforeAll, expect, it } from 'vitest';
import { createImportFixture, type ImportFixture } from '#testing/imports.ts';

let test: ImportFixture;
beforeAll(async () => {
  test = await createImportFixture();
});
afterAll(() => test.close());

/** All of Shopify's columns, in its order. */
const names =
  `Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Option3 Name,Option3 Value,Variant SKU,Variant Grams,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy,Variant Fulfillment Service,Variant Price,Variant Compare At Price,Variant Requires Shipping,Variant Taxable,Variant Barcode,Image Src,Image Position,Image Alt Text,Gift Card,SEO Title,SEO Description,Google Shopping / Google Product Category,Google Shopping / Gender,Google Shopping / Age Group,Google Shopping / MPN,Google Shopping / AdWords Grouping,Google Shopping / AdWords Labels,Google Shopping / Condition,Google Shopping / Custom Product,Google Shopping / Custom Label 0,Google Shopping / Custom Label 1,Google Shopping / Custom Label 2,Google Shopping / Custom Label 3,Google Shopping / Custom Label 4,Variant Image,Variant Weight Unit,Variant Tax Code,Cost per item,Status`.split(
    ',',
  );

function shopifyFile(records: readonly Record<string, string>[]): string {
  const cell = (text: string) => `"${text.replaceAll('"', '""')}"`;
  const rows = records.map((record) => names.map((name) => cell(record[name] ?? '')).join(','));
  return [names.join(','), ...rows].join('\r\n');
}

const dye = { Handle: 'tinte-aurora', 'Variant Price': '12500.00', 'Variant Inventory Qty': '8' };
const file = shopifyFile([
  {
    ...dye,
    Title: 'Tinte Aurora',
    Vendor: 'Alma',
    Type: 'Tintes',
    Tags: 'cana, cobre',
    Status: 'active',
    'Body (HTML)':
      '<h6>Color</h6>\n<p onclick="x()">Cubre <strong>canas</strong></p><script>x</script>',
    'Option1 Name': 'Color',
    'Option1 Value': '7.43 Rubio cobrizo',
    'Image Src': 'https://cdn.example.com/aurora.jpg?v=1',
  },
  { ...dye, 'Option1 Value': '6.0 Rubio oscuro', 'Variant SKU': 'AUR-60' },
  { Handle: 'tinte-aurora', 'Image Src': 'https://cdn.example.com/otra.jpg' },
  { ...dye, 'Option1 Value': 'Rojo', 'Variant Price': '13000.00', 'Variant Inventory Qty': '-2' },
  {
    Handle: 'champu',
    Title: 'Champú',
    Vendor: 'Alma',
    Type: 'Tintes',
    Status: 'draft',
    'Option1 Name': 'Title',
    'Option1 Value': 'Default Title',
    'Variant Price': '9.99',
    'Variant Inventory Qty': '-2',
  },
]);

it("catalogue:import reads Shopify's 48 columns", async () => {
  expect(names).toHaveLength(48);
  const report = await test.take(file, { warehouse: 'BOG' });
  expect(report).toMatchObject({ format: 'shopify', counts: '3 0 0 1', picturesLeftOut: 2 });
  expect(report.reasons).toEqual([
    '6 Variant Price: «9.99» tiene decimales y aquí van números enteros.',
  ]);
  expect(report.notes).toEqual({ STOCK_BELOW_ZERO: 1 });
  const [product] = await test.sql`
    SELECT code, name, description, keywords, withdrawn_at, (
      SELECT json_agg(json_build_array(version.code, tone_number, tone_name, stock.available)
        ORDER BY version.id)
      FROM product_version version JOIN stock ON stock.version_id = version.id
      WHERE version.product_id = product.id) AS versions
    FROM product WHERE code = 'tinte-aurora'`;
  expect(product).toEqual({
    code: 'tinte-aurora',
    name: 'Tinte Aurora',
    keywords: ['cana', 'cobre'],
    withdrawn_at: null,
    description: '<p>Color</p><p>Cubre <strong>canas</strong></p>',
    versions: [
      ['tinte-aurora-7-43-rubio-cobrizo', '7.43', '7.43 Rubio cobrizo', 8],
      ['AUR-60', '6.0', '6.0 Rubio oscuro', 8],
    ],
  });
});

it('an option that costs more is a product of its own, with a code and a name (ADR 30)', async () => {
  const rows = await test.sql`
    SELECT product.code, name, price FROM product
    JOIN base_price ON product_id = product.id AND warehouse_id = 1
    WHERE product.code LIKE 'tinte-aurora%' ORDER BY price`;
  expect(rows).toEqual([
    { code: 'tinte-aurora', name: 'Tinte Aurora', price: 12_500 },
    { code: 'tinte-aurora-rojo', name: 'Tinte Aurora Rojo', price: 13_000 },
  ]);
});

it('the same file again changes nothing, and takes no colour away that someone chose', async () => {
  await test.sql`UPDATE product_version SET swatch_hex = '#aa5533' WHERE code = 'AUR-60'`;
  expect((await test.take(file, { warehouse: 'BOG' })).counts).toBe('0 0 3 1');
  const [tone] = await test.sql`SELECT swatch_hex FROM product_version WHERE code = 'AUR-60'`;
  expect(tone?.swatch_hex).toBe('#aa5533');
});

it('a price in dollars becomes whole pesos at a rate', async () => {
  const text = shopifyFile([
    { Handle: 'lima', Title: 'Lima', Vendor: 'Alma', Type: 'Otra cosa', 'Variant Price': '1.99' },
  ]);
  const [{ slug } = { slug: '' }] = await test.sql<{ slug: string }[]>`SELECT slug FROM category`;
  const report = await test.take(text, {
    warehouse: 'MED',
    category: slug,
    rates: { general: 4_000, byCurrency: {} },
  });
  expect(report.counts).toBe('1 0 0 0');
  const prices = await test.sql`SELECT warehouse_id, price FROM base_price JOIN product
    ON product.id = product_id WHERE code = 'lima'`;
  expect(prices).toEqual([{ warehouse_id: 2, price: 7_960 }]);
});
