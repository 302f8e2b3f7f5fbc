import { blend, labOf, shade } from '../catalogue/oklab.ts';
import type { DemoPalette } from '../catalogue/types.ts';
import { n, type Sketch } from './sketch.ts';

/** Places and strengths: where on the way across, how much lighter or darker, how opaque. */
type Stop = readonly [offset: number, dL: number, opacity?: number];

/**
 * One studio, one light: a large soft box at the left, a white card at the right. Every material
 * below answers that light.
 */
function stops(hex: string, list: readonly Stop[]): string {
  const { L } = labOf(hex);
  return list
    .map(([offset, dL, opacity]) => {
      // Light surfaces have no room upwards and dark ones little downwards.
      const room = dL > 0 ? Math.min(dL * (1.25 - L * 0.75), 0.99 - L) : dL * (0.5 + L * 0.62);
      const fade = opacity === undefined ? '' : ` stop-opacity="${opacity}"`;
      return `<stop offset="${n(offset * 100)}%" stop-color="${shade(hex, room)}"${fade}/>`;
    })
    .join('');
}

/** A gradient across (0°) or along (90°) the shape that it fills. */
function across(list: string, vertical = false): string {
  const to = vertical ? 'x2="0" y2="1"' : 'x2="1" y2="0"';
  return `<linearGradient x1="0" y1="0" ${to}>${list}</linearGradient>`;
}

/** Painted round body, satin. */
export function cylinder(sketch: Sketch, hex: string): string {
  return sketch.define(
    across(
      stops(hex, [
        [0, -0.2],
        [0.06, -0.08],
        [0.16, 0.07],
        [0.24, 0.16],
        [0.33, 0.06],
        [0.55, 0],
        [0.78, -0.11],
        [0.93, -0.21],
        [1, -0.13],
      ]),
    ),
  );
}

/** The same with the strong edges of polished plastic. */
export function glossy(sketch: Sketch, hex: string): string {
  return sketch.define(
    across(
      stops(hex, [
        [0, -0.22],
        [0.08, -0.04],
        [0.13, 0.2],
        [0.22, 0.24],
        [0.25, 0.05],
        [0.5, 0],
        [0.82, -0.13],
        [0.9, -0.2],
        [0.94, 0.02],
        [1, -0.16],
      ]),
    ),
  );
}

/** Metal: hard bands. */
export function metal(sketch: Sketch, hex = '#c9ccd1', vertical = false): string {
  return sketch.define(
    across(
      stops(hex, [
        [0, -0.25],
        [0.1, 0.08],
        [0.22, 0.22],
        [0.34, -0.05],
        [0.52, -0.14],
        [0.66, 0.12],
        [0.8, -0.02],
        [0.93, -0.22],
        [1, -0.05],
      ]),
      vertical,
    ),
  );
}

/** A flat face that falls off from one corner. */
export function face(sketch: Sketch, hex: string, dL = 0): string {
  return sketch.define(
    `<linearGradient x1="0" y1="0" x2="0.7" y2="1">${stops(hex, [
      [0, dL + 0.05],
      [0.5, dL],
      [1, dL - 0.07],
    ])}</linearGradient>`,
  );
}

/** From top to bottom. */
export function vertical(sketch: Sketch, hex: string, from: number, to: number): string {
  return sketch.define(
    across(
      stops(hex, [
        [0, from],
        [1, to],
      ]),
      true,
    ),
  );
}

/** A ball: round knobs, cushions. */
export function ball(sketch: Sketch, hex: string): string {
  return sketch.define(
    `<radialGradient cx="0.36" cy="0.28" r="0.8">${stops(hex, [
      [0, 0.2],
      [0.35, 0.03],
      [0.75, -0.12],
      [1, -0.22],
    ])}</radialGradient>`,
  );
}

/** Tinted glass with something in it: clear at the middle, dense at the edges. */
export function glass(sketch: Sketch, hex: string, opacity = 0.82): string {
  return sketch.define(
    across(
      stops(hex, [
        [0, -0.16, Math.min(1, opacity + 0.12)],
        [0.1, 0.02, opacity],
        [0.2, 0.2, opacity * 0.8],
        [0.3, 0.05, opacity],
        [0.7, -0.04, opacity],
        [0.92, -0.15, Math.min(1, opacity + 0.1)],
        [1, -0.04, Math.min(1, opacity + 0.1)],
      ]),
    ),
  );
}

/** White that fades along the shape: reflexes on glass, lids and lenses. */
export function sheen(sketch: Sketch, from = 0.55, to = 0): string {
  return sketch.define(
    `<linearGradient x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff" stop-opacity="${from}"/><stop offset="1" stop-color="#fff" stop-opacity="${to}"/></linearGradient>`,
  );
}

/** Ink that can be read on a ground, near the wished one. */
export function readable(ink: string, ground: string): string {
  const gap = Math.abs(labOf(ink).L - labOf(ground).L);
  if (gap > 0.38) return ink;
  return labOf(ground).L > 0.62 ? blend(ink, '#1c1220', 0.8) : blend(ink, '#fffaf2', 0.9);
}

/** The colour of a brand's wordmark on its own ground: its base, unless that is too light. */
export function brandInk({ base, ink, ground }: DemoPalette): string {
  return Math.abs(labOf(base).L - labOf(ground).L) > 0.28 ? base : readable(ink, ground);
}
