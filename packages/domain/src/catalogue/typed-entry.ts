import { foldText } from '../kernel/text.ts';
import { findListedTone, type NamedTone, readToneList, type ToneEntry } from './tone-list.ts';
import { readToneSpelling } from './tone-spelling.ts';

/** A tone that was typed by its code, with the units that were written; null where none were. */
export interface TypedUnits<Tone> {
  readonly tone: Tone;
  readonly quantityText: string | null;
}

/** An entry that names no tone of the card surely; of several, those that it may be. */
export interface TypedDoubt<Tone> {
  readonly text: string;
  readonly tones: readonly Tone[];
}

/** What someone who types codes and presses Enter asks of a card. */
export type TypedEntry<Tone> =
  /** No letter and no digit. */
  | { readonly kind: 'nothing' }
  /** `x3`: so many, but of what? */
  | { readonly kind: 'quantity-alone'; readonly quantityText: string }
  /** Words, or a number that several tones begin with: something to look for. */
  | { readonly kind: 'search' }
  | {
      readonly kind: 'tones';
      readonly found: readonly TypedUnits<Tone>[];
      readonly doubts: readonly TypedDoubt<Tone>[];
    };

/** The most characters that are read, of a paste by mistake too. */
export const maxTypedEntry = 5000;

const pictures = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f|\u200d/gu;
const quantityAlone = /^(?:[x×*]\s*(\d{1,5})|(\d{1,5})\s*[x×*])$/i;

/**
 * Reads what was typed or pasted into a card's search: exact codes with or without units (`7.43`,
 * `743*3`, `2 del 7.1`, several of them), or else something to search for.
 */
export function readTypedEntry<Tone extends NamedTone>(
  typed: string,
  tones: readonly Tone[],
): TypedEntry<Tone> {
  const entries = readToneList(typed.slice(0, maxTypedEntry).replace(pictures, ''));
  const [first, ...others] = entries;
  if (first === undefined) return { kind: 'nothing' };
  const read = entries.flatMap((entry) => readEntry(entry, tones));
  if (others.length === 0 && read[0] && 'tones' in read[0]) {
    const [, behind, before] = quantityAlone.exec(first.text) ?? [];
    const quantityText = behind ?? before;
    if (quantityText !== undefined) return { kind: 'quantity-alone', quantityText };
    if (!isNumberWithUnits(first)) return { kind: 'search' };
  }
  return {
    kind: 'tones',
    found: read.flatMap((one) => ('tone' in one ? [one] : [])),
    doubts: read.flatMap((one) => ('tones' in one ? [one] : [])),
  };
}

function readEntry<Tone extends NamedTone>(
  entry: ToneEntry,
  tones: readonly Tone[],
): (TypedUnits<Tone> | TypedDoubt<Tone>)[] {
  const { text } = entry;
  // `7 43` is the tone, if there is one, and not forty-three of 7.
  const whole = findListedTone({ text, readings: [{ item: text, quantityText: null }] }, tones);
  if (whole.kind === 'found') return [whole];
  const found = findListedTone(entry, tones);
  if (found.kind !== 'found') {
    return [{ text, tones: found.kind === 'ambiguous' ? found.tones : [] }];
  }
  const { quantityText } = found;
  if (quantityText === null || /^\d+$/.test(quantityText)) return [found];
  // `7.43 6.0`: what would be no quantity is the next tone, if there is one.
  const readings = [{ item: quantityText, quantityText: null }];
  const next = findListedTone({ text: quantityText, readings }, tones);
  return next.kind === 'found' ? [{ ...found, quantityText: null }, next] : [found];
}

/** `8.88 x3`: who writes units does not search. */
function isNumberWithUnits({ readings }: ToneEntry): boolean {
  return readings.some(
    ({ item, quantityText, isSaid }) =>
      isSaid === true && quantityText !== null && readToneSpelling(foldText(item)) !== null,
  );
}
