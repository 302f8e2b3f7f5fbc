import { fail, ok, type Result } from '../../kernel/result.ts';
import { cleanRichText } from '../rich-text.ts';
import * as read from './cell-values.ts';
import { type Column, type ColumnKey, columnNames } from './columns.ts';
import type { CellFault, ImportFault } from './import-fault.ts';
import { type ImportRow, longestCode, type SaidArrival } from './import-row.ts';
import { isFormula, readSafeCell } from './spreadsheet-cell.ts';

/** What a row of a file needs to be understood. */
export interface RowContext {
  readonly columns: readonly Column[];
  /** The names that the catalogue knows; a fault for one that it does not. */
  readonly brandOf: (text: string) => Result<string, CellFault>;
  readonly categoryOf: (text: string) => Result<string, CellFault>;
  /** Pesos of one unit of the file's currency; null: the file speaks of pesos. */
  readonly rate: number | null;
}

/** Written in a cell, it takes away what is there; an empty cell leaves it. */
export const clearWord = 'BORRAR';

type Reader = (text: string, context: RowContext) => Result<unknown, CellFault>;
interface Target {
  readonly of: 'product' | 'version';
  readonly field: string;
  readonly read: Reader;
  readonly most?: number;
  /** What clearing leaves; absent: it cannot be cleared. */
  readonly cleared?: unknown;
}

const asText: Reader = (text) => ok(text);
const product = (field: string, reader: Reader, more: Partial<Target> = {}): Target => ({
  ...{ of: 'product', field, read: reader },
  ...more,
});
const version = (field: string, reader: Reader, more: Partial<Target> = {}): Target => ({
  ...{ of: 'version', field, read: reader },
  ...more,
});

const targets: Readonly<Record<Exclude<ColumnKey, 'productCode' | 'code'>, Target>> = {
  name: product('name', asText, { most: 200 }),
  brand: product('brand', (text, { brandOf }) => brandOf(text), { most: 120 }),
  category: product('category', (text, { categoryOf }) => categoryOf(text)),
  line: product('line', asText, { most: 120, cleared: null }),
  description: product('description', (text) => ok(cleanRichText(text)), {
    most: 20_000,
    cleared: '',
  }),
  invimaCode: product('invimaCode', asText, { most: 60, cleared: null }),
  taxRate: product('taxRate', read.readTax),
  contentSize: product('contentSize', asText, { most: 60, cleared: null }),
  minQuantity: product('minQuantity', readMultiple),
  multiple: product('multiple', readMultiple),
  isPresale: product('isPresale', read.readYesNo),
  isNewProduct: product('isNew', read.readYesNo),
  isBestSeller: product('isBestSeller', read.readYesNo),
  keywords: product('keywords', (text) => ok(read.readList(text)), { most: 1_000, cleared: [] }),
  image: product('image', asText, { most: 300 }),
  pictures: product('pictures', (text) => ok(read.readList(text)), { most: 3_000, cleared: [] }),
  isProductWithdrawn: product('isWithdrawn', read.readYesNo),
  position: version('position', read.readCount),
  toneNumber: version('toneNumber', asText, { most: 24, cleared: null }),
  toneName: version('toneName', asText, { most: 120 }),
  toneSeries: version('toneSeries', asText, { most: 120, cleared: '' }),
  toneLevel: version('toneLevel', read.readLevel, { cleared: null }),
  tonePrimary: version('tonePrimary', asText, { most: 40, cleared: null }),
  toneSecondary: version('toneSecondary', asText, { most: 40, cleared: null }),
  swatchHex: version('swatchHex', read.readHex),
  swatchImage: version('swatchImage', asText, { most: 300, cleared: null }),
  volume: version('volume', read.readVolume, { cleared: null }),
  isTopSeller: version('isTopSeller', read.readYesNo),
  isNewVersion: version('isNew', read.readYesNo),
  excludedFromPresale: version('excludedFromPresale', read.readYesNo),
  discountPercent: version('discountPercent', read.readPercent, { cleared: null }),
  discountValue: version('discountValue', (text) => read.readPesos(text), { cleared: null }),
  isVersionWithdrawn: version('isWithdrawn', read.readYesNo),
};

interface Draft {
  productCode: string | null;
  code: string | null;
  product: Record<string, unknown>;
  version: Record<string, unknown>;
  prices: Record<string, number | null>;
  stock: Record<string, number>;
  arrivals: Record<string, SaidArrival[]>;
}

/** Reads the cells of a row, or answers everything that is wrong with them. */
export function readRow(
  cells: readonly string[],
  line: number,
  context: RowContext,
): Result<ImportRow, ImportFault[]> {
  const { columns } = context;
  if (cells.length !== columns.length) {
    return fail([{ code: 'CELL_COUNT', expected: columns.length, found: cells.length }]);
  }
  const draft: Draft = {
    ...{ productCode: null, code: null },
    ...{ product: {}, version: {}, prices: {}, stock: {}, arrivals: {} },
  };
  const faults: ImportFault[] = [];
  // General columns first, so that a warehouse's own price goes before the one of all.
  const inOrder = columns
    .map((column, place) => ({ column, cell: cells[place]?.trim() ?? '' }))
    .sort((one, other) => spanOf(other.column) - spanOf(one.column));
  for (const { column, cell } of inOrder) {
    if (column === null || cell === '') continue;
    const fault = take(draft, column, cell, context);
    if (fault) faults.push(fault);
  }
  if (draft.productCode === null && !faults.some((one) => concerns(one, columns, 'productCode'))) {
    faults.push({ code: 'MISSING', column: nameOf(columns, 'productCode') });
  }
  if (faults.length > 0 || draft.productCode === null) return fail(faults);
  const { productCode, code, ...said } = draft;
  // The keys come from the tables above, each with a reader of its own type.
  return ok({ line, productCode, code: code ?? productCode, ...said } as ImportRow);
}

function take(
  draft: Draft,
  column: Exclude<Column, null>,
  cell: string,
  context: RowContext,
): ImportFault | null {
  const wrong = (code: CellFault): ImportFault => ({ code, column: column.name, value: cell });
  if (isFormula(cell)) return wrong('FORMULA');
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  if (/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/.test(cell))
    return wrong('CONTROL_CHARACTER');
  const text = readSafeCell(cell);
  if ('warehouses' in column) {
    const fault = takeOfWarehouses(draft, column, text, context);
    return fault && wrong(fault);
  }
  if (column.key === 'productCode' || column.key === 'code') {
    if (text.length > longestCode) {
      return { code: 'TOO_LONG', column: column.name, most: longestCode };
    }
    draft[column.key] = text;
    return null;
  }
  const target = targets[column.key];
  const { most = 200 } = target;
  if (text.length > most) return { code: 'TOO_LONG', column: column.name, most };
  if (text === clearWord) {
    if (target.cleared === undefined) return wrong('CANNOT_CLEAR');
    draft[target.of][target.field] = target.cleared;
    return null;
  }
  const value = target.read(text, context);
  if (!value.ok) return wrong(value.error);
  draft[target.of][target.field] = value.value;
  return null;
}

function takeOfWarehouses(
  draft: Draft,
  column: Extract<Column, { warehouses: readonly string[] }>,
  text: string,
  { rate }: RowContext,
): CellFault | null {
  if (column.key === 'price') {
    const price = text === clearWord ? ok(null) : read.readPesos(text, rate);
    if (!price.ok) return price.error;
    for (const code of column.warehouses) draft.prices[code] = price.value;
    return null;
  }
  if (text === clearWord) return 'CANNOT_CLEAR';
  if (column.key === 'stock') {
    const units = read.readCount(text);
    if (!units.ok) return units.error;
    for (const code of column.warehouses) draft.stock[code] = units.value;
    return null;
  }
  const arrivals = read.readArrivals(text);
  if (!arrivals.ok) return arrivals.error;
  for (const code of column.warehouses) draft.arrivals[code] = arrivals.value;
  return null;
}

function readMultiple(text: string): Result<number, CellFault> {
  const count = read.readCount(text);
  if (!count.ok) return count;
  return count.value >= 1 && count.value <= 9_999 ? count : fail('BAD_NUMBER');
}

function spanOf(column: Column): number {
  return column !== null && 'warehouses' in column ? column.warehouses.length : 0;
}

function nameOf(columns: readonly Column[], key: ColumnKey): string {
  return columns.find((column) => column?.key === key)?.name ?? columnNames[key][0];
}

function concerns(fault: ImportFault, columns: readonly Column[], key: ColumnKey): boolean {
  return 'column' in fault && fault.column === nameOf(columns, key);
}
