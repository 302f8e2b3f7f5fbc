import { parseTone } from '../catalogue/tone.ts';
import { readMeasure } from './read-measure.ts';
import type { Wish } from './wish.ts';

export interface ToneTyped {
  readonly wishes: readonly Wish[];
  /** How many words it takes. */
  readonly taken: number;
  /** A depth that stands alone. */
  readonly level: number | null;
  readonly isTelling: boolean;
}

const highestLevel = 12;
const marked = /^(\d{1,2})[.,/·–-](\d{1,3}[a-z]{0,2}|[a-z]{1,3})$/;
/** Numbers that a bottle of oxidant carries, too. */
const volumes = new Set([10, 15, 20, 25, 30, 40]);
/** After these a number counts something. */
const counted =
  /^(?:oz|cm|mm|mts?|metros?|pulgadas?|w|watts|rpm|und?|unidad(?:es)?|pares?|piezas?|niveles|tonos|minutos|servicios|laminas|rollos?|bandejas)$/;

/**
 * Reads a tone by its number at the beginning (D-14): `7.43`, `7,43`, `7/43`, `7-43`, `743`,
 * `7 43`, `7N`, `S05`, `.4`, or a level alone. Null for anything else.
 */
export function readToneNumber(words: readonly string[]): ToneTyped | null {
  const [first = '', second = ''] = words;
  return readMarked(first, second) ?? readDigits(words) ?? readLettered(first);
}

function readMarked(first: string, second: string): ToneTyped | null {
  const bare = /^[.,/](\d{1,3})$/.exec(first)?.[1];
  if (bare !== undefined) return told([{ kind: 'reflection', digits: bare }]);
  const [, digits = '', reflection = ''] = marked.exec(first) ?? [];
  if (reflection === '') return null;
  const decimal: Wish[] = /^\d+[.,]\d+$/.test(first)
    ? [{ kind: 'decimal', text: first.replace(',', '.') }]
    : [];
  const level = Number(digits);
  if (level > highestLevel || counted.test(second)) return { ...told(decimal), isTelling: false };
  return told([{ kind: 'number', key: `${level}${reflection}`, level, reflection }, ...decimal]);
}

function readDigits(words: readonly string[]): ToneTyped | null {
  const [first = '', second = ''] = words;
  if (!/^\d{1,4}\.?$/.test(first) || counted.test(second)) return null;
  const value = Number.parseInt(first, 10);
  const isLevel = value >= 1 && value <= highestLevel;
  const level: Wish[] = isLevel ? [{ kind: 'level', levels: [value] }] : [];
  if (isLevel && /^\d{1,2}$/.test(second) && readMeasure(words.slice(1)) === null) {
    return { ...told([numberOf(`${value}${second}`, value, second)]), taken: 2 };
  }
  if (value < 10)
    return { ...told([numberOf(String(value)), ...level]), level: value, isTelling: false };
  if (!/^\d{2,4}$/.test(first) || parseTone(first).primary === null) {
    return isLevel ? { ...told(level), level: value, isTelling: false } : null;
  }
  const volume: Wish[] = volumes.has(value) ? [{ kind: 'volume', volume: value }] : [];
  return {
    ...told([numberOf(first), ...level, ...volume]),
    isTelling: volume.length === 0 && level.length === 0,
    level: isLevel ? value : null,
  };
}

/** `7N` of a hair dye, `S05` of a polish; `S5` is meant, too. */
function readLettered(first: string): ToneTyped | null {
  const [, suffix] = /^\d{1,2}([a-z]{1,3})$/.exec(first) ?? [];
  if (suffix !== undefined) return counted.test(suffix) ? null : told([numberOf(first)]);
  const [, letters, digits = ''] = /^([a-z]{1,2})(\d{1,3})$/.exec(first) ?? [];
  if (letters === undefined) return null;
  const keys = new Set([first, `${letters}${digits.padStart(2, '0')}`]);
  return told([...keys].map((key) => numberOf(key)));
}

function numberOf(key: string, level: number | null = null, reflection = ''): Wish {
  return { kind: 'number', key, level, reflection };
}

function told(wishes: Wish[]): ToneTyped {
  return { wishes, taken: 1, level: null, isTelling: true };
}
