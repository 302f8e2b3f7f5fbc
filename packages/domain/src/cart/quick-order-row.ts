/** What a row may be long; what stands behind is not read. */
export const QUICK_ORDER_MAX_ROW = 300;

/** One way to read a row: what is wanted, and the quantity as it was written, if it was. */
export type QuickOrderReading = { item: string; quantityText: string | null };

const QUOTES = ['"', '“', '”'];
/** `3`, `x3`, `3 und.`: also what is not a whole number, so that it can be refused by its name. */
const QUANTITY =
  /^(?:[x×*]\s*)?([+-]?[\d.,]*\d[\d.,]*)\s*(?:unidades|unidad|unds?|uds?|un|u)?\.?$/i;
/** `7.43 x3`, and without the space only after a tone (`7.43x3`, `KOL-7.43x3`): `BOX3` is a code. */
const TIMES_AFTER = /^(.*?\S)\s+[x×*]\s*([+-]?[\d.,]*\d[\d.,]*)$/i;
const TIMES_AFTER_TONE = /^((?:.*[\s-])?\d{1,2}[.,/]\d{1,3}|\d{1,2})[x×*]\s*(\d+)$/i;
/** `3 x 7.43`. */
const TIMES_BEFORE = /^(\d+)\s*[x×*]\s+(\S.*)$/i;
const TIMES_BEFORE_TONE = /^(\d+)\s*[x×*]\s*(\d{1,2}[.,/]\d{1,3})$/i;
/** The comma of a tone, as in `7,43` and `KOL-7,43`: no more than two digits and three. */
const COMMA_OF_TONE = /(?<=(?:^|[\s-])\d{1,2}),(?=\d{1,3}(?:$|[\s,]))/;

/**
 * Reads one row of a quick order: an item and its quantity between spaces, a comma, a semicolon or
 * a tab, or as `7.43 x3`. Where a row can be read in several ways they all come, the likeliest
 * first, and the catalogue decides: `CHA-12,4` is four of CHA-12, or tone 12,4 of CHA. An empty row
 * has no reading.
 */
export function readQuickOrderRow(row: string): QuickOrderReading[] {
  const text = visible(row.slice(0, QUICK_ORDER_MAX_ROW));
  if (text === '') return [];
  const mark = ['\t', ';'].find((each) => splitCells(text, each).length > 1);
  const readings = mark === undefined ? readLine(text) : readCells(splitCells(text, mark));
  const seen = new Set<string>();
  return readings.filter(({ item, quantityText }) => {
    const key = JSON.stringify([item, quantityText]);
    if (item === '' || seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** The cells of a row, without their quotes; a mark between quotes does not part them. */
export function splitCells(row: string, mark: string): string[] {
  const cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  for (let place = 0; place < row.length; place += 1) {
    const sign = row.charAt(place);
    if (isQuoted && sign === '"' && row.charAt(place + 1) === '"') {
      cell += '"';
      place += 1;
    } else if (QUOTES.includes(sign) && (isQuoted || cell.trim() === '')) {
      isQuoted = !isQuoted;
    } else if (sign === mark && !isQuoted) {
      cells.push(cell.trim());
      cell = '';
    } else cell += sign;
  }
  return [...cells, cell.trim()];
}

/** The text without marks that nobody sees: of the byte order, of direction, of no width. */
export function visible(text: string): string {
  return text
    .toWellFormed()
    .replace(/\p{Cf}/gu, '')
    .replace(/[^\S\t\n]/g, ' ')
    .replace(/^[ \n]+|[ \n]+$/g, '');
}

/** The item in the first cell that says something, the quantity in the next or the last one. */
function readCells(cells: readonly string[]): QuickOrderReading[] {
  const [item = '', ...rest] = cells.filter((cell) => cell !== '');
  if (rest.length === 0) return readLine(item);
  const next = numberIn(rest[0] ?? '');
  return [{ item, quantityText: next ?? numberIn(rest.at(-1) ?? '') ?? rest.at(-1) ?? null }];
}

function readLine(text: string): QuickOrderReading[] {
  const toneBehind = TIMES_BEFORE_TONE.exec(text);
  const after = toneBehind ? null : (TIMES_AFTER.exec(text) ?? TIMES_AFTER_TONE.exec(text));
  if (after) return [{ item: withoutEnds(after[1]), quantityText: after[2] ?? null }];
  const before = toneBehind ?? TIMES_BEFORE.exec(text);
  if (before) return [{ item: withoutEnds(before[2]), quantityText: before[1] ?? null }];
  const ofTone = text.replace(COMMA_OF_TONE, '.');
  if (ofTone === text) return readMarked(text);
  return [...readMarked(ofTone), ...readMarked(text)];
}

/** With commas that part cells, or else with spaces. */
function readMarked(text: string): QuickOrderReading[] {
  const cells = splitCells(text, ',').filter((cell) => cell !== '');
  const [item = '', ...rest] = cells;
  if (rest.length === 0) return readSpaced(item);
  const last = rest.at(-1) ?? '';
  const quantityText = numberIn(last) ?? last;
  return [
    { item: cells.slice(0, -1).join(', '), quantityText },
    { item, quantityText },
  ];
}

/** `KOL-7.43 3`; the last number may also belong to the name, as in `Oxidante 20`. */
function readSpaced(text: string): QuickOrderReading[] {
  const whole = { item: text, quantityText: null };
  const spaced = /^(.*\S)\s+([+-]?\d+)$/.exec(text);
  if (!spaced) return [whole, ...readCodeAndRest(text)];
  return [{ item: spaced[1] ?? '', quantityText: spaced[2] ?? null }, whole];
}

/** `KOL-7.43 tres`, `KOL-7.43 1.5`: behind a code stands a quantity, though it is none. */
function readCodeAndRest(text: string): QuickOrderReading[] {
  const [item = '', quantityText, ...more] = text.split(/\s+/);
  const isCode = /^\p{L}{2,}\d|^\p{L}+\d*-.*\d|^\d{1,2}[.,/]\d{1,3}$/u.test(item);
  return quantityText !== undefined && more.length === 0 && isCode ? [{ item, quantityText }] : [];
}

function numberIn(cell: string): string | null {
  return QUANTITY.exec(cell)?.[1] ?? null;
}

function withoutEnds(text = ''): string {
  return text.replace(/^[\s,]+|[\s,]+$/g, '');
}
