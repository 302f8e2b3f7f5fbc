import type { RichText } from '../kernel/rich-text.ts';

/** Grams or millilitres of one package: dye and oxidant weigh alike, as every chart takes it. */
const contents = /^(\d+(?:[.,]\d+)?)\s*(ml|cc|g|grs?|kg|l|lts?)\b/i;
const thousands = /^(?:kg|l|lts?)$/i;

/** `60 g`, `3,8 L`; null: it is not said, or by the piece. */
export function readContentSize(text: string | null): number | null {
  const found = contents.exec(text?.trim() ?? '');
  if (!found) return null;
  const [, amount = '', unit = ''] = found;
  return readDecimal(amount) * (thousands.test(unit) ? 1000 : 1);
}

const number = '(\\d(?:[.,]\\d{1,2})?)';
/** `1 + 1,5`, `1:2`, `1 parte de color con 1,5 partes de crema`. */
const ratios = [
  new RegExp(`(?<![\\d.,])1\\s*[+:]\\s*${number}(?![\\d.,]*\\d)`),
  new RegExp(`(?<![\\d.,])1 parte [^.]{0,40}?${number} partes?`),
];
const leastRatio = 0.5;
const mostRatio = 4;

/** How many parts of oxidant a part of dye is mixed with, as its description says; null: it does not. */
export function readMixRatio(description: RichText): number | null {
  const text = description
    .flatMap(({ items }) => items.map((words) => words.map((word) => word.text).join('')))
    .join('\n');
  for (const ratio of ratios) {
    const parts = readDecimal(ratio.exec(text)?.[1] ?? '');
    if (parts >= leastRatio && parts <= mostRatio) return parts;
  }
  return null;
}

function readDecimal(text: string): number {
  return text === '' ? 0 : Number(text.replace(',', '.'));
}

export interface OxidantBottle {
  readonly productId: string;
  readonly name: string;
  readonly millilitres: number;
}

export interface OxidantNeed<Bottle extends OxidantBottle> {
  readonly bottle: Bottle;
  readonly count: number;
}

/** A tenth less than the chart's measure is what stays in the bowl. */
const enough = 0.9;
/** A larger bottle would stand open for weeks. */
const mostTimes = 2;

/**
 * The bottles that so much dye takes: of the largest that is not more than twice of what is needed,
 * else of the smallest. Of two that hold alike, of the one whose name shares more words with the
 * dye's: its own line's. Null: nothing is needed, or there is none.
 */
export function oxidantFor<Bottle extends OxidantBottle>(
  { name, grams, ratio }: { readonly name: string; readonly grams: number; readonly ratio: number },
  bottles: readonly Bottle[],
): OxidantNeed<Bottle> | null {
  const needed = grams * ratio;
  if (needed <= 0) return null;
  const shared = (bottle: Bottle) => sharedWords(name, bottle.name);
  const most = Math.max(0, ...bottles.map(shared));
  const own = bottles.filter((bottle) => shared(bottle) === most);
  const fitting = own.filter(({ millilitres }) => millilitres <= needed * mostTimes);
  const [bottle] = (fitting.length > 0 ? fitting : own).toSorted((a, b) =>
    fitting.length > 0 ? b.millilitres - a.millilitres : a.millilitres - b.millilitres,
  );
  if (!bottle || bottle.millilitres <= 0) return null;
  return { bottle, count: Math.max(1, Math.ceil((needed * enough) / bottle.millilitres)) };
}

/** Numbers and units do not tell a line. */
function sharedWords(one: string, other: string): number {
  const words = (text: string) => new Set(text.toLowerCase().match(/\p{L}{4,}/gu));
  const own = words(one);
  return [...words(other)].filter((word) => own.has(word)).length;
}
