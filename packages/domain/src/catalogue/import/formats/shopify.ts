import { fail, ok, type Result } from '../../../kernel/result.ts';
import { slugOf } from '../../../kernel/text.ts';
import { type Column, oneWarehouse, type WarehouseChoice } from '../columns.ts';
import type { FileFault } from '../import-fault.ts';
import { shortCode } from '../import-row.ts';
import { readAxes } from './option-axes.ts';

/** A record of a file: its cells, and where people find it. */
export interface FileRecord {
  readonly line: number;
  readonly cells: readonly string[];
}

/** Shopify's columns that are read, of the 48 that it writes. */
const handle = 'Handle';
const price = 'Variant Price';
const inventory = 'Variant Inventory Qty';
const image = 'Image Src';
const barcode = 'Variant Barcode';
const optionPlaces = [1, 2, 3] as const;

export function isShopifyHeader(names: readonly string[]): boolean {
  return names.includes(handle) && names.includes(price);
}

/** The columns of the rows that `readShopifyProduct` makes, under Shopify's own names. */
export function shopifyColumns(
  names: readonly string[],
  choice: WarehouseChoice,
): Result<Column[], FileFault> {
  const twice = names.find((name, at) => name !== '' && names.indexOf(name) !== at);
  if (twice !== undefined) return fail({ code: 'REPEATED_COLUMN', column: twice });
  const { known } = choice;
  const one = oneWarehouse(choice);
  if (names.includes(inventory) && one === null) {
    return fail({ code: 'WHICH_WAREHOUSE', column: inventory, known });
  }
  const warehouses = one === null ? known : [one];
  return ok([
    { key: 'productCode', name: handle },
    { key: 'code', name: 'Variant SKU' },
    { key: 'name', name: 'Title' },
    { key: 'brand', name: 'Vendor' },
    { key: 'category', name: 'Type' },
    { key: 'description', name: 'Body (HTML)' },
    { key: 'keywords', name: 'Tags' },
    { key: 'isProductWithdrawn', name: 'Status' },
    { key: 'toneNumber', name: 'Option Value' },
    { key: 'toneName', name: 'Option Value' },
    { key: 'volume', name: 'Option Value' },
    { key: 'contentSize', name: 'Option Value' },
    { key: 'barcodes', name: barcode },
    { key: 'image', name: image },
    { key: 'pictures', name: image },
    { key: 'price', name: price, warehouses },
    { key: 'stock', name: inventory, warehouses: one === null ? [] : [one] },
  ]);
}

/**
 * Turns the records of one handle into rows, one for each variant. What the product says stands in
 * its first record; records that bring only a picture become pictures of the first row.
 */
export function readShopifyProduct(
  names: readonly string[],
  records: readonly FileRecord[],
): FileRecord[] {
  const placeOf = new Map(names.map((name, index) => [name, index]));
  const cell = ({ cells }: FileRecord, name: string) =>
    cells[placeOf.get(name) ?? -1]?.trim() ?? '';
  const [first] = records;
  if (first === undefined) return [];
  const variants = records.filter((record) => record === first || cell(record, price) !== '');
  const optionNames = optionPlaces.map((place) => cell(first, `Option${place} Name`));
  const pictures = [...new Set(records.map((record) => cell(record, image)))].filter(Boolean);
  const isOnly = variants.length === 1 && cell(first, 'Option1 Value') === 'Default Title';
  const productCode = isOnly
    ? cell(first, 'Variant SKU') || shortCode(cell(first, handle))
    : shortCode(cell(first, handle));

  return variants.map((record) => {
    const { line, cells } = record;
    // Left as it is, the row's own fault is told: so many cells, so many expected.
    if (cells.length !== names.length) return { line, cells: [] };
    const axes = optionPlaces.map((place, at) => ({
      name: optionNames[at] ?? '',
      value: isOnly ? '' : cell(record, `Option${place} Value`),
    }));
    const { size, volume, toneNumber, toneName } = readAxes(axes);
    const label = [toneName, volume, size].filter(Boolean).join(' ');
    const own = cell(record, 'Variant SKU') || shortCode(`${productCode}-${slugOf(label)}`);
    const isFirst = record === first;
    const ofProduct = (text: string) => (isFirst ? text : '');
    return {
      line,
      cells: [
        productCode,
        label === '' ? productCode : own,
        ofProduct(cell(first, 'Title')),
        ofProduct(cell(first, 'Vendor')),
        ofProduct(cell(first, 'Type')),
        ofProduct(cell(first, 'Body (HTML)')),
        ofProduct(cell(first, 'Tags').replaceAll(',', '|')),
        ofProduct(statusOf(cell(first, 'Status'))),
        toneNumber,
        toneName,
        volume,
        size,
        cell(record, barcode),
        ofProduct(pictures[0] ?? ''),
        ofProduct(pictures.slice(1).join('|')),
        cell(record, price),
        cell(record, inventory),
      ],
    };
  });
}

function statusOf(status: string): string {
  if (status === '') return '';
  return status.toLowerCase() === 'active' ? 'no' : 'sí';
}
