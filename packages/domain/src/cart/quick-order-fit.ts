import { familiesByMap } from '../catalogue/tone-letters.ts';
import { compareTone, type PrintedTone, readToneSpelling } from '../catalogue/tone-spelling.ts';
import { isUnit } from '../search/read-measure.ts';
import type { SearchIntent, SearchPart, SearchQuestion } from '../search/search-intent.ts';
import { singularOf } from '../search/singular.ts';
import { nameWords } from './quick-order-item.ts';
import { isNumberOf, isSizeOf, isVolumeOf, numbersIn, numbersOf } from './quick-order-numbers.ts';

/** A version that the search offers for an item, with what it has of the item's parts by their places. */
export interface ItemCandidate {
  readonly productId: number;
  readonly versionId: number;
  readonly name: string;
  readonly contentSize: string | null;
  /** Whether its product is bought by tone or volume, and how many of them there are. */
  readonly hasVersions: boolean;
  readonly versionCount: number;
  readonly tone: (PrintedTone & { readonly name: string }) | null;
  readonly volume: number | null;
  /** Whether the product's own words have the part; null where it is no word. */
  readonly own: readonly (boolean | null)[];
  /** Whether the tone's number, name or series have it. */
  readonly inTone: readonly boolean[];
  /** How many parts it alone tells: its tone, its volume. */
  readonly fitting: number;
  /** Whether it has all parts as they were written or by synonyms, not by their roots or with mistakes. */
  readonly isMeant: boolean;
  /** Nothing has all parts; it has the most. */
  readonly isNear: boolean;
}

/** `near`: it has the most of it, but not all. */
export type Fit = 'exactly' | 'perhaps' | 'near' | null;
type PartFit = 'exactly' | 'perhaps' | null;

/**
 * Whether a candidate is what an item asks for. Every number has to be told by it: by its tone, its
 * volume, its content, or its name where other words are there too; a number alone is a tone.
 * `isWithin`: only versions of one product are asked for.
 */
export function fitOf(question: SearchQuestion, candidate: ItemCandidate, isWithin: boolean): Fit {
  const isAlone = isNumberAlone(question);
  if (isAlone && !question.parts.some((part) => tellsVersion(part, candidate))) return null;
  const numbers = numbersOf(isAlone ? { ...candidate, name: '' } : candidate);
  const name = nameWords(candidate.name);
  // Of a brand and a number only the tone can be told.
  const isNamed =
    isAlone ||
    question.parts.some(
      ({ word }) => word !== null && !/\d/.test(word) && name.includes(singularOf(word)),
    );
  const fits = question.parts.map((part, index) =>
    fitOfPart(part, index, candidate, { numbers, isNamed }),
  );
  if (candidate.isNear || fits.includes(null)) return isNearEnough(fits, isAlone) ? 'near' : null;
  // `litro`, `vol`: how much of it, but not of what.
  const isUnitAlone = question.parts.every(({ typed }) => isUnit(typed));
  const isDoubtful = isUnitAlone || (isAlone && !isWithin && mayBeAnything(question));
  const isSure = candidate.isMeant && question.isWhole && isVersionTold(question, candidate);
  return isSure && !isDoubtful && !fits.includes('perhaps') ? 'exactly' : 'perhaps';
}

/** Where the version is told only by words that its product has as well, they may not mean it. */
function isVersionTold(
  { parts }: SearchQuestion,
  { hasVersions, versionCount, fitting, own, inTone, volume }: ItemCandidate,
): boolean {
  if (!hasVersions || versionCount === 1 || fitting === 0) return true;
  const isVolume = parts.some(({ intents: requests }) =>
    requests.some((request) => request.kind === 'volume' && request.volume === volume),
  );
  return isVolume || inTone.some((isIn, index) => isIn && own[index] !== true);
}

function tellsVersion(part: SearchPart, candidate: ItemCandidate): boolean {
  const isVolume = part.intents.some(
    (one) => one.kind === 'volume' && one.volume === candidate.volume,
  );
  return isVolume || fitOfNumber(part, candidate) !== null || part.intents.some(isReflection);
}

function isReflection({ kind }: SearchIntent): boolean {
  return kind === 'reflection';
}

/** Whether nothing but a number is named, with its marks or letters: `7.1`, `310`, `S05`. */
export function isNumberAlone({ parts }: SearchQuestion): boolean {
  return parts.every(({ typed }) => /\d/.test(typed) && !/[a-zñ]{4}/.test(typed));
}

/**
 * Whether a number alone can mean it: a volume, a shade by its letters, or a tone whose brand says what
 * its signs mean. 3.1 of a foundation is not what a colourist writes.
 */
export function isKnownNumber({ tone }: ItemCandidate): boolean {
  const ways = tone && readToneSpelling(tone.number)?.ways;
  if (!tone || !ways || ways.length === 0) return true;
  return ways.some(({ reflection }) => familiesByMap(reflection, tone.map).length > 0);
}

function isNearEnough(fits: readonly PartFit[], isAlone: boolean): boolean {
  const has = fits.filter((fit) => fit !== null).length;
  return isAlone ? has === fits.length : has * 2 >= fits.length;
}

/** 31 may be the number of a polish, a content, units, and 743 a code. */
function mayBeAnything({ parts }: SearchQuestion): boolean {
  return !parts.some((part) => isApart(part) || part.intents.some(({ kind }) => kind === 'volume'));
}

/** Whether the number may be told by it: `100` of "guantes × 100", 20 of its volume, 5 of its tone. */
export function hasNumber(candidate: ItemCandidate, number: string): boolean {
  const { volume, tone } = candidate;
  const ofTone = tone ? numbersIn(`${tone.number} ${tone.name}`) : [];
  return [...numbersOf(candidate), ...ofTone, String(volume)].includes(number);
}

function fitOfPart(
  part: SearchPart,
  place: number,
  candidate: ItemCandidate,
  { numbers, isNamed }: { numbers: string[]; isNamed: boolean },
): PartFit {
  const byTone = fitOfNumber(part, candidate);
  // What letters mean is compared with the number.
  const isNumber = part.intents.some(({ kind }) => kind === 'number');
  const requests = part.intents.filter(({ kind }) => !isNumber || kind !== 'family');
  const byRequest = best(
    requests.map((request, nth) => fitOfRequest(request, nth, place, candidate)),
  );
  const isInName = isNumberOf(candidate, part.typed, numbers);
  if (byTone === 'same') {
    const isShort = part.typed.length <= 2 && !isNamed;
    // `60` of a dye of 60 g may be its tone 6.0; of a brand's `12` nobody knows.
    return !isApart(part) && (isInName || isShort) ? 'perhaps' : 'exactly';
  }
  if (byRequest === 'exactly') return 'exactly';
  if (isInName) return isNamed ? 'exactly' : 'perhaps';
  if (isNumeric(part) && isNumberInTone(part, candidate)) return isNamed ? 'exactly' : 'perhaps';
  if (isNumeric(part)) return byTone ?? byRequest;
  return best([byRequest, fitOfWord(place, candidate)]);
}

/** Not `3en1`. */
function isNumeric({ word, typed }: SearchPart): boolean {
  return /\d/.test(typed) && (word === null || readToneSpelling(typed) !== null);
}

/** `25` of a shade that is called "25 Spice". */
function isNumberInTone({ typed }: SearchPart, { tone }: ItemCandidate): boolean {
  if (tone === null || readToneSpelling(tone.number) !== null) return false;
  const [number, ...more] = numbersIn(typed);
  return (
    number !== undefined &&
    more.length === 0 &&
    numbersIn(`${tone.number} ${tone.name}`).includes(number)
  );
}

function best(fits: readonly PartFit[]): PartFit {
  if (fits.includes('exactly')) return 'exactly';
  return fits.includes('perhaps') ? 'perhaps' : null;
}

function isApart({ typed }: SearchPart): boolean {
  return readToneSpelling(typed)?.isApart === true;
}

function fitOfNumber({ typed }: SearchPart, { tone }: ItemCandidate): 'same' | 'perhaps' | null {
  const spelling = tone && readToneSpelling(typed);
  return spelling && compareTone(spelling, tone);
}

function fitOfRequest(
  request: SearchIntent,
  nth: number,
  place: number,
  candidate: ItemCandidate,
): PartFit {
  const isInTone = candidate.inTone[place] === true;
  switch (request.kind) {
    case 'number':
    case 'decimal':
    case 'printed':
      return null;
    case 'level':
    case 'reflection':
      return isInTone ? 'perhaps' : null;
    case 'family':
      return isInTone ? 'exactly' : null;
    case 'volume':
      return candidate.volume === request.volume || isVolumeOf(candidate, request.volume)
        ? 'exactly'
        : null;
    case 'size':
      if (!isSizeOf(candidate, request)) return null;
      // The first is what was said; the others are sold under its round name.
      return nth === 0 ? 'exactly' : 'perhaps';
  }
}

function fitOfWord(place: number, { own, inTone, tone, isNear }: ItemCandidate): PartFit {
  if (own[place] === true || inTone[place] === true) return 'exactly';
  if (isNear) return null;
  // What is no word of its own may be one of its other tones.
  return tone === null || own[place] === null ? 'exactly' : 'perhaps';
}
