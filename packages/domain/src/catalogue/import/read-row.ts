import { fail, ok, type Result } from '../../kernel/result.ts';
import * as read from './cell-values.ts';
import { type Column, type ColumnKey, columnNames } from './columns.ts';
import { foreignCodes, leaveOutUnsound } from './formats/foreign-codes.ts';
import { mendCell, type RowNote, withoutControls } from './formats/mend-cell.ts';
import type { CellFault, ImportFault } from './import-fault.ts';
import { type ImportRow, longestCode } from './import-row.ts';
import type { RowDraft } from './row-draft.ts';
import { type KnownNames, type PlainColumn, rowTargets } from './row-targets.ts';
import { isFormula, readSafeCell } from './spreadsheet-cell.ts';

/** Pesos of one unit of a currency. */
export interface Rates {
  /** Of what names none; null: it speaks of pesos. */
  readonly general: number | null;
  /** By code, in capitals. */
  readonly byCurrency: Readonly<Record<string, number>>;
}

/** What a row of a file needs to be understood. */
export interface RowContext extends KnownNames {
  readonly columns: readonly Column[];
  readonly rates: Rates;
  /**
   * Written by another system: what is missing is completed, and a cell that Matiz has no use for
   * as it stands is mended or left out, which is noted.
   */
  readonly isForeign: boolean;
}

export interface ReadRow {
  readonly row: ImportRow;
  readonly notes: readonly RowNote[];
}

/** Written in a cell, it takes away what is there; an empty cell leaves it. */
export const clearWord = 'BORRAR';

type UsedColumn = Exclude<Column, null>;
interface CellContext extends KnownNames {
  readonly rate: number | null;
}

/** Reads the cells of a row, or answers everything that is wrong with them. */
export function readRow(
  cells: readonly string[],
  line: number,
  context: RowContext,
): Result<ReadRow, ImportFault[]> {
  const { columns, isForeign } = context;
  if (cells.length !== columns.length) {
    return fail([{ code: 'CELL_COUNT', expected: columns.length, found: cells.length }]);
  }
  const draft: RowDraft = {
    productCode: null,
    code: null,
    product: {},
    version: {},
    prices: {},
    stock: {},
    arrivals: {},
  };
  const faults: ImportFault[] = [];
  const notes: RowNote[] = [];
  const clean = (cell: string | undefined) => (isForeign ? withoutControls(cell) : cell)?.trim();
  const textOf = (key: ColumnKey) =>
    clean(cells[columns.findIndex((column) => column?.key === key)]) ?? '';
  const rate = rateOf(textOf('currency'), context.rates);
  const cellContext = { ...context, rate: rate.ok ? rate.value : null };
  // General columns first, so that a warehouse's own price goes before the one of all.
  const inOrder = columns
    .map((column, index) => ({ column, cell: clean(cells[index]) ?? '' }))
    .sort((one, other) => spanOf(other.column) - spanOf(one.column));
  for (const { column, cell } of inOrder) {
    if (column === null || isJoined(column, columns)) continue;
    const text = column.key === 'category' ? joinCategory(cell, textOf('subcategory')) : cell;
    if (text === '') continue;
    const fault = rate.ok || column.key !== 'price' ? take(draft, column, text, cellContext) : null;
    const note =
      fault && isForeign ? mendCell(draft, column, text, { fault, names: context }) : null;
    if (note) notes.push(note);
    else if (fault) faults.push(fault);
  }
  if (!rate.ok) {
    const column = nameOf(columns, 'currency');
    faults.push({ code: rate.error, column, value: textOf('currency') });
  }
  takeSalePrice(draft, textOf('salePrice'), cellContext);
  if (isForeign && leaveOutUnsound(draft)) notes.push('BARCODE_LEFT_OUT');
  if (isForeign) Object.assign(draft, foreignCodes(draft));
  if (draft.productCode === null && !faults.some((one) => concerns(one, columns, 'productCode'))) {
    faults.push({ code: 'MISSING', column: nameOf(columns, isForeign ? 'name' : 'productCode') });
  }
  if (faults.length > 0 || draft.productCode === null) return fail(faults);
  const { productCode, code, ...said } = draft;
  // The keys come from the table of targets, each with a reader of its own type.
  const row = { line, productCode, code: code ?? productCode, ...said } as ImportRow;
  return ok({ row, notes });
}

/** Columns that are read together with another one. */
function isJoined(column: UsedColumn, columns: readonly Column[]): boolean {
  if (column.key === 'salePrice' || column.key === 'currency') return true;
  return column.key === 'subcategory' && columns.some((other) => other?.key === 'category');
}

function joinCategory(category: string, sub: string): string {
  return category === '' || sub === '' ? category : `${category} > ${sub}`;
}

/** The pesos of one unit of what a row's price is in. */
function rateOf(
  currency: string,
  { general, byCurrency }: Rates,
): Result<number | null, CellFault> {
  const code = currency.toUpperCase();
  if (code === '' || code === '$') return ok(general);
  if (/^(COP|COL\$|PESOS?)$/.test(code)) return ok(null);
  const rate = byCurrency[code];
  return rate === undefined ? fail('UNKNOWN_CURRENCY') : ok(rate);
}

/** A price for now is pesos off the usual one; what is not below it is none. */
function takeSalePrice(draft: RowDraft, text: string, { rate }: CellContext): void {
  const usual = Object.values(draft.prices)[0];
  if (text === '' || usual === undefined || usual === null) return;
  const sale = read.readPesos(text, rate);
  const off = sale.ok ? usual - sale.value : 0;
  draft.version.discountValue = off > 0 ? off : null;
}

function take(
  draft: RowDraft,
  column: UsedColumn,
  cell: string,
  context: CellContext,
): ImportFault | null {
  const wrong = (code: CellFault): ImportFault => ({ code, column: column.name, value: cell });
  if (isFormula(cell)) return wrong('FORMULA');
  if (withoutControls(cell) !== cell) return wrong('CONTROL_CHARACTER');
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
  const target =
    rowTargets[(column.key === 'subcategory' ? 'category' : column.key) as PlainColumn];
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
  draft: RowDraft,
  column: Extract<Column, { warehouses: readonly string[] }>,
  text: string,
  { rate }: CellContext,
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

function spanOf(column: Column): number {
  return column !== null && 'warehouses' in column ? column.warehouses.length : 0;
}

function nameOf(columns: readonly Column[], key: ColumnKey): string {
  return columns.find((column) => column?.key === key)?.name ?? columnNames[key][0];
}

function concerns(fault: ImportFault, columns: readonly Column[], key: ColumnKey): boolean {
  return 'column' in fault && fault.column === nameOf(columns, key);
}
