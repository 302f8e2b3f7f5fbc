import type { ShownTone, ToneShow } from '#features/catalogue/index.ts';

/** What a drawing shows in a shop that has no tones yet, or sells none. Drawings are not read out. */
const drawnTones: readonly ShownTone[] = Object.entries({
  '1.0': '#1c1716',
  '3.0': '#3b2720',
  '5.4': '#6e3b22',
  '6.66': '#7d1f23',
  '7.43': '#a8643a',
  '8.1': '#a58d73',
  '9.3': '#d0a86a',
  '10.21': '#d9cbb8',
}).map(([number, hex]) => ({ number, name: '', hex }));

/** So many tones across the whole card, evenly; drawn ones where the shop has none. */
export function pickTones(show: ToneShow | null, count: number) {
  const all = show?.series.flatMap(({ tones }) => tones) ?? [];
  if (all.length === 0) return drawnTones.slice(0, count);
  if (all.length <= count) return all;
  const step = all.length / count;
  return Array.from({ length: count }, (_, index) => all[Math.floor((index + 0.5) * step)]).filter(
    (tone) => tone !== undefined,
  );
}
