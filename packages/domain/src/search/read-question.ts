import { maxQueryLength, normaliseQuery } from './query.ts';
import { readMeasure } from './read-measure.ts';
import { readToneNumber } from './read-tone-number.ts';
import type { SearchIntent, SearchPart, SearchQuestion } from './search-intent.ts';
import { singularOf } from './singular.ts';
import { readToneWords, type ToneWords } from './tone-words.ts';

/** Beyond so many parts nothing is told apart any more. */
const maxParts = 8;

/** Words that say nothing about a product. The database's `is_empty_word` says the same. */
const emptyWords = new Set(
  'a al con de del e el en la las lo los o para por que sin un una unas unos y'.split(' '),
);
const vagueWords = new Set(
  `pelo cabello cabellos capilar producto productos marca precio precios profesional salon x
  busco necesito quiero comprar`.split(/\s+/),
);
/** `8g` is a content, or the golden tone of depth 8; `7v` a volume, or its violet one. */
const measureOrTone = /^(?:[1-9]|1[0-2])[gv]$/;
/** `48w` is written as 48 W. */
const joinedUnit = /(\d)(w|watts|rpm|mm|cm|oz)\b/g;
/** `no 3`, `nº3`, `número 3`: the number alone is looked up, since names print it in every way. */
const numberLabel = /(^| )(?:(?:n|no|nro|num|numero)(?:[.º°]+ ?| )|(?:no|nro|num)(?=\d))(?=\d)/g;
/** `e.l.f.` is elf. */
const initials = /(?<![^ ])[a-z](?:\.[a-z])+\.?(?= |$)/g;
/** They say that a tone's number comes. */
const toneLabels = new Set('tono tonos numero nro no num ref referencia'.split(' '));

interface Draft extends Omit<SearchPart, 'isOpen'> {
  /** A depth that stands alone, and joins the reflections that are named. */
  readonly level: number | null;
}

/**
 * Understands what was typed in the search box (§2, D-14): tones by number or in words, volumes,
 * contents, and words; so many parts at `most`. Unless it `isFinished`, the last word may still be
 * being typed. Text without a letter or a digit has no parts.
 */
export function readQuestion(
  typed: string,
  { isFinished = false, most = maxParts }: { isFinished?: boolean; most?: number } = {},
): SearchQuestion {
  const text = normaliseQuery(typed);
  const words = text
    .replace(joinedUnit, '$1 $2')
    .replace(numberLabel, '$1')
    .replace(initials, (letters) => letters.replaceAll('.', ''))
    .split(' ')
    .map(trimMarks);
  const drafts = joinTone(readDrafts(words.filter((word) => /[0-9a-zñ]/.test(word))), isFinished);
  const telling = leaveOut(drafts);
  const parts = telling.slice(0, most).map(({ level: _joined, ...part }, index) => ({
    ...part,
    isPurpose: part.isPurpose && index > 0,
    isOpen: !isFinished && index === telling.length - 1 && text.endsWith(part.typed),
  }));
  const intents = parts.flatMap((part) => part.intents);
  return {
    text,
    parts,
    isWhole: telling.length <= most && typed.length <= maxQueryLength,
    toneKeys: intents.flatMap((intent) => (intent.kind === 'number' ? [intent.key] : [])),
  };
}

/** `(7.43),` is `7.43`; a leading mark of a reflection stays. */
function trimMarks(word: string): string {
  return word.replace(/^[^0-9a-zñ]+(?=[.,/]\d)|^[^0-9a-zñ.,/]+|[^0-9a-zñ%]+$/g, '');
}

/** What tells nothing is left out, unless nothing else was typed. */
function leaveOut(drafts: readonly Draft[]): readonly Draft[] {
  const hasNumber = drafts.some(
    ({ intents, isTelling }) => isTelling && intents[0]?.kind === 'number',
  );
  const rules = [emptyWords, hasNumber ? toneLabels : new Set<string>(), vagueWords];
  return rules.reduce((left, words) => {
    const kept = left.filter(({ word }) => word === null || !words.has(word));
    return kept.length > 0 ? kept : left;
  }, drafts);
}

function readDrafts(words: readonly string[]): Draft[] {
  const drafts: Draft[] = [];
  let isPurpose = false;
  for (let place = 0; place < words.length; ) {
    const rest = words.slice(place);
    const [first = ''] = rest;
    if (first === 'para') isPurpose = true;
    const measure = readMeasure(rest);
    const tone = measure === null || measureOrTone.test(first) ? readToneNumber(rest) : null;
    const read = measure ?? tone;
    const taken = rest.slice(0, read?.taken ?? 1);
    const runs = taken.join(' ').match(/[0-9a-zñ]+/g) ?? [];
    if (read === null) {
      drafts.push(...runs.map((run) => draftOf(run, { word: run, isPurpose })));
    } else {
      const [only] = runs;
      const isWord = measure === null && runs.length === 1 && only === first;
      const isNumber = measure === null && tone?.isTelling === true;
      drafts.push(
        draftOf(taken.join(' '), {
          word: isWord ? first : null,
          words: isWord || isNumber ? [] : runs.map(singularOf),
          intents: [...(measure?.intents ?? []), ...(tone?.intents ?? [])],
          isTelling: tone?.isTelling ?? false,
          level: tone?.level ?? null,
        }),
      );
    }
    place += taken.length;
  }
  return drafts;
}

function draftOf(typed: string, known: Partial<Draft>): Draft {
  return {
    typed,
    word: null,
    words: [],
    intents: [],
    isTelling: false,
    isPurpose: false,
    level: null,
    ...known,
  };
}

/** Makes one part of the words that describe one tone, and of the level beside them. */
function joinTone(drafts: readonly Draft[], isFinished: boolean): readonly Draft[] {
  const spoken = drafts.filter(({ word, intents }) => word !== null && intents.length === 0);
  const depth = drafts.find(({ level }) => level !== null);
  const tone = readToneWords(
    spoken.map(({ word }) => word ?? ''),
    depth?.level ?? null,
    isFinished,
  );
  if (tone === null) return drafts;
  const intents = intentsOf(tone);
  const spelled = new Map(tone.words.map(({ place, word }) => [spoken[place], word]));
  const meant = new Set(spelled.keys());
  if (!tone.isTelling) {
    return drafts.map((draft) => (meant.has(draft) ? { ...draft, intents } : draft));
  }
  if (depth !== undefined && tone.families.length > 0) meant.add(depth);
  const members = drafts.filter((draft) => meant.has(draft));
  const joined = draftOf(members.map(({ typed }) => typed).join(' '), {
    words: members.map((draft) => spelled.get(draft) ?? draft.word ?? ''),
    intents,
    isTelling: true,
  });
  const [head] = members;
  return drafts.flatMap((draft) => (draft === head ? [joined] : meant.has(draft) ? [] : [draft]));
}

function intentsOf({ levels, families }: ToneWords): SearchIntent[] {
  if (families.length === 0) return [{ kind: 'level', levels }];
  return families.map((reading) => ({ kind: 'family', levels, families: reading }));
}
