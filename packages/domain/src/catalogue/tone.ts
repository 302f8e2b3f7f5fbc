import { foldText } from '../kernel/text.ts';
import { familiesByMap, type ReflectionMap } from './tone-letters.ts';
import { compareTone, readToneSpelling } from './tone-spelling.ts';

export { foldText } from '../kernel/text.ts';

/** What a tone's printed number says. The family of a reflection is the brand's business (D-14). */
export type ToneNumber = {
  /** Depth, 1 black to 12 lightest; 0 for correctors; null when only a reflection or a name is printed. */
  level: number | null;
  /** The reflections as printed: a digit, or a capital letter. */
  primary: string | null;
  secondary: string | null;
  /** What search compares: letters and digits only, with a leading dot for a bare reflection. */
  key: string;
  /** Ascending order of a colour card: by level, then reflection; names without a number last. */
  sortKey: number;
};

type Parts = { level: number | null; isHalf: boolean; reflection: string };

const highestLevel = 12;

/** A bare level: `7`, `10`. Two digits above 12 are a level and a reflection without their mark. */
const levelPattern = /^(\d|1[0-2])$/;
/** `7.43`, `7 / 43`, `7-NA`, `10 N`, `7.`; some brands print half levels: `9,5-1`. */
const markedPattern = /^(\d{1,2})([.,]5(?=\s*[-/]))?(?:\s*[.,/·–-]\s*|\s+)(\d{0,3}[a-z]{0,3})$/;
/** `743`, `7N`, `101`: from 10 to 12 two digits are the level when something follows. */
const joinedPattern = /^(1[0-2](?=[0-9a-z])|\d)(\d{1,3}|\d{0,2}[a-z]{1,3})$/;
const bareReflection = /^[.,/](\d{1,3})$/;

const reflectionsSorted = 3;
/** None, ten digits, twenty-six letters. */
const signs = 37;

/** Reads `7.43`, `7,43`, `7/43`, `7-43`, `743`, `7N`, `10.1`, `0.11` and `.4`; anything else is a name. */
export function parseTone(printed: string): ToneNumber {
  const text = foldText(printed.trim());
  const parts = partsOf(text);
  if (parts === null) {
    const key = text.replace(/[^0-9a-zñ]/g, '');
    return { level: null, primary: null, secondary: null, key, sortKey: sortKeyOf(null) };
  }
  const { level, isHalf, reflection } = parts;
  return {
    level,
    primary: reflection.charAt(0).toUpperCase() || null,
    secondary: reflection.charAt(1).toUpperCase() || null,
    key: level === null ? `.${reflection}` : `${level}${isHalf ? '5' : ''}${reflection}`,
    sortKey: sortKeyOf(parts),
  };
}

function partsOf(text: string): Parts | null {
  const bare = bareReflection.exec(text)?.[1];
  if (bare !== undefined) return { level: null, isHalf: false, reflection: bare };
  if (levelPattern.test(text)) return { level: Number(text), isHalf: false, reflection: '' };
  const marked = markedPattern.exec(text);
  const [level, half, reflection] = marked?.slice(1) ?? splitJoined(text);
  if (level === undefined || Number(level) > highestLevel) return null;
  return { level: Number(level), isHalf: half !== undefined, reflection: reflection ?? '' };
}

function splitJoined(text: string): (string | undefined)[] {
  const joined = joinedPattern.exec(text);
  return [joined?.[1], undefined, joined?.[2]];
}

/** Half levels between the whole ones; then bare reflections; then names. */
function sortKeyOf(parts: Parts | null): number {
  const depth = parts === null ? highestLevel + 2 : (parts.level ?? highestLevel + 1);
  let key = depth * 2 + (parts?.isHalf ? 1 : 0);
  for (let place = 0; place < reflectionsSorted; place += 1) {
    const sign = parts?.reflection.charAt(place) ?? '';
    key = key * signs + (sign === '' ? 0 : Number.parseInt(sign, signs - 1) + 1);
  }
  return key;
}

export interface SearchableTone {
  readonly number: string;
  readonly name: string;
  readonly series: string | null;
  /** What the brand says that its reflections mean; by it `7A` is the tone that is printed 7.1. */
  readonly map?: ReflectionMap;
}

/**
 * Whether a tone answers what was typed in the colour card (D-14): the beginning of its number
 * whatever the marks, a bare level, a reflection (`.4`), its letters, or words of its name and
 * series in any order, by their beginnings, without accents but with ñ. Nothing typed answers
 * everything.
 */
export function toneMatches(query: string, tone: SearchableTone): boolean {
  const text = foldText(query.trim());
  if (text === '') return true;
  if (numberMatches(text, tone)) return true;
  return text.split(/\s+/).every((token) => tokenMatches(token, tone));
}

function tokenMatches(token: string, tone: SearchableTone): boolean {
  const isByNumber = partsOf(token) !== null && partsOf(foldText(tone.number.trim())) !== null;
  if (isByNumber) return numberMatches(token, tone);
  const words = wordsOf(`${tone.name} ${tone.series ?? ''} ${tone.number}`);
  return wordsOf(token).every((typed) => words.some((word) => word.startsWith(typed)));
}

function numberMatches(typed: string, { number, map = {} }: SearchableTone): boolean {
  const wanted = partsOf(typed);
  const has = partsOf(foldText(number.trim()));
  if (wanted === null || has === null) return false;
  if (wanted.level === null) return has.reflection.startsWith(wanted.reflection);
  if (/^\d$/.test(typed)) return has.level === wanted.level;
  if (/[a-z]/.test(wanted.reflection) && isCalled(typed, { number, level: has.level, map })) {
    return true;
  }
  const isMarked = (text: string) => !/^[0-9a-zñ]+$/.test(text);
  const isPrintedMarked = isMarked(foldText(number.trim()));
  // 3.1 is not 31, unless the brand says what its 1 means; three digits are a tone.
  const isPlainNumber = /^\d{1,2}$/.test(number.trim());
  const isOfBrand = familiesByMap(has.reflection, map).length > 0;
  if (isMarked(typed) && isPlainNumber && !isOfBrand) return false;
  if (isMarked(typed) && isPrintedMarked && has.level !== wanted.level) return false;
  return parseTone(number).key.startsWith(parseTone(typed).key);
}

function isCalled(typed: string, printed: Parameters<typeof compareTone>[1]): boolean {
  const spelling = readToneSpelling(typed);
  return spelling !== null && compareTone(spelling, printed) !== null;
}

function wordsOf(text: string): string[] {
  return foldText(text).match(/[0-9a-zñ]+/g) ?? [];
}

/** `key` is the series' name or the level in digits; empty for the tones that have neither. */
export type ToneGroup<Tone> = { key: string; tones: Tone[] };

/**
 * The colour card's groups, each sorted by number and each placed by its first tone, so that
 * Naturales come before Cenizas as on the printed card. Tones without a group come last.
 */
export function groupTones<Tone extends { number: string; series: string | null }>(
  tones: readonly Tone[],
  by: 'series' | 'level',
): ToneGroup<Tone>[] {
  const sorted = tones
    .map((tone) => ({ tone, parsed: parseTone(tone.number) }))
    .sort((a, b) => a.parsed.sortKey - b.parsed.sortKey);
  const groups = Map.groupBy(sorted, ({ tone, parsed }) =>
    by === 'level' ? String(parsed.level ?? '') : (tone.series ?? ''),
  );
  return [...groups]
    .map(([key, members]) => ({ key, tones: members.map(({ tone }) => tone) }))
    .sort((a, b) => Number(a.key === '') - Number(b.key === ''));
}
