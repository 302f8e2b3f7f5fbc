import { parseTone } from '@matiz/domain/catalogue/tone.ts';
import { normaliseQuery } from '@matiz/domain/search/query.ts';

/** What was typed, ready to be looked up. */
export interface SearchTerms {
  /** Folded, at most 100 characters, never empty. */
  readonly text: string;
  /** Words as the index keeps them: letters and digits; a tone as its digits (D-14). */
  readonly words: readonly string[];
  /** Those that may be mistyped: four letters at least, no digit, since codes never are. */
  readonly forgivable: readonly string[];
}

/** Beyond so many words nothing is told apart any more. */
const maxWords = 8;

/** Words that say nothing about a product. Kept when nothing else was typed. */
const empty = new Set(
  'a al con de del e el en la las lo los o para por que sin un una unas unos y'.split(' '),
);

/** Reads what was typed; null when no letter and no digit is in it. */
export function readTerms(typed: string): SearchTerms | null {
  const { text, toneKeys } = normaliseQuery(typed);
  const tones = new Set(toneKeys);
  const words = text.split(' ').flatMap((word) => wordsOf(word, tones));
  const telling = words.filter((word) => !empty.has(word));
  const kept = [...new Set(telling.length > 0 ? telling : words)].slice(0, maxWords);
  if (kept.length === 0) return null;
  const forgivable = kept.filter((word) => /^[a-zñ]{4,}$/.test(word));
  return { text, words: kept, forgivable };
}

function wordsOf(word: string, tones: ReadonlySet<string>): string[] {
  const runs = word.match(/[0-9a-zñ]+/g) ?? [];
  return tones.has(parseTone(word).key) ? [runs.join('')] : runs;
}

/**
 * The words that count as a `tsquery`: all of them, the last one typed by its beginning since it
 * may still be being typed. A plural also finds the singular. Words hold letters and digits only,
 * so that nothing typed can act as an operator. Empty when no word counts.
 */
export function toIndexQuery(
  { words }: SearchTerms,
  counts: (word: string) => boolean = () => true,
): string {
  return words
    .flatMap((word, place) => (counts(word) ? [term(word, place === words.length - 1)] : []))
    .join(' & ');
}

function term(word: string, isLast: boolean): string {
  const singular = singularOf(word);
  return isLast || singular !== word ? `'${singular}':*` : `'${word}'`;
}

/** As `singular_word` of the database: `tintes` is `tinte`, `pinceles` is `pincel`. */
function singularOf(word: string): string {
  if (/^[a-zñ]{2,}[dlnrj]es$/.test(word)) return word.slice(0, -2);
  return /^[a-zñ]{2,}[aeiou]s$/.test(word) ? word.slice(0, -1) : word;
}
