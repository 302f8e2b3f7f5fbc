import type { QuickOrderRow } from '@matiz/contracts/cart/quick-order.ts';
import { readQuickOrderRow } from '@matiz/domain/cart/quick-order-row.ts';
import { type QuickOrderInput, quickOrderMaxRows } from '@matiz/domain/cart/quick-order-text.ts';
import { readToneSpelling } from '@matiz/domain/catalogue/tone-spelling.ts';

/** A row of the list on the screen; the id is this page's own. */
export interface ListRow {
  readonly id: number;
  readonly input: QuickOrderInput;
  /** Nobody wrote how many: it is as many as the product's minimum asks for. */
  readonly isLeast?: boolean;
}

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

/** The rows whose quantity nobody wrote, by what the server says that it has to be at least. */
export function fitLeast(rows: readonly CheckedRow[]): ReadonlyMap<number, QuickOrderInput> {
  return new Map(
    rows.flatMap(({ id, input, isLeast, answer }) => {
      const [least] = answer?.error?.nearest ?? [];
      if (!isLeast || !('code' in input) || least === undefined) return [];
      return [[id, { ...input, quantity: String(least) }] as const];
    }),
  );
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
export function exactInputOf(typed: string): Omit<ListRow, 'id'> | null {
  const [reading] = readQuickOrderRow(typed);
  if (!reading || !isNumberOrCode(reading.item)) return null;
  const { item, quantityText } = reading;
  if (quantityText !== null) return { input: { code: item, quantity: quantityText } };
  return { input: { code: item, quantity: firstQuantity }, isLeast: true };
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
  inputs: readonly QuickOrderInput[],
  isLeast = false,
): { rows: ListRow[]; added: number; leftOut: number } {
  const room = Math.max(0, quickOrderMaxRows - rows.length);
  const first = rows.reduce((highest, { id }) => Math.max(highest, id), 0) + 1;
  const added = inputs.slice(0, room).map((input, index) => ({
    id: first + index,
    input,
    ...(isLeast ? { isLeast } : {}),
  }));
  return {
    rows: [...rows, ...added],
    added: added.length,
    leftOut: inputs.length - added.length,
  };
}

/** How a row names what it asks for, once the buyer has chosen it among several. */
export function codeOf({ code, versionCode }: { code: string; versionCode: string | null }) {
  return versionCode ?? code;
}
