import { fail, ok, type Result } from '../../kernel/result.ts';
import { slugOf } from '../../kernel/text.ts';
import type { Column, WarehouseChoice } from './columns.ts';
import type { FileFault } from './import-fault.ts';
import { longestCode } from './import-row.ts';

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
const optionPlaces = [1, 2, 3] as const;

/** A swatch for tones of which nobody says the colour. */
const plainHex = '#b8aca3';

export function isShopifyHeader(names: readonly string[]): boolean {
  return names.includes(handle) && names.includes(price);
}

/** The columns of the rows that `readShopifyProduct` makes, under Shopify's own names. */
export function shopifyColumns(
  names: readonly string[],
  { known, chosen }: WarehouseChoice,
): Result<Column[], FileFault> {
  const twice = names.find((name, at) => name !== '' && names.indexOf(name) !== at);
  if (twice !== undefined) return fail({ code: 'REPEATED_COLUMN', column: twice });
  if (names.includes(inventory) && chosen === null) {
    return fail({ code: 'WHICH_WAREHOUSE', column: inventory, known });
  }
  const warehouses = chosen === null ? known : [chosen];
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
    { key: 'swatchHex', name: 'Option Value' },
    { key: 'volume', name: 'Option Value' },
    { key: 'image', name: image },
    { key: 'pictures', name: image },
    { key: 'price', name: price, warehouses },
    { key: 'stock', name: inventory, warehouses: chosen === null ? [] : [chosen] },
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
  const placeOf = new Map(names.map((name, place) => [name, place]));
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
    const values = optionPlaces.map((place) => cell(record, `Option${place} Value`));
    const option = isOnly ? noOption : readOptions(optionNames, values);
    const own = cell(record, 'Variant SKU') || shortCode(`${productCode}-${slugOf(option.label)}`);
    const isFirst = record === first;
    const ofProduct = (text: string) => (isFirst ? text : '');
    return {
      line,
      cells: [
        productCode,
        option.label === '' ? productCode : own,
        ofProduct(cell(first, 'Title')),
        ofProduct(cell(first, 'Vendor')),
        ofProduct(cell(first, 'Type')),
        ofProduct(cell(first, 'Body (HTML)')),
        ofProduct(cell(first, 'Tags').replaceAll(',', '|')),
        ofProduct(statusOf(cell(first, 'Status'))),
        option.number,
        option.name,
        option.number === '' ? '' : plainHex,
        option.volume,
        ofProduct(pictures[0] ?? ''),
        ofProduct(pictures.slice(1).join('|')),
        cell(record, price),
        cell(record, inventory),
      ],
    };
  });
}

const noOption = { label: '', number: '', name: '', volume: '' };

/** `Color: 7.43 Rubio` is a tone, `Volumen: 20 vol` a volume; what else there is names the tone. */
function readOptions(names: readonly string[], values: readonly string[]): typeof noOption {
  const isVolume = (place: number) => /^(volumen|vol)/i.test(names[place] ?? '');
  const volume = values.find((value, place) => isVolume(place) && value !== '') ?? '';
  const name = values.filter((value, place) => !isVolume(place) && value !== '').join(' / ');
  const printed = /^\d{1,2}[.,/-]\d{1,3}\b/.exec(name)?.[0];
  const number = printed ?? name.slice(0, 24);
  return { label: [name, volume].filter(Boolean).join(' '), number, name, volume };
}

function statusOf(status: string): string {
  if (status === '') return '';
  return status.toLowerCase() === 'active' ? 'no' : 'sí';
}

/** A code that fits; a long one is cut and told apart by a sum of all its letters. */
function shortCode(text: string): string {
  if (text.length <= longestCode) return text;
  let sum = 0x811c9dc5;
  for (const letter of text) sum = Math.imul(sum ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return `${text.slice(0, longestCode - 8)}-${sum.toString(36).padStart(7, '0')}`;
}
