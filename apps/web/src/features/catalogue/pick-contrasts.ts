interface Coloured {
  readonly tones: readonly { readonly hex: string }[];
}
/** Two opponent colours. Lightness is left out: a series holds every lightness itself. */
type Hue = readonly [redness: number, yellowness: number];

/**
 * So many groups in an order in which each next one looks least like those before it: copper does
 * not stand beside gold, nor ash beside pearl. The first group stays first.
 */
export function pickContrasts<Group extends Coloured>(
  groups: readonly Group[],
  count: number,
): readonly Group[] {
  const rest = groups.map((group) => ({ group, hue: meanOf(group), distance: Infinity }));
  const chosen: Group[] = [];
  while (rest.length > 0 && chosen.length < count) {
    const farthest = rest.reduce((best, each) => (each.distance > best.distance ? each : best));
    rest.splice(rest.indexOf(farthest), 1);
    chosen.push(farthest.group);
    for (const each of rest) {
      each.distance = Math.min(each.distance, distanceOf(each.hue, farthest.hue));
    }
  }
  return chosen;
}

function meanOf({ tones }: Coloured): Hue {
  const hues = tones.map(({ hex }) => hueOf(hex));
  const mean = (axis: 0 | 1) =>
    hues.reduce((sum, hue) => sum + hue[axis], 0) / Math.max(1, hues.length);
  return [mean(0), mean(1)];
}

function hueOf(hex: string): Hue {
  const value = Number.parseInt(hex.slice(1), 16);
  const [red, green, blue] = [value >> 16, (value >> 8) & 0xff, value & 0xff];
  return [red - green, (red + green) / 2 - blue];
}

function distanceOf(one: Hue, other: Hue): number {
  return Math.hypot(one[0] - other[0], one[1] - other[1]);
}
