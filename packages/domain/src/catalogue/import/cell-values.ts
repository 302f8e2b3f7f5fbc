import { isShopDate } from '../../kernel/clock.ts';
import { fail, ok, type Result } from '../../kernel/result.ts';
import { foldText } from '../../kernel/text.ts';
import { readBarcode } from '../../stock/barcode.ts';
import { fromCentimetres, mostGrams, mostMillimetres } from '../package-size.ts';
import type { CellFault } from './import-fault.ts';
import type { SaidArrival } from './import-row.ts';

type Read<T> = Result<T, CellFault>;

/** What the desk's forms take: a price that came by a file can be edited there. */
const highestPesos = 100_000_000;
const highestCount = 10_000_000;

/** `1.234`, `1.234.567`: dots between groups of three. */
const dotted = /^\d{1,3}(\.\d{3})+$/;
const commaGrouped = /^\d{1,3}(,\d{3})+$/;

/** `$ 65.000`, `COP 65.000`, `65.000 pesos`: what stands around an amount. */
const beforeAmount = /^(-?)(\s|\$|COP\b|COL\b|USD\b|US(?=\$)|EUR\b|GBP\b|€|£)+/i;
const afterAmount = /(\s|\$|COP|pesos|M\/?CTE|USD|EUR|GBP|€|£)+\.?$/i;
const otherMoney = /USD|US\$|EUR|GBP|€|£/i;

/**
 * Whole pesos, as Colombia and spreadsheets write them: `12500`, `12.500`, `$ 12.500,00`,
 * `12500.00`, `12,500.00`, `65.000 COP`. Pesos have no thousandths, so `65,000` is 65000. With a
 * `rate`, the pesos of one unit of the file's currency, decimals are allowed and the product is
 * rounded to whole pesos; then three digits after a single comma may be either, and that is asked: a
 * price must never be a thousand times off.
 */
export function readPesos(text: string, rate: number | null = null): Read<number> {
  if (rate === null && otherMoney.test(text)) return fail('OTHER_CURRENCY');
  const bare = text.trim().replace(beforeAmount, '$1').replace(afterAmount, '');
  const amount = readAmount(bare, { commaGroups: rate === null });
  if (!amount.ok) return amount;
  const pesos = rate === null ? amount.value : Math.round(amount.value * rate);
  if (pesos < 0) return fail('NEGATIVE');
  if (!Number.isInteger(pesos)) return fail('HAS_DECIMALS');
  if (pesos === 0) return fail('PRICE_ZERO');
  return pesos > highestPesos ? fail('TOO_HIGH') : ok(pesos);
}

/** Pesos off; 0 is none, and that is null. */
export function readPesosOff(text: string): Read<number | null> {
  const pesos = readPesos(text);
  return !pesos.ok && pesos.error === 'PRICE_ZERO' ? ok(null) : pesos;
}

/** A whole number that is not negative: `50`, `1.200`, `12,0`. */
export function readCount(text: string): Read<number> {
  const amount = readAmount(text);
  if (!amount.ok) return amount;
  if (amount.value < 0) return fail('NEGATIVE');
  if (!Number.isInteger(amount.value)) return fail('HAS_DECIMALS');
  return amount.value > highestCount ? fail('TOO_HIGH') : ok(amount.value);
}

/** A count from 1 on, as many as an order may hold. */
export function readMultiple(text: string): Read<number> {
  const count = readCount(text);
  if (!count.ok) return count;
  return count.value >= 1 && count.value <= 9_999 ? count : fail('BAD_NUMBER');
}

/** Whole grams: `85`, `1.200 g`. 0 is what files write that do not know, and that is null. */
export function readGrams(text: string): Read<number | null> {
  const grams = readCount(text.replace(/\s*(g|gr|grs|gramos?)\.?$/i, ''));
  if (!grams.ok) return grams;
  if (grams.value > mostGrams) return fail('TOO_HIGH');
  return ok(grams.value === 0 ? null : grams.value);
}

/** Centimetres, in whole millimetres: `12`, `12,5 cm`. 0 as with grams. */
export function readCentimetres(text: string): Read<number | null> {
  const millimetres = fromCentimetres(text);
  if (typeof millimetres === 'string') return fail('BAD_NUMBER');
  if (millimetres > mostMillimetres) return fail('TOO_HIGH');
  return ok(millimetres === 0 ? null : millimetres);
}

/** Less than 100, two decimals at most: `12,5`, `12.5 %`. 0 is no discount, and that is null. */
export function readPercent(text: string): Read<number | null> {
  const match = /^(\d{1,2}(?:[.,]\d{1,2})?)\s*%?$/.exec(text);
  const percent = Number(match?.[1]?.replace(',', '.'));
  if (percent === 0) return ok(null);
  return percent > 0 && percent < 100 ? ok(percent) : fail('BAD_PERCENT');
}

const yes = ['si', 's', 'verdadero', 'true', 'yes', '1', 'x'];
const no = ['no', 'n', 'falso', 'false', '0'];

export function readYesNo(text: string): Read<boolean> {
  const word = foldText(text);
  if (yes.includes(word)) return ok(true);
  return no.includes(word) ? ok(false) : fail('BAD_YES_NO');
}

const isSold = ['activo', 'activa', 'active', 'publicado', 'published', 'visible', 'habilitado'];
const isNotSold = [
  'inactivo',
  'inactiva',
  'inactive',
  'borrador',
  'draft',
  'archivado',
  'archived',
  'oculto',
  'descontinuado',
  'discontinued',
  'deshabilitado',
  'disabled',
  'hidden',
  'private',
  '-1',
];

/** Whether something is on sale: `activo`, `publicado`, `sí`, `draft`. */
export function readActive(text: string): Read<boolean> {
  const word = foldText(text);
  if (isSold.includes(word) || word === 'enabled') return ok(true);
  return isNotSold.includes(word) ? ok(false) : readYesNo(text);
}

/** 0, 5 or 19, as `19 %`, `IVA 19%`, `0,19`, `Exento`, `Excluido`. */
export function readTax(text: string): Read<number> {
  const word = foldText(text);
  if (/exent|exclu|no (grava|aplica|causa)|sin iva/.test(word)) return ok(0);
  const said = Number(/\d+(?:[.,]\d+)?/.exec(word)?.[0].replace(',', '.') ?? Number.NaN);
  const percent = said > 0 && said < 1 ? Math.round(said * 100) : said;
  return percent === 0 || percent === 5 || percent === 19 ? ok(percent) : fail('BAD_TAX');
}

/** `#7A4B2C`, `7a4b2c` and, shortened, `#abc` are `#7a4b2c` and `#aabbcc`. */
export function readHex(text: string): Read<string> {
  const digits = /^#?([0-9a-f]{6}|[0-9a-f]{3})$/i.exec(text)?.[1]?.toLowerCase();
  if (digits === undefined) return fail('BAD_HEX');
  return ok(`#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`);
}

export function readLevel(text: string): Read<number> {
  return /^(\d|1[0-2])$/.test(text) ? ok(Number(text)) : fail('BAD_LEVEL');
}

/** Volumes of an oxidant, 1 to 100: `20`, `20 vol`, `20 volúmenes`. */
export function readVolume(text: string): Read<number> {
  const volume = Number(
    /^(\d{1,3})\s*(v|vol|vols|volumen|volumenes)?\.?$/.exec(foldText(text))?.[1],
  );
  return volume >= 1 && volume <= 100 ? ok(volume) : fail('BAD_VOLUME');
}

/** `2026-12-24:50 | 2027-01-10:30`: days and the units that come. Days as `24/12/2026` too. */
export function readArrivals(text: string): Read<SaidArrival[]> {
  const arrivals = new Map<string, number>();
  for (const part of text.split('|')) {
    const [, day, units] = /^\s*([^:\s]+)\s*:\s*(\S+)\s*$/.exec(part) ?? [];
    if (day === undefined || units === undefined) return fail('BAD_ARRIVAL');
    const date = day.replace(/^(\d{1,2})\/(\d{1,2})\/(\d{4})$/, (_all, d, m, y) =>
      [y, String(m).padStart(2, '0'), String(d).padStart(2, '0')].join('-'),
    );
    if (!isShopDate(date)) return fail('BAD_DATE');
    const cap = readCount(units);
    if (!cap.ok) return cap;
    if (arrivals.has(date)) return fail('BAD_ARRIVAL');
    arrivals.set(date, cap.value);
  }
  return ok([...arrivals].map(([date, cap]) => ({ date, cap })).sort(byDate));
}

/** Codes between bars: `7702345678908 | 17702345678905`. */
export function readBarcodes(text: string): Read<string[]> {
  const codes = new Set<string>();
  for (const part of readList(text)) {
    const code = readBarcode(part);
    if (code === 'BARCODE_ROUNDED' || code === 'BARCODE_LENGTH') return fail(code);
    codes.add(code);
  }
  return codes.size === 0 ? fail('BARCODE_LENGTH') : ok([...codes].sort());
}

/** Words between bars: `cana | cobertura`. */
export function readList(text: string): string[] {
  const parts = text.split('|').map((part) => part.trim());
  return parts.filter((part) => part !== '');
}

function byDate(one: SaidArrival, other: SaidArrival): number {
  return one.date < other.date ? -1 : 1;
}

/** A number as it may be written here; which mark is the decimal one is never guessed. */
function readAmount(text: string, { commaGroups = false } = {}): Read<number> {
  const bare = text.trim();
  // `65 000` and `65'000`, as some spreadsheets group.
  const unsigned = bare.replace(/^-\s*/, '').replace(/(?<=\d)[\s'’](?=\d{3}(\D|$))/g, '');
  const sign = bare.startsWith('-') ? -1 : 1;
  if (/^\d+$/.test(unsigned)) return ok(sign * Number(unsigned));
  if (dotted.test(unsigned)) return ok(sign * Number(unsigned.replaceAll('.', '')));
  if (commaGrouped.test(unsigned)) {
    return commaGroups ? ok(sign * Number(unsigned.replaceAll(',', ''))) : fail('AMBIGUOUS_NUMBER');
  }
  const parts = /^(.+)([.,])(\d{1,4})$/.exec(unsigned);
  if (!parts) return fail('BAD_NUMBER');
  const [, whole = '', mark, decimals = ''] = parts;
  const groups = mark === ',' ? dotted : commaGrouped;
  if (!/^\d+$/.test(whole) && !groups.test(whole)) return fail('BAD_NUMBER');
  return ok(sign * Number(`${whole.replace(/[.,]/g, '')}.${decimals}`));
}
