import { isPlainDate } from '../../kernel/clock.ts';
import { fail, ok, type Result } from '../../kernel/result.ts';
import { foldText } from '../../kernel/text.ts';
import type { CellFault } from './import-fault.ts';
import type { SaidArrival } from './import-row.ts';

type Read<T> = Result<T, CellFault>;

/** Far above any price, far below what an integer column holds. */
const highestPesos = 1_000_000_000;
const highestCount = 10_000_000;

/** `1.234`, `1.234.567`: dots between groups of three. */
const dotted = /^\d{1,3}(\.\d{3})+$/;
const commaGrouped = /^\d{1,3}(,\d{3})+$/;

/**
 * Whole pesos, as Colombia and spreadsheets write them: `12500`, `12.500`, `$ 12.500,00`,
 * `12500.00`, `12,500.00`. Three digits after a single comma could be thousands or decimals, so
 * that is asked instead of guessed: a price must never be a thousand times off.
 * `rate` are the pesos of one unit of the file's currency; with it decimals are allowed, and the
 * product is rounded to whole pesos.
 */
export function readPesos(text: string, rate: number | null = null): Read<number> {
  const amount = readAmount(text.replace(/^\s*(\$|COP)\s*/i, ''));
  if (!amount.ok) return amount;
  const pesos = rate === null ? amount.value : Math.round(amount.value * rate);
  if (pesos < 0) return fail('NEGATIVE');
  if (!Number.isInteger(pesos)) return fail('HAS_DECIMALS');
  if (pesos === 0) return fail('PRICE_ZERO');
  return pesos > highestPesos ? fail('TOO_HIGH') : ok(pesos);
}

/** A whole number that is not negative: `50`, `1.200`, `12,0`. */
export function readCount(text: string): Read<number> {
  const amount = readAmount(text);
  if (!amount.ok) return amount;
  if (amount.value < 0) return fail('NEGATIVE');
  if (!Number.isInteger(amount.value)) return fail('HAS_DECIMALS');
  return amount.value > highestCount ? fail('TOO_HIGH') : ok(amount.value);
}

/** More than 0 and less than 100, two decimals at most: `12,5`, `12.5 %`. */
export function readPercent(text: string): Read<number> {
  const match = /^(\d{1,2}(?:[.,]\d{1,2})?)\s*%?$/.exec(text);
  const percent = Number(match?.[1]?.replace(',', '.'));
  return percent > 0 && percent < 100 ? ok(percent) : fail('BAD_PERCENT');
}

const yes = ['si', 's', 'verdadero', 'true', 'yes', '1', 'x'];
const no = ['no', 'n', 'falso', 'false', '0'];

export function readYesNo(text: string): Read<boolean> {
  const word = foldText(text);
  if (yes.includes(word)) return ok(true);
  return no.includes(word) ? ok(false) : fail('BAD_YES_NO');
}

/** `0`, `5` or `19`, with or without its sign. */
export function readTax(text: string): Read<number> {
  const match = /^(0|5|19)([.,]0+)?\s*%?$/.exec(text);
  return match ? ok(Number(match[1])) : fail('BAD_TAX');
}

/** `#7A4B2C` and `7a4b2c` are `#7a4b2c`. */
export function readHex(text: string): Read<string> {
  const digits = /^#?([0-9a-f]{6})$/i.exec(text)?.[1];
  return digits === undefined ? fail('BAD_HEX') : ok(`#${digits.toLowerCase()}`);
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
    if (!isPlainDate(date)) return fail('BAD_DATE');
    const cap = readCount(units);
    if (!cap.ok) return cap;
    if (arrivals.has(date)) return fail('BAD_ARRIVAL');
    arrivals.set(date, cap.value);
  }
  return ok([...arrivals].map(([date, cap]) => ({ date, cap })).sort(byDate));
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
function readAmount(text: string): Read<number> {
  const bare = text.trim();
  const unsigned = bare.replace(/^-\s*/, '');
  const sign = unsigned === bare ? 1 : -1;
  if (/^\d+$/.test(unsigned)) return ok(sign * Number(unsigned));
  if (dotted.test(unsigned)) return ok(sign * Number(unsigned.replaceAll('.', '')));
  if (commaGrouped.test(unsigned)) return fail('AMBIGUOUS_NUMBER');
  const parts = /^(.+)([.,])(\d{1,4})$/.exec(unsigned);
  if (!parts) return fail('BAD_NUMBER');
  const [, whole = '', mark, decimals = ''] = parts;
  const groups = mark === ',' ? dotted : commaGrouped;
  if (!/^\d+$/.test(whole) && !groups.test(whole)) return fail('BAD_NUMBER');
  return ok(sign * Number(`${whole.replace(/[.,]/g, '')}.${decimals}`));
}
