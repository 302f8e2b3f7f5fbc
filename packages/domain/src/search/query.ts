import { foldText, parseTone } from '../catalogue/tone.ts';

export const MAX_QUERY_LENGTH = 100;

/** `text` is what is compared and stored; `toneKeys` the tone numbers in it, as search keys. */
export type SearchQuery = { text: string; hasToneNumber: boolean; toneKeys: string[] };

/** A number before one of these is a size, not a tone. */
const UNITS =
  /^(?:ml|cc|l|lt|lts|litros?|g|gr|grs|gramos?|kg|oz|cm|mm|vol|volumen|volumenes|un|und|unidades|x)$/;

/**
 * Prepares what was typed in the search box (§2, D-14): control and invisible characters off,
 * folded, spaces collapsed, at most 100 characters; and tells whether a tone number is in it,
 * so that codes are never forgiven a typo. Preparing it again changes nothing.
 */
export function normaliseQuery(text: string): SearchQuery {
  const visible = text
    .toWellFormed()
    .replace(/\p{Cf}/gu, '')
    .replace(/[\p{Cc}\s]+/gu, ' ');
  const folded = foldText(visible).trim();
  const capped = Array.from(folded).slice(0, MAX_QUERY_LENGTH).join('').trim();
  const toneKeys = toneKeysOf(capped.split(' '));
  return { text: capped, hasToneNumber: toneKeys.length > 0, toneKeys };
}

function toneKeysOf(words: string[]): string[] {
  return words
    .filter((word, place) => isToneNumber(word) && !UNITS.test(words[place + 1] ?? ''))
    .map((word) => parseTone(word).key);
}

/**
 * Two bare digits are too little to tell (`20` may be a volume), and four are a tone only
 * from level 10 on.
 */
function isToneNumber(word: string): boolean {
  if (/^(?:\d{2}|[02-9]\d{3}|1[3-9]\d{2})$/.test(word)) return false;
  const { primary } = parseTone(word);
  return primary !== null && !UNITS.test(word.replace(/^[\d.,]+/, ''));
}
