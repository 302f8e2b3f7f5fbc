import { spokenToneOf, writeSpokenTones } from '../catalogue/spoken-tone.ts';
import { foldText } from '../kernel/text.ts';
import { isUnit } from '../search/read-measure.ts';
import { readSaidQuantity } from './quick-order-quantity.ts';

/** Longer ones are a letter or several rows in one: no part of them is taken for the whole. */
const longestRow = 300;
const longestQuantity = 40;

/** Whether a row says more than one product and its quantity can. */
export function isRowTooLong(
  row: { readonly text: string } | { readonly code: string; readonly quantity: string | number },
): boolean {
  if ('text' in row) return row.text.length > longestRow;
  return row.code.length > longestRow || String(row.quantity).length > longestQuantity;
}

/** One way to read a row: what is wanted, and the quantity as it was written, if it was. */
export interface QuickOrderReading {
  readonly item: string;
  readonly quantityText: string | null;
  /** Whether a word, a mark or a cell says that it is the quantity; a bare number may be the item's. */
  readonly isSaid?: boolean;
}

const quotes = ['"', '“', '”'];
/** `3`, `x3`, `3 und.`: also what is not a whole number, so that it can be refused by its name. */
const quantity =
  /^(?:[x×*]\s*)?([+-]?[\d.,]*\d[\d.,]*)\s*(?:unidades|unidad|unds?|uds?|un|u)?\.?$/i;
/** The comma of a tone, as in `7,43` and `KOL-7,43`: no more than two digits and three. */
const commaOfTone = /(?<=(?:^|[\s-])\d{1,2}),(?=\d{1,3}(?:$|[\s,]))/;

/**
 * Reads one row of a quick order: an item and its quantity between spaces, a comma, a semicolon or
 * a tab, or as `7.43 x3`. Where a row can be read in several ways they all come, the likeliest
 * first, and the catalogue decides: `CHA-12,4` is four of CHA-12, or tone 12,4 of CHA. An empty row
 * has no reading, nor one that is too long.
 */
export function readQuickOrderRow(row: string): QuickOrderReading[] {
  const text = isRowTooLong({ text: row }) ? '' : visible(row);
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
    } else if (quotes.includes(sign) && (isQuoted || cell.trim() === '')) {
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

/**
 * The item in the first cell that says something, the quantity in the next or the last one; or the
 * other way round.
 */
function readCells(cells: readonly string[]): QuickOrderReading[] {
  const [first = '', second = '', ...rest] = cells.filter((cell) => cell !== '');
  if (second === '') return readLine(first);
  const last = rest.at(-1) ?? second;
  const quantityText = numberIn(second) ?? numberIn(last) ?? last;
  const usual = { item: first, quantityText };
  if (!/^\d{1,4}$/.test(first) || /^\d+$/.test(second)) return [usual];
  return [{ item: second, quantityText: first }, usual];
}

/** Courtesy and the marks of a list say nothing of what is wanted. */
const beginning =
  /^(?:(?:[-•*·–]|\d{1,2}\)|[Hh]ola,?|[Bb]uen[ao]s(?: (?:d[ií]as|tardes|noches))?,?|[Mm]e (?:regalas?|das?|env[ií]as?|mandas?)|[Pp]or favor|[Pp]orfa|[Nn]ecesito|[Qq]uiero|[Rr]eg[aá]lame|[Mm][aá]ndame|[Ee]nv[ií]ame|[Dd]ame) )+/;
const ending = /[ ,.]{1,3}(?:y )?(?:[Pp]or ?fa(?:vor)?|[Gg]racias)[ .!]{0,3}$/;

function readLine(line: string): QuickOrderReading[] {
  const plain = writeSpokenTones(line.replace(/\s+/g, ' ').trim());
  const text = plain.replace(beginning, '').replace(ending, '') || plain;
  const spoken = spokenToneOf(text);
  if (spoken !== null) return [{ item: spoken, quantityText: null }, ...readWritten(text)];
  return readWritten(text);
}

function readWritten(text: string): QuickOrderReading[] {
  const said = readSaidQuantity(text).map(({ item, quantityText }) => ({
    item: withoutEnds(item),
    quantityText,
    isSaid: true,
  }));
  if (said.length > 0) return [...said, { item: text, quantityText: null }];
  const ofTone = text.replace(commaOfTone, '.');
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
  const usual = [
    { item: cells.slice(0, -1).join(', '), quantityText },
    { item, quantityText },
  ];
  const isFirst = /^\d{1,4}$/.test(item) && numberIn(last) === null;
  return isFirst ? [{ item: rest.join(', '), quantityText: item }, ...usual] : usual;
}

/**
 * `KOL-7.43 3`, `3 esmalte clásico 31`: a number that comes first counts what follows, unless it
 * measures (`20 vol`, `9 niveles`). One that comes last may belong to the name, as in `Oxidante 20`.
 */
function readSpaced(text: string): QuickOrderReading[] {
  const whole = { item: text, quantityText: null };
  const [, first, rest = ''] = /^(\d{1,4})\s+(\S.*)$/.exec(text) ?? [];
  const [, start = '', last] = /^(.*\S)\s+([+-]?\d+)$/.exec(text) ?? [];
  const isMeasure = isUnit(foldText(rest.split(' ')[0] ?? '').replace(/\.$/, ''));
  const inFront = first === undefined || isMeasure ? [] : [{ item: rest, quantityText: first }];
  const atEnd = last === undefined ? [] : [{ item: start, quantityText: last }];
  if (inFront.length > 0 && /[a-zñ]|\d[.,/-]\d/.test(foldText(rest))) return [...inFront, whole];
  if (atEnd.length > 0) return [...atEnd, whole, ...inFront];
  return [whole, ...readCodeAndRest(text)];
}

/** `KOL-7.43 tres`, `KOL-7.43 1.5`: behind a code stands a quantity, though it is none. */
function readCodeAndRest(text: string): QuickOrderReading[] {
  const [item = '', quantityText, ...more] = text.split(/\s+/);
  const isCode = /^\p{L}{2,}\d|^\p{L}+\d*-.*\d|^\d{1,2}[.,/]\d{1,3}$/u.test(item);
  return quantityText !== undefined && more.length === 0 && isCode ? [{ item, quantityText }] : [];
}

function numberIn(cell: string): string | null {
  return quantity.exec(cell)?.[1] ?? null;
}

function withoutEnds(text = ''): string {
  return text.replace(/^[\s,]+|[\s,]+$/g, '');
}
