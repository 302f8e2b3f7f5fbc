import type {
  SearchIntent,
  SearchPart,
  SearchQuestion,
} from '@matiz/domain/search/search-intent.ts';
import { singularOf } from '@matiz/domain/search/singular.ts';

/**
 * A question as the columns of a table, one row a part. The texts are `tsquery`s over the lexemes
 * that `refresh_product_search` and `tone_lexemes` write; they hold only what the reader let
 * through (letters, digits, one dot), so that nothing typed can act as an operator.
 */
export interface CompiledQuestion {
  readonly text: string;
  readonly spelled: readonly string[];
  readonly words: readonly (string | null)[];
  readonly singulars: readonly (string | null)[];
  /** Other ways to satisfy the part. */
  readonly also: readonly (string | null)[];
  /** Those that make a product the kind that is looked for. */
  readonly promoted: readonly (string | null)[];
  /** A tone by its number. */
  readonly numbers: readonly (string | null)[];
  readonly isOpen: readonly boolean[];
  readonly isPurpose: readonly boolean[];
  /** Words in a row, as synonyms are looked up, with the first and last part that they span. */
  readonly phrases: readonly string[];
  readonly phraseFrom: readonly number[];
  readonly phraseTo: readonly number[];
  /** Each phrase written as one word: `cover girl` is printed CoverGirl. */
  readonly joined: readonly string[];
}

export function compileQuestion({ text, parts }: SearchQuestion): CompiledQuestion {
  const phrases = phrasesOf(parts);
  return {
    text,
    spelled: parts.map(({ typed }) => typed),
    words: parts.map(({ word }) => word),
    singulars: parts.map(singularIn),
    also: parts.map(alsoOf),
    promoted: parts.map(({ isTelling, intents }) =>
      isTelling ? anyOf(intents.filter(isTone)) : null,
    ),
    numbers: parts.map(({ isTelling, intents }) =>
      isTelling ? anyOf(intents.filter(isNumber)) : null,
    ),
    isOpen: parts.map(({ isOpen }) => isOpen),
    isPurpose: parts.map(({ isPurpose }) => isPurpose),
    phrases: phrases.map(({ phrase }) => phrase),
    phraseFrom: phrases.map(({ from }) => from),
    phraseTo: phrases.map(({ to }) => to),
    joined: phrases.map(({ joined }) => joined),
  };
}

/** A tone in one word has synonyms, too: rojo, red. */
function singularIn({ word, words: [only, ...more] }: SearchPart): string | null {
  const one = word ?? (more.length === 0 ? only : undefined);
  return one === undefined ? null : singularOf(one);
}

const longestPhrase = 4;

function phrasesOf(parts: readonly SearchPart[]) {
  const phrases: { phrase: string; joined: string; from: number; to: number }[] = [];
  for (let from = 0; from < parts.length; from += 1) {
    const words: string[] = [];
    let joined = '';
    for (const part of parts.slice(from, from + longestPhrase)) {
      if (part.word === null) break;
      words.push(singularOf(part.word));
      joined += part.word;
      if (words.length > 1) {
        phrases.push({ phrase: words.join(' '), joined, from: from + 1, to: from + words.length });
      }
    }
  }
  return phrases;
}

function alsoOf({ words, intents }: SearchPart): string | null {
  const plain = words.length === 0 ? [] : [`(${words.map(quote).join(' & ')})`];
  const ways = [...intents.map(lexemesOf), ...plain];
  return ways.length === 0 ? null : ways.join(' | ');
}

function anyOf(intents: readonly SearchIntent[]): string | null {
  return intents.length === 0 ? null : intents.map(lexemesOf).join(' | ');
}

function isTone({ kind }: SearchIntent): boolean {
  return kind === 'number' || kind === 'level' || kind === 'family' || kind === 'reflection';
}

/** With the families that a number's letters stand for. */
function isNumber(
  { kind }: SearchIntent,
  _place: number,
  intents: readonly SearchIntent[],
): boolean {
  return kind === 'number' || (kind === 'family' && intents.some((one) => one.kind === 'number'));
}

function lexemesOf(intent: SearchIntent): string {
  switch (intent.kind) {
    case 'number':
      // 1.10 and 11.0 have the same digits: a mark that was typed counts where one is printed.
      return intent.level === null
        ? quote(`#n${intent.key}`)
        : `${quote(`#m${intent.level}.${intent.reflection}`)} | ${quote(`#j${intent.key}`)}`;
    case 'level':
      return intent.levels.map((level) => quote(`#l${level}`)).join(' | ');
    case 'family': {
      const family = intent.families.join(':');
      const levels = intent.levels.map((level) => quote(`#l${level}:${family}`));
      return levels.length > 0 ? levels.join(' | ') : quote(`#f${family}`);
    }
    case 'reflection':
      return `${quote(`#r${intent.digits}`)}:*`;
    case 'volume':
      return quote(`#v${intent.volume}`);
    case 'size':
      return quote(`#s${intent.amount}${intent.unit}`);
    case 'printed':
      return quote(intent.text);
    case 'decimal':
      return quote(`#d${intent.text}`);
  }
}

function quote(lexeme: string): string {
  return `'${lexeme}'`;
}
