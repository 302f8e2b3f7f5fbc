import { foldText } from '../kernel/text.ts';
import { isUnit } from '../search/read-measure.ts';

/** One way to part a row into what is wanted and how many. */
export interface SaidQuantity {
  readonly item: string;
  /** As it was written; number words and dozens in digits. */
  readonly quantityText: string;
}

const counts: Readonly<Record<string, number>> = {
  un: 1,
  uno: 1,
  una: 1,
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  seis: 6,
  siete: 7,
  ocho: 8,
  nueve: 9,
  diez: 10,
  once: 11,
  doce: 12,
  quince: 15,
  veinte: 20,
  treinta: 30,
  cuarenta: 40,
  cincuenta: 50,
  cien: 100,
};
const word = Object.keys(counts).join('|');
const dozen = `(?:(?:media|1/2|\\d{1,3}|${word})\\s+)?docenas?(?:\\s+y\\s+media)?`;
const count = `\\d{1,4}(?![\\d.,/])(?!\\s+docena)|${dozen}|(?:${word})(?![a-zñ\\d]|\\s+docena)`;
/** Also what is no whole number, so that it can be refused by its name. */
const typed = `[+-]?[\\d.,]*\\d[\\d.,]*|${dozen}|${word}`;
/** They are counted, and say nothing of what is in them. */
const unit =
  'unidad(?:es)?|unids?|unds?|uds?|un|u|piezas?|pzas?|tub(?:o|ito)s?|frascos?|tarros?|potes?';
/** They are counted too, but may be what a product is called: "caja × 12". */
const pack = 'caj(?:it)?as?|paquetes?|bolsas?|sobres?|botellas?|juegos?|rollos?';
const times = '[x×*]';
const tone = '\\d{1,2}\\s*[.,/-]\\s*\\d{1,3}[a-z]?';

/** What comes before the item, at the beginning of a row; with `del` it counts whatever follows. */
const before = [
  `^\\(?(?<count>${count})\\)?\\s*(?<unit>${unit}|${pack})?\\.?\\s+del?(?:\\s+l[aos]+)?\\s+`,
  `^(?<count>${count})\\s*(?<unit>${unit}|${pack})\\.?\\s+`,
  `^(?<count>${count})\\s*${times}\\s+`,
  `^(?<count>\\d{1,4})\\s*${times}\\s*(?=${tone}(?:\\s|$))`,
  `^${times}\\s?(?<count>\\d{1,4})\\s+`,
  `^\\((?<count>${count})\\)\\s*`,
  `^(?<count>${dozen}|${word})\\s+`,
].map(toPattern);

/** What comes behind it, at the end. */
const end = `\\s?(?:${unit}|${pack})?\\.?$`;
const behind = [
  `[\\s,]${times}\\s?(?<count>${typed})${end}`,
  // Without a space only after a tone: `BOX3` is a code.
  `(?<=(?:^|[\\s-])(?:\\d{1,2}[.,/-]\\d{1,3}|\\d{1,4}))${times}\\s?(?<count>\\d+)${end}`,
  `[\\s,]por (?<count>${count})${end}`,
  `\\s?[([]\\s?${times}?\\s?(?<count>${count})\\s?(?:${unit}|${pack})?\\.?\\s?[)\\]]$`,
  `\\s?(?::|=>?|[-–]>|→|,?\\s(?:cant(?:idad)?|qty)\\b[.:]?)\\s?(?<count>${count})${end}`,
  `[\\s,](?<count>${count})\\s?(?:${unit}|${pack})\\.?$`,
  `\\s[-–—]\\s(?<count>${count})$`,
  `[\\s,](?<count>${dozen})$`,
].map(toPattern);
/** Between a tone and the product's name: `7.43 x3 almagra`. Of `7.43 x 60 ml` it is a measure. */
const between = toPattern(
  `^(?<tone>${tone})\\s*${times}\\s?(?<count>\\d{1,4})(?:\\s*(?:${unit})\\.?)?\\s+(?:del?\\s+)?(?<next>[a-zñ]+)`,
);
/** So many characters a quantity takes at most. */
const longest = 40;

function toPattern(source: string): RegExp {
  return new RegExp(source);
}

/**
 * The ways in which a row says how many: by a word or a mark (`2 del 7.1`, `7.1 x2`, `media docena de
 * …`, `3 und`, `por 6`), not by a bare number, which may belong to the name. Where the quantity comes
 * first, what stands at the end is the product's (`2 cajas de guantes × 100`).
 */
export function readSaidQuantity(written: string): SaidQuantity[] {
  const folded = foldText(written);
  const row = folded.length === written.length ? written : folded;
  for (const [index, pattern] of before.entries()) {
    const found = pattern.exec(folded);
    const { count = '', unit = '' } = found?.groups ?? {};
    const item = row.slice(found?.[0].length ?? 0).trim();
    if (!found || item === '' || (index > 0 && !canBeCounted(item, count))) continue;
    const items = isPack.test(unit) ? [`${unit} ${item}`, item] : [item];
    return items.map((one) => ({ item: one, quantityText: inDigits(count) }));
  }
  const start = Math.max(0, row.length - longest);
  for (const pattern of behind) {
    const found = pattern.exec(folded.slice(start));
    const item = row.slice(0, start + (found?.index ?? 0)).trim();
    if (found && item !== '') return [{ item, quantityText: inDigits(found.groups?.count ?? '') }];
  }
  const found = between.exec(folded);
  const { tone: said = '', count = '', next = '' } = found?.groups ?? {};
  if (!found || isUnit(next)) return [];
  const name = row.slice(found[0].length - next.length);
  return [{ item: `${row.slice(0, said.length)} ${name}`, quantityText: count }];
}

/** `SEIS 2` is a code and its quantity; of `3 x 743` and `743 x 3` the longer number is the tone. */
function canBeCounted(item: string, count: string): boolean {
  return !/^\d+$/.test(item) || (/^\d/.test(count) && item.length > count.length);
}

const isPack = toPattern(`^(?:${pack})$`);
const dozenParts = toPattern(
  `^(?:(?<many>media|1/2|\\d{1,3}|${word})\\s+)?docenas?(?<more>\\s+y\\s+media)?$`,
);

function inDigits(count: string): string {
  const said = count.trim();
  const { many = 'una', more } = dozenParts.exec(said)?.groups ?? {};
  if (/docena/.test(said)) {
    const dozens = /^(?:media|1\/2)$/.test(many) ? 0.5 : (counts[many] ?? Number(many));
    return String(dozens * 12 + (more === undefined ? 0 : 6));
  }
  return String(counts[said] ?? said);
}
