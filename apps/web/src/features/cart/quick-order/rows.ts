import type { QuickOrderRow } from '@matiz/contracts/cart/quick-order.ts';
import { readRun } from '@matiz/domain/cart/quick-order/read-run.ts';
import { readQuickOrderRow } from '@matiz/domain/cart/quick-order-row.ts';
import { type QuickOrderInput, quickOrderMaxRows } from '@matiz/domain/cart/quick-order-text.ts';
import { readToneSpelling } from '@matiz/domain/catalogue/tone-spelling.ts';

/** A row of the list on the screen; the id is this page's own. */
export interface ListRow {
  readonly id: number;
  readonly input: QuickOrderInput;
  /** Nobody wrote how many: first it is as many as usual, then as few as there may be. */
  readonly unwritten?: 'usual' | 'least';
}

/** A row before it stands in the list. */
export type NewRow = Omit<ListRow, 'id'>;

/** A row with what the server last said of it; null while it is asked, or after an edit. */
export interface CheckedRow extends ListRow {
  readonly answer: QuickOrderRow | null;
}

/** What was last checked: the rows as they were sent, and the answers in their order. */
export interface Check {
  readonly rows: readonly ListRow[];
  readonly results: readonly QuickOrderRow[];
}

/** Each row with its answer, if that is of the row as it stands now. */
export function joinAnswers(rows: readonly ListRow[], check: Check | undefined): CheckedRow[] {
  const answers = new Map(
    check?.rows.map((row, index) => [row.id, [row.input, check.results[index]] as const]),
  );
  return rows.map((row) => {
    const [input, answer] = answers.get(row.id) ?? [];
    return { ...row, answer: input === row.input ? (answer ?? null) : null };
  });
}

/** What stands in the two fields of a row: as it was typed, or as it was read. */
export function rowFieldsOf({ input, answer }: CheckedRow): { item: string; quantity: string } {
  if ('code' in input) return { item: input.code, quantity: input.quantity };
  const [reading] = readQuickOrderRow(input.text);
  // Of a number that may be the item's the server says so: it is no quantity yet.
  const isMissing = answer?.error?.kind === 'QUANTITY_MISSING';
  const quantity = isMissing ? '' : (answer?.quantity ?? reading?.quantityText ?? '');
  return { item: answer?.item ?? reading?.item ?? input.text, quantity: String(quantity) };
}

/** The quantity of the fields until someone touches it. */
export const firstQuantity = '1';

/** A row that was typed in two fields: what says how many by itself (`2 del 7.1`) is taken at its word. */
export function inputOf(item: string, quantity: string): QuickOrderInput {
  const said = saidQuantity(item);
  return said !== null && quantity === firstQuantity ? { text: item } : { code: item, quantity };
}

/**
 * A row that names a code or a tone by its number (`KOL-7.43`, `7.43x3`, «siete punto uno»), with the
 * units that it says, or the least; null for words, of which the catalogue may have several.
 */
function exactRowOf(typed: string): NewRow | null {
  const [reading] = readQuickOrderRow(typed);
  if (!reading || !isNumberOrCode(reading.item)) return null;
  const { item, quantityText } = reading;
  if (quantityText !== null) return { input: { code: item, quantity: quantityText } };
  return { input: { code: item, quantity: firstQuantity }, unwritten: 'usual' };
}

/** The rows that Enter adds at once: the entries of a run, or one exact code; none for words. */
export function exactRowsOf(typed: string): NewRow[] {
  const entries = readRun(typed.trim());
  if (entries.length > 1) return entries.map((text) => exactRowOf(text) ?? { input: { text } });
  return [exactRowOf(typed) ?? []].flat();
}

function isNumberOrCode(item: string): boolean {
  if (/^[x×*]\s*\d/.test(item)) return false;
  return readToneSpelling(item) !== null || /^\p{L}{2,}[\p{L}\d.,/-]*\d[\p{L}\d.,/-]*$/u.test(item);
}

/** How many a text says that it wants; null where it does not say it surely. */
export function saidQuantity(text: string): { item: string; quantity: string } | null {
  const [reading] = readQuickOrderRow(text);
  if (reading?.isSaid !== true || reading.quantityText === null) return null;
  return { item: reading.item, quantity: reading.quantityText };
}

/** The list with more rows behind, as far as it goes; how many did not fit is said. */
export function appendRows(
  rows: readonly ListRow[],
  more: readonly NewRow[],
  /** An id of its own for each, never that of a row which is gone: what was typed is known by it. */
  firstId: number,
): { rows: ListRow[]; added: number[]; leftOut: number } {
  const room = Math.max(0, quickOrderMaxRows - rows.length);
  const added = more.slice(0, room).map((row, index) => ({ ...row, id: firstId + index }));
  return {
    rows: [...rows, ...added],
    added: added.map(({ id }) => id),
    leftOut: more.length - added.length,
  };
}

/** The list with a row back at its place, as far as that is still there. */
export function restoreRow(rows: readonly ListRow[], row: ListRow, place: number): ListRow[] {
  return rows.some(({ id }) => id === row.id) ? [...rows] : rows.toSpliced(place, 0, row);
}

/** How a row names what it asks for, once the buyer has chosen it among several. */
export function codeOf({ code, versionCode }: { code: string; versionCode: string | null }) {
  return versionCode ?? code;
}
