import { parseTone } from '../catalogue/tone.ts';
import { foldText } from '../kernel/text.ts';

/** How an item of a quick order can be looked for, from the surest on. */
export type QuickOrderItem = {
  /** Capitals; the code as written and as it may have been meant: `kol 7,43` is `KOL-7.43`. */
  codes: string[];
  /** Folded words, all of them; a number in its parts: `koleston`, `7`, `43`. */
  words: string[];
  /** The words without the tone and the volume: what is called exactly so is meant. */
  nameWords: string[];
  /** The tone that is named, as letters and digits: `743`. */
  tone: string | null;
  /** Whether nothing but a tone is named. */
  isToneAlone: boolean;
  /** The volume that is named; null also where a number may be anything. */
  volume: number | null;
  /** Where no tone is told: the last word as the number of one, as polishes have them: `S05`. */
  ending: { nameWords: string[]; tone: string } | null;
};

const VOLUMES = [10, 20, 30, 40];
const MAX_WORDS = 12;

/** Reads what a quick order's row asks for: a code, or a name with its tone or its volume. */
export function readQuickOrderItem(item: string): QuickOrderItem {
  const written = item.trim().replace(/\s+/g, ' ');
  const capitals = written.toUpperCase();
  const dotted = capitals.replace(/(\d),(?=\d)/g, '$1.');
  const codes = [capitals, dotted, dotted.replaceAll(' ', '-'), dotted.replaceAll(' ', '')];
  const tokens = foldText(written).split(' ').slice(0, MAX_WORDS);
  const volume = volumeIn(tokens);
  const tones = tokens.filter(
    (token, place) => isTone(token, tokens, place) && token !== String(volume),
  );
  const tone = tones.length === 1 ? keyOf(tones[0] ?? '') : null;
  const ofName = tokens.filter((token) => !tones.includes(token) && !isVolumeWord(token, volume));
  return {
    codes: [...new Set(codes)],
    words: tokens.flatMap(wordsOf),
    nameWords: ofName.flatMap(wordsOf),
    tone,
    isToneAlone: tone !== null && tokens.length === 1,
    volume,
    ending: tone === null ? endingOf(tokens) : null,
  };
}

function endingOf(tokens: readonly string[]): QuickOrderItem['ending'] {
  const last = tokens.at(-1) ?? '';
  if (tokens.length < 2 || !/^(?=.*\d)[0-9a-z]{1,6}$/.test(last)) return null;
  return { nameWords: tokens.slice(0, -1).flatMap(wordsOf), tone: keyOf(last) };
}

/** Folded runs of letters and digits between single spaces, as the catalogue compares names. */
export function plainWords(text: string): string {
  return wordsOf(foldText(text)).join(' ');
}

function wordsOf(folded: string): string[] {
  return folded.match(/[0-9a-zñ]+/g) ?? [];
}

function isVolumeWord(token: string, volume: number | null): boolean {
  return (
    volume !== null && (/^vol(?:s|umen|umenes)?\.?$/.test(token) || token.startsWith(`${volume}`))
  );
}

/** `20 vol`, `20 volumenes`, `20v`; a bare `20` only at the end, where no tone looks like it. */
function volumeIn(tokens: readonly string[]): number | null {
  for (const [place, token] of tokens.entries()) {
    const [, digits, unit] = /^(\d{2})(v|vol|vols|volumen|volumenes)?\.?$/.exec(token) ?? [];
    const isNamed = unit !== undefined || /^vol/.test(tokens[place + 1] ?? '');
    const isLast = tokens.length > 1 && place === tokens.length - 1;
    if (digits && VOLUMES.includes(Number(digits)) && (isNamed || isLast)) return Number(digits);
  }
  return null;
}

/** A marked number (`7.43`), or digits and letters that one may be written as (`743`, `7n`). */
function isTone(token: string, tokens: readonly string[], place: number): boolean {
  if (/^(?:ml|l|lt|litros?|g|gr|kg|oz|cm|mm)$/.test(tokens[place + 1] ?? '')) return false;
  const { level, primary } = parseTone(token);
  if (tokens.length === 1) return level !== null || primary !== null;
  return primary !== null && /\d/.test(token) && !/^\d{2}$/.test(token);
}

function keyOf(token: string): string {
  return token.toUpperCase().replace(/[^0-9A-Z]/g, '');
}
