import { readPesos } from '../cell-values.ts';
import type { Column } from '../columns.ts';
import type { ImportFault } from '../import-fault.ts';
import { shortCode } from '../import-row.ts';
import type { RowDraft } from '../row-draft.ts';
import { type KnownNames, type PlainColumn, rowTargets } from '../row-targets.ts';

/** What was mended in a row of another system's file, instead of refusing it. */
export const rowNotes = [
  'PRICE_LEFT_OUT',
  'PRICE_ROUNDED',
  'STOCK_BELOW_ZERO',
  'COLOUR_MENDED',
  'TEXT_CUT',
  'SIZE_FOR_VOLUME',
  'CODE_CUT',
  'BARCODE_LEFT_OUT',
] as const;
export type RowNote = (typeof rowNotes)[number];

/** In how many rows something was mended, with so many more. */
export function addNote(
  notes: Partial<Record<RowNote, number>>,
  note: RowNote,
  rows: number,
): Partial<Record<RowNote, number>> {
  return rows === 0 ? notes : { ...notes, [note]: (notes[note] ?? 0) + rows };
}

/** Pesos from which on cents are what a spreadsheet worked out, not another currency. */
const surelyPesos = 1_000;

/** What may be cut: texts that say the same when they are shorter. */
const cuttable = new Set([
  'description',
  'keywords',
  'line',
  'contentSize',
  'toneName',
  'toneSeries',
]);

/** Takes what can be taken of a cell that is refused; null when nothing can. */
export function mendCell(
  draft: RowDraft,
  column: Exclude<Column, null>,
  cell: string,
  { fault, names }: { fault: ImportFault; names: KnownNames },
): RowNote | null {
  if ('warehouses' in column) return mendNumber(draft, column, cell, fault);
  const { key } = column;
  if (fault.code === 'TOO_LONG' && (key === 'productCode' || key === 'code')) {
    draft[key] = shortCode(cell);
    return 'CODE_CUT';
  }
  if (fault.code === 'TOO_LONG' && cuttable.has(key))
    return cut(draft, key, cell.slice(0, fault.most), names);
  if (fault.code === 'BAD_HEX') {
    // Of several colours the first; of one with its transparency, the colour.
    const digits = /(?<![0-9a-z])([0-9a-f]{6})(?:[0-9a-f]{2})?\b/i.exec(cell)?.[1]?.toLowerCase();
    if (digits !== undefined) draft.version.swatchHex = `#${digits}`;
    return 'COLOUR_MENDED';
  }
  if (fault.code === 'BAD_VOLUME' && /^\d/.test(cell)) {
    draft.product.contentSize ??= cell.slice(0, 60);
    return 'SIZE_FOR_VOLUME';
  }
  if (key === 'barcodes') return 'BARCODE_LEFT_OUT';
  if (fault.code === 'PRICE_ZERO') return 'PRICE_LEFT_OUT';
  return null;
}

function cut(draft: RowDraft, key: string, text: string, names: KnownNames): RowNote {
  const target = rowTargets[key as PlainColumn];
  const value = target.read(text, names);
  if (value.ok) draft[target.of][target.field] = value.value;
  return 'TEXT_CUT';
}

function mendNumber(
  draft: RowDraft,
  { key, warehouses }: Extract<Column, { warehouses: readonly string[] }>,
  cell: string,
  { code }: ImportFault,
): RowNote | null {
  if (key === 'price' && code === 'PRICE_ZERO') return 'PRICE_LEFT_OUT';
  if (key === 'price' && code === 'HAS_DECIMALS') {
    const pesos = readPesos(cell, 1);
    if (!pesos.ok || pesos.value < surelyPesos) return null;
    for (const one of warehouses) draft.prices[one] = pesos.value;
    return 'PRICE_ROUNDED';
  }
  if (key === 'stock' && code === 'NEGATIVE') {
    for (const one of warehouses) draft.stock[one] = 0;
    return 'STOCK_BELOW_ZERO';
  }
  return null;
}

/** A text without the letters that nobody sees; a line's end stays. */
export function withoutControls(text: string): string;
export function withoutControls(text: string | undefined): string | undefined;
export function withoutControls(text: string | undefined): string | undefined {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  return text?.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g, ' ');
}
