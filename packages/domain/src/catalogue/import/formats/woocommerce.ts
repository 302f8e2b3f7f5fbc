import { fail, ok, type Result } from '../../../kernel/result.ts';
import { foldText, slugOf } from '../../../kernel/text.ts';
import { type Column, oneWarehouse, type WarehouseChoice } from '../columns.ts';
import type { FileFault } from '../import-fault.ts';
import { shortCode } from '../import-row.ts';
import { type Axis, readAxes } from './option-axes.ts';
import type { FileRecord } from './shopify.ts';

/** WooCommerce's columns that are read, as its export names them in English and in Spanish. */
const columns = {
  id: ['id'],
  type: ['type', 'tipo'],
  sku: ['sku'],
  name: ['name', 'nombre'],
  published: ['published', 'publicado'],
  featured: ['is featured?', '¿esta destacado?'],
  summary: ['short description', 'descripcion corta'],
  description: ['description', 'descripcion'],
  stock: ['stock', 'inventario'],
  price: ['regular price', 'precio normal'],
  sale: ['sale price', 'precio rebajado'],
  categories: ['categories', 'categorias'],
  tags: ['tags', 'etiquetas'],
  images: ['images', 'imagenes'],
  barcode: ['gtin, upc, ean, or isbn', 'gtin, upc, ean o isbn'],
  parent: ['parent', 'superior'],
  brands: ['brands', 'marcas', 'brand', 'marca'],
} as const;
type Cell = keyof typeof columns;

const attributeName = /^(?:attribute (\d+) name|nombre del atributo (\d+))$/;
const attributeValue = /^(?:attribute (\d+) value\(s\)|valor\(es\) del atributo (\d+))$/;
const brandName = /^(marca|brand|marcas|brands|fabricante|pa_marca|pa_brand)$/;

const plain = (name: string) => foldText(name.trim());

export function isWooHeader(names: readonly string[]): boolean {
  const known = new Set(names.map(plain));
  const has = (cell: Cell) => columns[cell].some((name) => known.has(name));
  return (['type', 'sku', 'price', 'parent'] as const).every(has);
}

/** The columns of the rows that `createWooReader` makes. */
export function wooColumns(
  names: readonly string[],
  choice: WarehouseChoice,
): Result<Column[], FileFault> {
  const { known } = choice;
  const one = oneWarehouse(choice);
  const stock = names.find((name) => columns.stock.some((called) => called === plain(name)));
  if (stock !== undefined && one === null) {
    return fail({ code: 'WHICH_WAREHOUSE', column: stock, known });
  }
  return ok([
    { key: 'productCode', name: 'SKU' },
    { key: 'code', name: 'SKU' },
    { key: 'name', name: 'Name' },
    { key: 'brand', name: 'Brands' },
    { key: 'category', name: 'Categories' },
    { key: 'description', name: 'Description' },
    { key: 'keywords', name: 'Tags' },
    { key: 'isActive', name: 'Published' },
    { key: 'isBestSeller', name: 'Is featured?' },
    { key: 'toneNumber', name: 'Attribute' },
    { key: 'toneName', name: 'Attribute' },
    { key: 'volume', name: 'Attribute' },
    { key: 'contentSize', name: 'Attribute' },
    { key: 'barcodes', name: 'GTIN, UPC, EAN, or ISBN' },
    { key: 'image', name: 'Images' },
    { key: 'pictures', name: 'Images' },
    { key: 'salePrice', name: 'Sale price' },
    { key: 'price', name: 'Regular price', warehouses: one === null ? known : [one] },
    { key: 'stock', name: 'Stock', warehouses: one === null ? [] : [one] },
  ]);
}

type Reading = ReturnType<typeof readerOf>;

/**
 * Reads records one by one and answers the rows that are whole: a variation needs its parent, which
 * may stand before or after it. `end` answers those that never got one, as products of their own.
 */
export function createWooReader(names: readonly string[]) {
  const reading = readerOf(names);
  const { cell } = reading;
  /** Parents by what variations call them, with the record until a variation took it along. */
  const parents = new Map<string, { code: string; record: FileRecord | null }>();
  const waiting = new Map<string, FileRecord[]>();

  function read(record: FileRecord): FileRecord[] {
    // Left as it is, the row's own fault is told: so many cells, so many expected.
    if (record.cells.length !== names.length) return [{ line: record.line, cells: [] }];
    const type = plain(cell(record, 'type'));
    if (type.includes('variation') || type.includes('variacion')) return readVariation(record);
    if (type.includes('variable')) return readParent(record);
    return type.includes('group') || type.includes('agrupad')
      ? []
      : [wholeRow(reading, record, null)];
  }

  function readVariation(record: FileRecord): FileRecord[] {
    const called = cell(record, 'parent');
    const parent = parents.get(called);
    if (parent === undefined) {
      waiting.set(called, [...(waiting.get(called) ?? []), record]);
      return [];
    }
    const row = wholeRow(reading, record, parent);
    parent.record = null;
    return [row];
  }

  function readParent(record: FileRecord): FileRecord[] {
    const parent = { code: codeOf(reading, record), record };
    const called = [cell(record, 'sku'), `id:${cell(record, 'id')}`].filter((one) => one !== '');
    for (const one of called) parents.set(one, parent);
    const held = called.flatMap((one) => waiting.get(one) ?? []);
    for (const one of called) waiting.delete(one);
    return held.flatMap(readVariation);
  }

  function end(): FileRecord[] {
    return [...waiting.values()].flat().map((record) => wholeRow(reading, record, null));
  }

  return { read, end };
}

function readerOf(names: readonly string[]) {
  const placeOf = new Map(names.map((name, index) => [plain(name), index]));
  const places = (pattern: RegExp) =>
    new Map(
      [...placeOf].flatMap(([name, place]) => {
        const [, one, other] = pattern.exec(name) ?? [];
        const number = one ?? other;
        return number === undefined ? [] : [[number, place] as const];
      }),
    );
  const [nameAt, valueAt] = [places(attributeName), places(attributeValue)];
  const at = ({ cells }: FileRecord, place: number | undefined) => cells[place ?? -1]?.trim() ?? '';
  return {
    cell: (record: FileRecord, key: Cell) =>
      columns[key].map((name) => at(record, placeOf.get(name))).find((text) => text !== '') ?? '',
    axesOf: (record: FileRecord): Axis[] =>
      [...nameAt].map(([number, place]) => ({
        name: at(record, place),
        value: at(record, valueAt.get(number)),
      })),
  };
}

/** `parent`: of a variation. Its record says what the product is, once. */
function wholeRow(
  reading: Reading,
  record: FileRecord,
  parent: { readonly code: string; readonly record: FileRecord | null } | null,
): FileRecord {
  const { cell, axesOf } = reading;
  const source = parent === null ? record : parent.record;
  const ofProduct = (read: (from: FileRecord) => string) => (source === null ? '' : read(source));
  const options = parent === null ? [] : axesOf(record).filter(({ name }) => !isBrand(name));
  const { size, volume, toneNumber, toneName } = readAxes(options);
  const label = [toneName, volume, size].filter(Boolean).join(' ');
  const productCode = parent?.code ?? codeOf(reading, record);
  const sku = cell(record, 'sku');
  const ownSku =
    sku === '' || sku === parent?.code ? shortCode(`${productCode}-${slugOf(label)}`) : sku;
  const images = ofProduct((from) => cell(from, 'images'))
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');
  return {
    line: record.line,
    cells: [
      productCode,
      label === '' ? productCode : ownSku,
      ofProduct((from) => cell(from, 'name')),
      ofProduct((from) => brandOf(reading, from)),
      ofProduct((from) => deepestOf(cell(from, 'categories'))),
      ofProduct((from) =>
        (cell(from, 'description') || cell(from, 'summary')).replaceAll('\\n', '\n'),
      ),
      ofProduct((from) => cell(from, 'tags').replaceAll(',', '|')),
      ofProduct((from) => cell(from, 'published')),
      ofProduct((from) => cell(from, 'featured')),
      toneNumber,
      toneName,
      volume,
      size,
      cell(record, 'barcode'),
      images[0] ?? '',
      images.slice(1).join('|'),
      cell(record, 'sale'),
      cell(record, 'price'),
      cell(record, 'stock'),
    ],
  };
}

function codeOf({ cell }: Reading, record: FileRecord): string {
  const own = cell(record, 'sku') || slugOf(cell(record, 'name')) || `WOO-${cell(record, 'id')}`;
  return shortCode(own);
}

function isBrand(name: string): boolean {
  return brandName.test(plain(name));
}

function brandOf({ cell, axesOf }: Reading, record: FileRecord): string {
  const [said = ''] = cell(record, 'brands').split(',');
  return said.trim() || (axesOf(record).find(({ name }) => isBrand(name))?.value ?? '');
}

/** `Tintes, Coloración > Tintes > Permanentes`: of several categories the one that says most. */
function deepestOf(categories: string): string {
  const paths = categories.split(/(?<!\\),/).map((path) => path.trim().replaceAll('\\,', ','));
  return paths.reduce((best, path) => (depthOf(path) > depthOf(best) ? path : best), '');
}

function depthOf(path: string): number {
  return path === '' ? 0 : path.split('>').length;
}
