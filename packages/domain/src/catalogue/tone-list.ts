import { type QuickOrderReading, readQuickOrderRow } from '../cart/quick-order-row.ts';
import { foldText } from '../kernel/text.ts';
import { writeSpokenTones } from './spoken-tone.ts';
import type { ReflectionMap } from './tone-letters.ts';
import { compareTone, readToneSpelling } from './tone-spelling.ts';

/** One entry of a list of tones as it was written, with the ways in which it can be read. */
export interface ToneEntry {
  readonly text: string;
  readonly readings: readonly QuickOrderReading[];
}

export interface NamedTone {
  readonly code: string;
  /** As printed; the name where a tone has no number. */
  readonly number: string;
  readonly name: string;
  readonly level?: number | null;
  /** What the brand says that its reflections mean. */
  readonly map?: ReflectionMap;
}

/** The most tones that one list is read for: no card has more. */
export const maxToneEntries = 300;

/** A comma parts two entries unless it stands inside a tone, as in `7,43`. */
const entryEnd = /[\n;]|(?<!(?:^|[\s,;])\d{1,2}),|,(?!\d{1,3}(?:$|[\s,;x×*:=]))/gim;

/** Reads a list such as `7.43 x3, 6.0 x6`, pasted from a message or a sheet, entry by entry. */
export function readToneList(text: string): ToneEntry[] {
  return splitToneList(text).map((entry) => ({ text: entry, readings: readQuickOrderRow(entry) }));
}

/** Parts such a list into its entries. */
export function splitToneList(text: string): string[] {
  return text
    .replace(/\r\n?/g, '\n')
    .split(entryEnd)
    .map((entry) => entry.trim().replace(/^[-•*·]\s+/, ''))
    .flatMap(splitRun)
    .filter((entry) => /[\p{L}\d]/u.test(entry))
    .slice(0, maxToneEntries);
}

const markedTone = '\\d{1,2}[.,/-]\\d{1,3}[a-wyz]?';
const inRun = [
  // `2 del 7.1`
  `\\d{1,4}\\s+del?\\s+${markedTone}`,
  // `7.43x3`, `7.43 *3`, `7.43 3`
  `${markedTone}(?:\\s*[x×*]\\s*\\d{1,5}|\\s+\\d{1,3}(?![\\d.,/x×*-]|\\s+del?\\s))?`,
  // Without the mark of a tone only with that of a quantity: `743x3`.
  `\\d{2,4}[x×*]\\d{1,5}`,
].join('|');
const run = new RegExp(`^(?:(?:${inRun})(?:\\s+y)?(?:\\s+|$)){2,}$`, 'i');
const oneOfRun = new RegExp(inRun, 'gi');

const hasUnits = /[x×*]|\s(?:y|del?|\d{1,3})(?:\s|$)/i;

/** Tones in one line with nothing but spaces between them: `7.43 x3 6.0x6`. */
function splitRun(entry: string): string[] {
  if (entry.length > longestRun) return [entry];
  const written = writeSpokenTones(entry);
  if (!run.test(written)) return [entry];
  const tones = written.match(oneOfRun) ?? [entry];
  // `6.0 1.5` may be a quantity that is none.
  return tones.length > 2 || hasUnits.test(written) ? tones : [entry];
}

/** A longer line is none that someone wrote by hand. */
const longestRun = 400;

export type ToneFound<Tone> =
  | { readonly kind: 'found'; readonly tone: Tone; readonly quantityText: string | null }
  | { readonly kind: 'unknown' }
  /** Several tones of the card are called that, or one may be. */
  | { readonly kind: 'ambiguous'; readonly tones: readonly Tone[] };

/**
 * The tone that an entry means: of its readings the first that one tone of the card answers to, by
 * its number whatever the marks (`7.43`, `7/43`, `743`), its letters, its code or its whole name.
 */
export function findListedTone<Tone extends NamedTone>(
  { readings }: ToneEntry,
  tones: readonly Tone[],
): ToneFound<Tone> {
  let several: readonly Tone[] = [];
  for (const { item, quantityText } of readings) {
    const { sure, perhaps } = tonesCalled(item, tones);
    const [tone] = sure;
    if (tone && sure.length === 1) return { kind: 'found', tone, quantityText };
    if (several.length === 0) several = sure.length > 0 ? sure : perhaps;
  }
  return several.length > 0 ? { kind: 'ambiguous', tones: several } : { kind: 'unknown' };
}

function tonesCalled<Tone extends NamedTone>(
  item: string,
  tones: readonly Tone[],
): { sure: readonly Tone[]; perhaps: readonly Tone[] } {
  const text = foldText(item).replace(/^tono\s+/, '');
  const exact = tones.filter(({ code, number, name }) =>
    [code, number, name, `${number} ${name}`].some((each) => foldText(each) === text),
  );
  if (exact.length > 0) return { sure: exact, perhaps: [] };
  const typed = readToneSpelling(text);
  if (typed === null) return { sure: [], perhaps: [] };
  const answering = Map.groupBy(tones, ({ number, level = null, map = {} }) =>
    compareTone(typed, { number, level, map }),
  );
  return { sure: answering.get('same') ?? [], perhaps: answering.get('perhaps') ?? [] };
}
