import { foldText } from '../kernel/text.ts';
import { readRun } from './quick-order/read-run.ts';
import { splitCells, visible } from './quick-order-row.ts';

/** The most that one quick order takes. */
export const quickOrderMaxRows = 2000;
export const quickOrderMaxBytes = 1_048_576;

/** A row as it is sent to be checked: as it was written, or taken from columns that have names. */
export type QuickOrderInput = { text: string } | { code: string; quantity: string };

const itemColumns =
  /^(?:codigos?|cod|sku|ref|referencias?|productos?|articulos?|tonos?|nombres?)\.?$/;
const quantityColumns = /^(?:cantidad(?:es)?|cant|qty|unidades|und|unds|uds|pedido)\.?$/;

/**
 * Parts a pasted list or a CSV file into its rows, in their order; empty ones are left out. A first
 * row that names a column of items and one of quantities says where to look in all the others.
 * `sep=;` of a spreadsheet is no row. A line break between quotes parts nothing; a line that is a run
 * of entries (`7.43x3 6.0x6`) is as many rows.
 */
export function readQuickOrderText(text: string): QuickOrderInput[] {
  const rows = splitRows(visible(text.replace(/\r\n?/g, '\n'))).filter((row) =>
    /[^\s;,"]/.test(row),
  );
  const [first, ...rest] = rows.filter((row) => !/^sep=.$/i.test(row.trim()));
  if (first === undefined) return [];
  const columns = readHeader(first);
  if (columns === null) {
    const lines = [first, ...rest].flatMap((row) => readRun(row.trim()));
    return lines.map((line) => ({ text: line }));
  }
  return rest.flatMap((row) => {
    const cells = splitCells(row, columns.mark);
    const code = columns.items.map((place) => cells[place] ?? '').find((cell) => cell !== '');
    if (code === undefined) return [];
    return [{ code, quantity: cells[columns.quantity] ?? '' }];
  });
}

function readHeader(row: string): { mark: string; items: number[]; quantity: number } | null {
  for (const mark of ['\t', ';', ',']) {
    const names = splitCells(row, mark).map(foldText);
    const items = names.flatMap((name, index) => (itemColumns.test(name) ? [index] : []));
    const quantity = names.findIndex((name) => quantityColumns.test(name));
    if (items.length > 0 && quantity >= 0) return { mark, items, quantity };
  }
  return null;
}

function splitRows(text: string): string[] {
  const rows: string[] = [];
  let row = '';
  for (const line of text.split('\n')) {
    row = row === '' ? line : `${row} ${line}`;
    // Inches are written with one quote: such a row is not open for ever.
    const isOpen = row.split('"').length % 2 === 0 && /(?:^|[;,\t])\s*"/.test(row);
    if (isOpen && row.length < 2000) continue;
    rows.push(row);
    row = '';
  }
  return row === '' ? rows : [...rows, row];
}
