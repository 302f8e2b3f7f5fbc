import { hexOf } from './oklab.ts';
import type { ReflectionFamily } from './types.ts';

/** OKLab lightness, colourfulness and hue (degrees) of natural hair at levels 1–12. */
const natural: readonly (readonly [L: number, chroma: number, hue: number])[] = [
  [0.165, 0.008, 50],
  [0.205, 0.018, 46],
  [0.255, 0.028, 47],
  [0.315, 0.038, 50],
  [0.375, 0.047, 54],
  [0.445, 0.057, 58],
  [0.53, 0.068, 64],
  [0.62, 0.076, 70],
  [0.715, 0.078, 76],
  [0.805, 0.073, 82],
  [0.865, 0.062, 86],
  [0.905, 0.05, 88],
];

/**
 * What a reflection pulls the natural colour to: hue in degrees, how colourful it can get, and how
 * it moves lightness. Cool pigments look deeper than warm ones of the same level.
 */
const familyPull: Readonly<
  Record<ReflectionFamily, readonly [hue: number, chroma: number, dL: number]>
> = {
  natural: [62, 0.06, 0],
  ceniza: [84, 0.024, -0.022],
  irisado: [12, 0.036, -0.014],
  dorado: [75, 0.088, 0.006],
  cobrizo: [49, 0.126, -0.008],
  caoba: [16, 0.092, -0.03],
  rojo: [26, 0.15, -0.032],
  violeta: [345, 0.088, -0.042],
  marron: [47, 0.062, -0.036],
  perla: [355, 0.014, -0.008],
  mate: [108, 0.036, -0.026],
  azul: [262, 0.03, -0.04],
};

/** How much pigment shows at a level: black hides it, platinum takes little, 5–8 take it all. */
const levelSaturation = [0.16, 0.3, 0.46, 0.62, 0.78, 0.92, 1, 1, 0.86, 0.66, 0.5, 0.42] as const;

/**
 * The colour of dyed hair for a level (1–12) and its reflections, as '#rrggbb'. `intensity` above 1
 * is for doubled reflections (7.44).
 */
export function toneHex(
  level: number,
  primary: ReflectionFamily,
  secondary: ReflectionFamily | null,
  intensity = 1,
): string {
  const at = Math.min(12, Math.max(1, level)) - 1;
  const [L, chroma, hue] = natural[at] ?? [0.5, 0.06, 60];
  const saturation = levelSaturation[at] ?? 1;
  const base = polar(hue, chroma);
  const first = pull(primary, saturation * intensity, base, L);
  const second = secondary ? pull(secondary, saturation, base, L) : first;
  const share = secondary && secondary !== primary ? 0.3 : 0;
  const weight = primary === 'natural' ? 0 : Math.min(1, 0.82 * Math.sqrt(intensity));
  const target = mix(first.point, second.point, share);
  const point = mix(base, target, primary === 'natural' && share > 0 ? 0.45 : weight);
  const dL = first.dL * (1 - share) + second.dL * share;
  return hexOf({ L: L + dL * Math.sqrt(intensity) * Math.min(1, L * 2), a: point[0], b: point[1] });
}

type Point = readonly [a: number, b: number];

function pull(family: ReflectionFamily, saturation: number, base: Point, light: number) {
  if (family === 'natural') return { point: base, dL: 0 };
  const [hue, chroma, dL] = familyPull[family];
  // Dark gold is brown, not olive: warm hues turn redder where there is little light.
  const turned =
    hue > 60 && hue < 90 && chroma > 0.085 && chroma < 0.09
      ? hue - 26 * Math.max(0, 0.75 - light)
      : hue;
  return { point: polar(turned, chroma * saturation), dL };
}

function polar(hue: number, chroma: number): Point {
  const angle = (hue * Math.PI) / 180;
  return [Math.cos(angle) * chroma, Math.sin(angle) * chroma];
}

function mix(from: Point, to: Point, t: number): Point {
  return [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t];
}
