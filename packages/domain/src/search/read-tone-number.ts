import { parseTone } from '../catalogue/tone.ts';
import { familiesOfLetters } from '../catalogue/tone-letters.ts';
import { readToneSpelling } from '../catalogue/tone-spelling.ts';
import { isOtherUnit, readMeasure } from './read-measure.ts';
import type { SearchIntent } from './search-intent.ts';

export interface ToneTyped {
  readonly intents: readonly SearchIntent[];
  /** How many words it takes. */
  readonly taken: number;
  /** A depth that stands alone. */
  readonly level: number | null;
  readonly isTelling: boolean;
}

const highestLevel = 12;
/** Numbers that a bottle of oxidant carries, too; 10 alone is the lightest depth. */
const volumes = new Set([15, 20, 25, 30, 40]);
/** After these a number counts something. */
const counted = /^(?:und?|unidad(?:es)?|pares?|piezas?|tonos|rollos?|bandejas)$/;

/**
 * Reads a tone by its number at the beginning (D-14): `7.43`, `7,43`, `7/43`, `7-43`, `743`,
 * `7 43`, `7N`, `S05`, `.4`, or a level alone. Null for anything else.
 */
export function readToneNumber(words: readonly string[]): ToneTyped | null {
  const [first = '', second = ''] = words;
  return readMarked(first, second) ?? readDigits(words) ?? readLettered(first);
}

function isCounted(second: string): boolean {
  return counted.test(second) || isOtherUnit(second);
}

function readMarked(first: string, second: string): ToneTyped | null {
  const bare = /^[.,/](\d{1,3})$/.exec(first)?.[1];
  if (bare !== undefined) return told([{ kind: 'reflection', digits: bare }]);
  if (!/^\d{1,2}[.,/·–-][0-9a-z]+$/.test(first)) return null;
  const decimal: SearchIntent[] = /^\d+[.,]\d+$/.test(first)
    ? [{ kind: 'decimal', text: first.replace(',', '.') }]
    : [];
  const [tone] = readToneSpelling(first)?.ways ?? [];
  if (tone === undefined && decimal.length === 0) return null;
  if (tone === undefined || isCounted(second)) return { ...told(decimal), isTelling: false };
  const reflection = tone.reflection.toLowerCase();
  const number = numberOf(`${tone.level}${reflection}`, tone.level, reflection);
  return told([number, ...byLetters(tone.level, reflection), ...decimal]);
}

/** What the letters of a tone mean by the trade's habit: 7A is an ash blonde, whatever it is printed as. */
function byLetters(level: number, letters: string): SearchIntent[] {
  if (!/^[a-z]+$/.test(letters)) return [];
  return familiesOfLetters(letters).map((families) => ({
    kind: 'family',
    levels: [level],
    families,
  }));
}

function readDigits(words: readonly string[]): ToneTyped | null {
  const [first = '', second = ''] = words;
  if (!/^\d{1,4}\.?$/.test(first) || isCounted(second)) return null;
  const value = Number.parseInt(first, 10);
  const isLevel = value >= 1 && value <= highestLevel;
  const level: SearchIntent[] = isLevel ? [{ kind: 'level', levels: [value] }] : [];
  if (isLevel && /^\d{1,2}$/.test(second) && readMeasure(words.slice(1)) === null) {
    return { ...told([numberOf(`${value}${second}`, value, second)]), taken: 2 };
  }
  if (value < 10) {
    // `5` is printed 05, too.
    const numbers = [numberOf(String(value)), numberOf(`0${value}`)];
    return { ...told([...numbers, ...level]), level: value, isTelling: false };
  }
  if (!/^\d{2,4}$/.test(first) || parseTone(first).primary === null) {
    return isLevel ? { ...told(level), level: value, isTelling: false } : null;
  }
  const volume: SearchIntent[] = volumes.has(value) ? [{ kind: 'volume', volume: value }] : [];
  return {
    ...told([numberOf(first), ...level, ...volume]),
    isTelling: volume.length === 0 && level.length === 0,
    level: isLevel ? value : null,
  };
}

/** `7N` of a hair dye, `S05` of a polish; `S5` is meant, too. */
function readLettered(first: string): ToneTyped | null {
  const [, suffix] = /^\d{1,2}([a-z]{1,3})$/.exec(first) ?? [];
  if (suffix !== undefined) {
    if (counted.test(suffix)) return null;
    const level = Number.parseInt(first, 10);
    return told([numberOf(first), ...(level <= highestLevel ? byLetters(level, suffix) : [])]);
  }
  const [, letters, digits = ''] = /^([a-z]{1,2})(\d{1,3})$/.exec(first) ?? [];
  if (letters === undefined) return null;
  const keys = new Set([first, `${letters}${digits.padStart(2, '0')}`]);
  const printed: SearchIntent[] = letters === 'n' ? [{ kind: 'printed', text: digits }] : [];
  return told([...[...keys].map((key) => numberOf(key)), ...printed]);
}

function numberOf(key: string, level: number | null = null, reflection = ''): SearchIntent {
  return { kind: 'number', key, level, reflection };
}

function told(intents: SearchIntent[]): ToneTyped {
  return { intents, taken: 1, level: null, isTelling: true };
}
