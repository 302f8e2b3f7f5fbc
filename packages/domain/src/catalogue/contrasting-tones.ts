/** Of a colour as it is stored: `#7a2436`. */
export interface ColouredTone {
  readonly color: string;
}

/**
 * So many tones that tell a card apart at a glance: the first, then each time the one that looks
 * least like those chosen; of equals the earlier. In the order in which they were given. SQL says it
 * too, for the strip that is kept with a product (`contrasting_swatches`; docs/RULES.md).
 */
export function pickContrasting<Tone extends ColouredTone>(
  tones: readonly Tone[],
  count: number,
): Tone[] {
  const rest = tones.map((tone, index) => ({ tone, index, nearest: Number.POSITIVE_INFINITY }));
  const chosen: typeof rest = [];
  while (rest.length > 0 && chosen.length < count) {
    const farthest = rest.reduce((best, each) => (each.nearest > best.nearest ? each : best));
    rest.splice(rest.indexOf(farthest), 1);
    chosen.push(farthest);
    for (const each of rest) {
      each.nearest = Math.min(each.nearest, colourDistance(each.tone.color, farthest.tone.color));
    }
  }
  return chosen.sort((one, other) => one.index - other.index).map(({ tone }) => tone);
}

/** Two rows of six; the last place says how many more there are. */
const places = 12;
const bestSellers = 4;

/** The first look at a card: some best sellers, then those that contrast most, in the card's order. */
export function pickFirstLook<Tone extends ColouredTone & { readonly isBest: boolean }>(
  tones: readonly Tone[],
): Tone[] {
  if (tones.length <= places) return [...tones];
  const best = tones.filter(({ isBest }) => isBest).slice(0, bestSellers);
  const others = tones.filter((tone) => !best.includes(tone));
  const chosen = new Set([...best, ...pickContrasting(others, places - 1 - best.length)]);
  return tones.filter((tone) => chosen.has(tone));
}

/**
 * How unlike two colours look, squared: red and blue weigh by how much red there is (the "redmean"
 * formula). Whole numbers, so that SQL and this file never differ by a rounding.
 */
export function colourDistance(one: string, other: string): number {
  const [red, green, blue] = channelsOf(one);
  const [otherRed, otherGreen, otherBlue] = channelsOf(other);
  const mean = (red + otherRed) >> 1;
  return (
    (((512 + mean) * (red - otherRed) ** 2) >> 8) +
    4 * (green - otherGreen) ** 2 +
    (((767 - mean) * (blue - otherBlue) ** 2) >> 8)
  );
}

function channelsOf(color: string): readonly [red: number, green: number, blue: number] {
  const value = Number.parseInt(color.slice(1), 16);
  return [value >> 16, (value >> 8) & 0xff, value & 0xff];
}
