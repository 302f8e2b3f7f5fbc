import {
  fitOf,
  hasNumber,
  type ItemCandidate,
  isKnownNumber,
  isNumberAlone,
} from './quick-order-fit.ts';
import { nameWords, type QuickOrderItem } from './quick-order-item.ts';
import type { QuickOrderReading } from './quick-order-row.ts';

/**
 * What an item is: surely one version (`sure`), a product whose version was not said (`open`), one of
 * several (`several`), perhaps one of these (`perhaps`), or nothing, with what comes nearest (`near`).
 */
export interface ItemChoice<Candidate> {
  readonly kind: 'sure' | 'open' | 'several' | 'perhaps' | 'near';
  readonly candidates: readonly Candidate[];
}

/**
 * Decides what an item is. `isMore`: the search found more than these; `isWithin`: it looked among
 * the versions of one product only.
 */
export function chooseCandidates<Candidate extends ItemCandidate>(
  item: QuickOrderItem,
  found: readonly Candidate[],
  { isMore, isWithin }: { isMore: boolean; isWithin: boolean },
): ItemChoice<Candidate> {
  const fits = Map.groupBy(found, (candidate) => fitOf(item.question, candidate, isWithin));
  const [exact, perhaps] = [fits.get('exactly') ?? [], fits.get('perhaps') ?? []];
  if (exact.length === 0) {
    return perhaps.length > 0
      ? { kind: 'perhaps', candidates: perhaps }
      : { kind: 'near', candidates: fits.get('near') ?? [] };
  }
  const called = fullyNamed(item.words, exact);
  const tones = perhaps.filter(({ tone, fitting }) => tone !== null && fitting > 0);
  if (!called && tones.length > 0 && exact.every(({ fitting }) => fitting === 0)) {
    // Of "esencial 6" the tones of depth 6 may be meant before a set "Esencial × 6".
    return { kind: 'several', candidates: [...tones, ...exact] };
  }
  const meant = called ?? exact;
  const products = new Set(meant.map(({ productId }) => productId));
  if (products.size > 1 || (isMore && !called)) return { kind: 'several', candidates: exact };
  const [only] = meant;
  if (only && meant.length === 1) {
    const isProven = isWithin || !isNumberAlone(item.question) || isKnownNumber(only);
    return { kind: isProven ? 'sure' : 'perhaps', candidates: [only] };
  }
  return { kind: only && isVersionSaid(only) ? 'several' : 'open', candidates: meant };
}

/** Whether the item says which version of the product it means. */
export function isVersionSaid({ hasVersions, versionCount, fitting }: ItemCandidate): boolean {
  return !hasVersions || versionCount === 1 || fitting > 0;
}

/** The product whose whole name was written, if it is the only one. */
function fullyNamed<Candidate extends ItemCandidate>(
  words: readonly string[],
  candidates: readonly Candidate[],
): Candidate[] | null {
  const called = candidates.filter(({ name }) =>
    nameWords(name).every((word) => words.includes(word)),
  );
  return new Set(called.map(({ productId }) => productId)).size === 1 ? called : null;
}

/** What a row asks for, as it is read in one way. */
export interface KnownReading<Candidate> extends QuickOrderReading {
  readonly choice: ItemChoice<Candidate>;
}

/** Whether no other reading can be better: it says its quantity or is sure, and no name has that number. */
export function isDecided<Candidate extends ItemCandidate>({
  isSaid,
  quantityText,
  choice: { kind, candidates },
}: KnownReading<Candidate>): boolean {
  const mayBeName = candidates.some((one) => hasNumber(one, quantityText ?? ''));
  return (isSaid === true ? kind !== 'near' : kind === 'sure') && !mayBeName;
}

/**
 * The reading of a row that holds. Where several are sure of different things, or one that is sure
 * stands behind a likelier one that is not, the row asks; of two numbers neither is taken.
 */
export function chooseReading<Candidate extends ItemCandidate>(
  readings: readonly KnownReading<Candidate>[],
): KnownReading<Candidate> | null {
  const known = readings.filter(({ choice }) => choice.candidates.length > 0);
  const sure = known.filter(({ choice }) => choice.kind === 'sure');
  const [first, ...others] = sure;
  if (!first) return likeliest(known) ?? readings[0] ?? null;
  const versions = new Map(
    sure.flatMap(({ choice }) => choice.candidates.map((one) => [one.versionId, one])),
  );
  if (versions.size > 1) {
    return { ...first, choice: { kind: 'several', candidates: [...versions.values()] } };
  }
  const before = known
    .slice(0, known.indexOf(first))
    .find(({ choice }) => isDoubt(choice, versions));
  if (before) return before;
  const isAgreed = others.every(({ quantityText }) => quantityText === first.quantityText);
  return isAgreed ? first : { ...(sure.at(-1) ?? first), quantityText: null };
}

function isDoubt<Candidate extends ItemCandidate>(
  { kind, candidates }: ItemChoice<Candidate>,
  versions: ReadonlyMap<number, Candidate>,
): boolean {
  return (
    isExact({ kind, candidates }) && !candidates.some(({ versionId }) => versions.has(versionId))
  );
}

function isExact<Candidate>({ kind }: ItemChoice<Candidate>): boolean {
  return kind === 'open' || kind === 'several';
}

/** The surest kind first; a bare number at the end is the name's where the name has it. */
function likeliest<Candidate>(
  known: readonly KnownReading<Candidate>[],
): KnownReading<Candidate> | undefined {
  const exact = known.filter(({ choice }) => isExact(choice));
  const [first, second] = exact;
  if (first && second && /^ [+-]?\d+$/.test(second.item.slice(first.item.length))) return second;
  return first ?? known.find(({ choice }) => choice.kind === 'perhaps') ?? known[0];
}
