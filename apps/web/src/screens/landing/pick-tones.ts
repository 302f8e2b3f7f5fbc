import type { ShownTone, ToneShow } from '#features/catalogue/index.ts';

/** So many tones across the whole card, evenly. */
export function pickTones(show: ToneShow | null, count: number): readonly ShownTone[] {
  const all = show?.series.flatMap(({ tones }) => tones) ?? [];
  if (all.length <= count) return all;
  const step = all.length / count;
  return Array.from({ length: count }, (_, index) => all[Math.floor((index + 0.5) * step)]).filter(
    (tone) => tone !== undefined,
  );
}
