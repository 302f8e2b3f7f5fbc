import { maxTypedEntry, readTypedEntry } from '@matiz/domain/catalogue/typed-entry.ts';
import { colourCardCopy as copy } from '#copy/catalogue/colour-card.ts';
import type { Offer } from '../../selection/offer.ts';
import { chosenUnitsOf } from '../../selection/selection.ts';
import type { SelectionStore } from '../../selection/selection-store.ts';
import type { UnitChange } from '../../selection/units.ts';
import type { CardTone } from '../card-tones.ts';

/** Units that an entry took of a tone, so that they can be given back. */
export interface AddedUnits {
  readonly tone: CardTone;
  readonly units: number;
}

export interface TypedOutcome {
  /** What was taken, and what of it there is now, in words; empty where nothing was. */
  readonly said: string;
  /** What was not taken as it was written, each with its reason. */
  readonly problems: readonly string[];
  readonly taken: readonly AddedUnits[];
}

/** More reasons than these are counted: what was pasted by mistake has hundreds. */
const mostProblems = 3;

/**
 * Takes what was typed or pasted in the card: an exact code with the units that stand beside it, or
 * as many as usual, or else the least. Null where it names no tone and is to be searched for.
 */
export function takeTyped(
  text: string,
  { offer, tones, usual, store, mayType }: TypingInputs,
): TypedOutcome | null {
  const entry = readTypedEntry(text, tones);
  if (entry.kind === 'search') return null;
  if (entry.kind === 'nothing') return refused(copy.typedNothing);
  if (entry.kind === 'quantity-alone') return refused(copy.typedQuantityAlone(entry.quantityText));
  const isCounted = entry.found.some(({ quantityText }) => quantityText !== null);
  if (isCounted && !mayType()) return { said: '', problems: [], taken: [] };

  const { _id } = offer.product;
  const unitsOf = ({ code }: CardTone) => chosenUnitsOf(store.read(_id), code);
  const taken: AddedUnits[] = [];
  const notices: string[] = [];
  for (const { tone, quantityText } of entry.found) {
    const before = unitsOf(tone);
    const change =
      quantityText === null ? unwritten(tone, before, usual) : written(quantityText, before);
    if (change === null) {
      notices.push(`${tone.number}: ${copy.typedZero}`);
      continue;
    }
    store.change(offer, { kind: 'change', code: tone.code, change });
    const units = unitsOf(tone) - before;
    if (units > 0) taken.push({ tone, units });
    const notice = store.read(_id).notices[tone.code];
    if (notice) notices.push(`${tone.number}: ${notice}`);
  }
  const doubts = entry.doubts.map(({ text: said, tones: meant }) =>
    meant.length === 0
      ? `${shortened(said)}: ${copy.pasteUnknown}`
      : `${shortened(said)}: ${copy.pasteAmbiguous(meant.map(({ number, name }) => `${number} ${name}`).join(' o '))}`,
  );
  const tooLong = text.length > maxTypedEntry ? [copy.typedTooLong] : [];
  const isStranger = taken.length === 0 && doubts.length > mostProblems;
  return {
    said: saidOf(taken, unitsOf),
    problems: isStranger ? [copy.typedNoTones] : [...firstOf([...notices, ...doubts]), ...tooLong],
    taken,
  };
}

export interface TypingInputs {
  readonly offer: Offer;
  readonly tones: readonly CardTone[];
  readonly usual: ReadonlyMap<string, number>;
  readonly store: SelectionStore;
  /** §5: asked before a typed quantity counts. */
  readonly mayType: () => boolean;
}

/** Gives back what an entry took; what was changed by hand since then stays. */
export function giveBack(taken: readonly AddedUnits[], { offer, store }: TypingInputs): string {
  const { _id } = offer.product;
  for (const { tone, units } of taken) {
    const left = Math.max(0, chosenUnitsOf(store.read(_id), tone.code) - units);
    store.change(
      offer,
      left === 0
        ? { kind: 'remove', code: tone.code }
        : { kind: 'change', code: tone.code, change: { text: String(left) } },
    );
  }
  return copy.typedUndone(taken.map(({ tone }) => tone.number).join(', '));
}

/** As many as usual in an order, what the cart holds counted; the least; one step more of it. */
function unwritten(
  { code, offered }: CardTone,
  before: number,
  usual: ReadonlyMap<string, number>,
): UnitChange {
  const wanted = usual.get(code);
  if (before > 0 || wanted === undefined) return { by: 1 };
  return { fit: Math.max(1, wanted - offered.room.inCart) };
}

/** So many more; what is no whole number is left as it is, to be refused by its name. */
function written(text: string, before: number): UnitChange | null {
  const units = Number(text);
  if (!/^\+?\d+$/.test(text)) return { text };
  return units === 0 ? null : { text: String(before + units) };
}

function saidOf(taken: readonly AddedUnits[], unitsOf: (tone: CardTone) => number): string {
  const tones = [...new Set(taken.map(({ tone }) => tone))];
  const [only] = tones;
  if (only && tones.length === 1) return copy.typedTaken(only.number, unitsOf(only));
  if (tones.length === 0) return '';
  return copy.typedTakenSeveral(
    taken.reduce((sum, { units }) => sum + units, 0),
    tones.length,
  );
}

function firstOf(problems: readonly string[]): string[] {
  const rest = problems.length - mostProblems;
  const first = problems.slice(0, mostProblems);
  return rest > 0 ? [...first, copy.typedMore(rest)] : first;
}

function refused(problem: string): TypedOutcome {
  return { said: '', problems: [problem], taken: [] };
}

const longestShown = 40;

function shortened(text: string): string {
  return text.length > longestShown ? `${text.slice(0, longestShown)}…` : text;
}
