import { foldText } from '../kernel/text.ts';
import { familiesByMap, familiesOfLetters, type ReflectionMap } from './tone-letters.ts';

/** One way to part a number: the depth (9.5 for half a level) and what follows, in capitals. */
export interface TonePart {
  readonly level: number;
  readonly reflection: string;
}

/** A tone's number as it was typed or printed, with everything that it may mean. */
export interface ToneSpelling {
  /** None for a shade without a level: `S05`. */
  readonly ways: readonly TonePart[];
  /** Letters and digits alone, in capitals. */
  readonly key: string;
  /**
   * Whether it can hardly be the number of anything else: by its mark or its letters (`7.1`, `7 1`,
   * `7A`). `71`, `31` and `7` may.
   */
  readonly isApart: boolean;
}

/** A printed tone, and what its brand says that the signs for reflections mean. */
export interface PrintedTone {
  readonly number: string;
  readonly level: number | null;
  readonly map: ReflectionMap;
}

const highestLevel = 12;
/** `7.43`, `7 / 43`, `7-NA`, `1.0P`, `7 43`; some brands print half levels: `9,5-1`. */
const marked = /^(\d{1,2})([.,]5(?=\s*[-/]))?(?:\s*[.,/·–-]\s*|\s+)(\d{1,3}[a-z]{0,2}|[a-z]{1,3})$/;
/** `7A`, `10NA`. */
const lettered = /^(\d{1,2})()([a-z]{1,3})$/;
/** `743`, `71`, `7`, and `230N`. */
const joined = /^\d{1,5}$|^\d{3}-?[a-z]{1,2}$/;
/** `S05`, `RB 1`, `F-12`. */
const shade = /^([a-z]{1,3})[\s-]?0*(\d{1,3})$/;

/** Reads the number of a tone; null for what is none, a name among others. */
export function readToneSpelling(text: string): ToneSpelling | null {
  const folded = foldText(text.trim());
  const [, level, half, reflection = ''] = marked.exec(folded) ?? lettered.exec(folded) ?? [];
  if (level !== undefined && Number(level) <= highestLevel) {
    const way = { level: Number(level) + (half ? 0.5 : 0), reflection: reflection.toUpperCase() };
    return { ways: [way], key: keyOf(way), isApart: true };
  }
  if (joined.test(folded)) {
    const key = folded.replace('-', '').toUpperCase();
    return { ways: waysOf(key), key, isApart: false };
  }
  const [, letters, digits = ''] = shade.exec(folded) ?? [];
  return letters === undefined
    ? null
    : { ways: [], key: `${letters.toUpperCase()}${digits}`, isApart: true };
}

/** From 10 to 12 two digits may be the level. */
function waysOf(digits: string): TonePart[] {
  const ways = [1, 2].map((signs) => ({
    level: Number(digits.slice(0, signs)),
    reflection: digits.slice(signs),
    signs,
  }));
  return ways
    .filter(({ level, reflection, signs }) => {
      const isLevel = signs === 1 || (level >= 10 && level <= highestLevel);
      return isLevel && digits.length >= signs && /^\d{0,3}$/.test(reflection);
    })
    .map(({ level, reflection }) => ({ level, reflection }));
}

function keyOf({ level, reflection }: TonePart): string {
  return `${String(level).replace('.', '')}${reflection}`;
}

/**
 * Whether a printed tone answers what was typed: `same`, `perhaps` where only its buyer knows, or
 * not at all. The mark counts: 3.1 is not 31, nor 1.10 11.0. Letters are read by the brand's own
 * map; by the trade's habit (7A for an ash blonde that is printed 7.1) they answer perhaps.
 */
export function compareTone(typed: ToneSpelling, printed: PrintedTone): 'same' | 'perhaps' | null {
  const own = readToneSpelling(printed.number);
  if (own === null) return null;
  if (isSpelledSo(typed, own)) return 'same';
  if (typed.key === own.key && typed.isApart !== own.isApart) {
    const isSure = typed.isApart ? isOfLevel(own, printed) : typed.ways.every(hasReflection);
    return isSure ? 'same' : 'perhaps';
  }
  return compareLetters(typed, own, printed.map) ?? (isNaturalOf(typed, own) ? 'perhaps' : null);
}

function isSpelledSo(typed: ToneSpelling, own: ToneSpelling): boolean {
  if (typed.isApart !== own.isApart) return false;
  if (typed.key === own.key && String(typed.ways[0]?.level) === String(own.ways[0]?.level))
    return true;
  // `5` of `05`.
  const isShort = !typed.isApart && typed.key.length <= 2 && own.key.length <= 2;
  return isShort && Number(typed.key) === Number(own.key);
}

function hasReflection({ reflection }: TonePart): boolean {
  return reflection !== '';
}

/** Whether what stands without a mark is a level and reflections that the brand knows: 743 of a dye. */
function isOfLevel({ ways }: ToneSpelling, { level, map }: PrintedTone): boolean {
  return ways.some((way) => way.level === level && familiesByMap(way.reflection, map).length > 0);
}

function compareLetters(
  typed: ToneSpelling,
  own: ToneSpelling,
  map: ReflectionMap,
): 'same' | 'perhaps' | null {
  const [asked] = typed.ways;
  if (!asked || !/^[A-Z]+$/.test(asked.reflection)) return null;
  const meant = own.ways
    .filter(({ level }) => level === asked.level)
    .map(({ reflection }) => familiesByMap(reflection, map).join(' '))
    .filter((families) => families !== '');
  if (meant.length === 0) return null;
  const byMap = familiesByMap(asked.reflection, map).join(' ');
  if (byMap !== '') return meant.includes(byMap) ? 'same' : null;
  const isByHabit = familiesOfLetters(asked.reflection).some((one) =>
    meant.includes(one.join(' ')),
  );
  return isByHabit ? 'perhaps' : null;
}

/** 7, 7.0 and 7N are mostly one tone. */
function isNaturalOf(typed: ToneSpelling, own: ToneSpelling): boolean {
  const natural = /^[0N]?$/;
  return typed.ways.some((one) =>
    own.ways.some(
      (other) =>
        one.level === other.level &&
        one.reflection !== other.reflection &&
        natural.test(one.reflection) &&
        natural.test(other.reflection),
    ),
  );
}
