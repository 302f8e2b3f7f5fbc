import { tableOf } from '../kernel/table.ts';
import type { SearchIntent } from './search-intent.ts';

export interface Measure {
  readonly intents: readonly SearchIntent[];
  /** How many words it takes. */
  readonly taken: number;
}

const volumeWord = /^(?:v|vol|vols|volumen|volumenes)$/;
/** What the bottle prints beside its volume. */
const volumeOfPercent: Readonly<Record<string, number>> = { 3: 10, 6: 20, 9: 30, 12: 40 };

/** By unit: millilitres or grams of one, as it is bought in Colombia. */
const units = tableOf<readonly [amount: number, unit: 'ml' | 'g']>({
  ml: [1, 'ml'],
  cc: [1, 'ml'],
  mililitros: [1, 'ml'],
  l: [1000, 'ml'],
  lt: [1000, 'ml'],
  lts: [1000, 'ml'],
  litro: [1000, 'ml'],
  litros: [1000, 'ml'],
  galon: [3800, 'ml'],
  galones: [3800, 'ml'],
  g: [1, 'g'],
  gr: [1, 'g'],
  grs: [1, 'g'],
  gramo: [1, 'g'],
  gramos: [1, 'g'],
  kg: [1000, 'g'],
  kilo: [1000, 'g'],
  kilos: [1000, 'g'],
  libra: [500, 'g'],
  libras: [500, 'g'],
});
/** Units that are said without a number: "un oxidante de litro". */
const alone = new Set(['litro', 'galon', 'kilo', 'libra']);
/** What else a number before them measures. */
const otherUnit =
  /^(?:oz|cm|mm|mts?|metros?|pulgadas?|w|watts|rpm|niveles|minutos|servicios|laminas)$/;
/** Contents that are sold under a round name. */
const alsoCalled: Readonly<Record<string, readonly number[]>> = {
  '1000ml': [1000, 900, 950, 960],
  '3800ml': [3800, 3785, 3780, 4000],
  '4000ml': [4000, 3800, 3785, 3780],
};

/** Reads a volume (`20 vol`, `20vol`, `6%`) or a content (`900 ml`, `1 litro`, `kilo`) at the beginning. */
export function readMeasure([first = '', second = '']: readonly string[]): Measure | null {
  return readVolume(first, second) ?? readContent(first, second);
}

/** Whether a number before the word measures something: it is no tone. */
export function isOtherUnit(word: string): boolean {
  return otherUnit.test(word);
}

/** Whether the word is a unit, of a volume or a content among others: it counts nothing, and names no product. */
export function isUnit(word: string): boolean {
  return volumeWord.test(word) || units[word] !== undefined || isOtherUnit(word);
}

function readVolume(first: string, second: string): Measure | null {
  const percent = volumeOfPercent[/^(\d+)%$/.exec(first)?.[1] ?? ''];
  if (percent !== undefined) return { intents: [{ kind: 'volume', volume: percent }], taken: 1 };
  const [, digits, word = ''] = /^(\d{1,2})([a-z]*)$/.exec(first) ?? [];
  if (volumeWord.test(first) && /^\d{2}$/.test(second)) {
    return { intents: [{ kind: 'volume', volume: Number(second) }], taken: 2 };
  }
  if (digits === undefined || !volumeWord.test(word || second)) return null;
  return { intents: [{ kind: 'volume', volume: Number(digits) }], taken: word === '' ? 2 : 1 };
}

function readContent(first: string, second: string): Measure | null {
  if (alone.has(first)) return contentOf(1, first, 1);
  if (/^medi[oa]$/.test(first) && alone.has(second)) return contentOf(0.5, second, 2);
  const [, digits, word = ''] =
    /^(\d{1,2}[.,]\d{3}|\d{1,5}(?:[.,]\d{1,2})?)([a-z]*)$/.exec(first) ?? [];
  if (digits === undefined) return null;
  // 1.000 is a thousand.
  const count = Number(
    /[.,]\d{3}$/.test(digits) ? digits.replace(/[.,]/, '') : digits.replace(',', '.'),
  );
  return word === '' ? contentOf(count, second, 2) : contentOf(count, word, 1);
}

function contentOf(count: number, word: string, taken: number): Measure | null {
  const [each, unit] = units[word] ?? [];
  if (each === undefined || unit === undefined) return null;
  const amount = Math.round(count * each);
  const amounts = each > 1 ? (alsoCalled[`${amount}${unit}`] ?? [amount]) : [amount];
  return { intents: amounts.map((one) => ({ kind: 'size', amount: one, unit })), taken };
}
