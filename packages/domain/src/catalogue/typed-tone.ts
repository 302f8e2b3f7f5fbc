import { foldText } from '../kernel/text.ts';
import type { ReflectionMap } from './tone-letters.ts';
import { compareTone, readToneSpelling } from './tone-spelling.ts';

/**
 * Of the tones that answer what was typed, in their order, the one that it names: `7.4` is 7.4 and
 * not 7.43, `1.1` is not 11. The first of them where it names none.
 */
export function typedTone<
  Tone extends { number: string; level?: number | null; map?: ReflectionMap },
>(typed: string, tones: readonly Tone[]): Tone | undefined {
  const text = foldText(typed.trim());
  const spelling = readToneSpelling(text);
  const isMeant = ({ number, level = null, map = {} }: Tone) =>
    spelling !== null && compareTone(spelling, { number, level, map }) === 'same';
  return (
    tones.find(({ number }) => foldText(number.trim()) === text) ?? tones.find(isMeant) ?? tones[0]
  );
}
