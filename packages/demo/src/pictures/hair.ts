import { labOf, shade } from '../catalogue/oklab.ts';
import { randomFrom } from '../catalogue/seed.ts';
import { n, rect, type Sketch } from './sketch.ts';

export interface Lock {
  x: number;
  y: number;
  width: number;
  height: number;
  hex: string;
  seed: string;
  /** How many strands: about one a pixel and a half looks like hair. */
  strands: number;
  /** How many kinds of strand: fewer draw faster, for small pictures. */
  inks?: number;
  /** How far the lock swings from side to side, in parts of its width. */
  wave?: number;
}

/**
 * A box full of dyed hair: fine curved strands over the tone, two bands of light where the lock
 * bends, depth where it turns away. The same seed draws the same lock.
 */
export function paintHair(sketch: Sketch, lock: Lock): void {
  const { x, y, width, height, hex, seed, strands } = lock;
  const random = randomFrom(`hair ${seed}`);
  const { L } = labOf(hex);
  const shine = 0.07 + 0.1 * (1 - Math.abs(L - 0.42));
  const depth = 0.06 + 0.11 * Math.min(1, L + 0.25);
  const kinds = lock.inks ?? 6;
  const inks = Array.from({ length: kinds }, (_, i) =>
    strandInk(sketch, lock, i / (kinds - 1), shine, depth),
  );
  sketch.add(rect(x, y, width, height, baseInk(sketch, lock, shine, depth)));
  const swing = (lock.wave ?? 0.22) * width;
  const paths = inks.map(() => '');
  for (let i = 0; i < strands; i += 1) {
    const place = (i + random() * 1.6) / strands;
    const from = x - swing * 0.7 + place * (width + swing * 1.4);
    const bend = swing * (0.78 + 0.34 * random());
    const drift = (random() - 0.5) * width * 0.07;
    const ink = Math.min(inks.length - 1, Math.floor(random() * inks.length));
    paths[ink] += strand(from, y, height, bend, drift);
  }
  const thick = Math.max(0.7, (width / strands) * 1.5);
  inks.forEach((ink, i) => {
    const weight = thick * (i % 2 === 0 ? 1 : 0.6);
    sketch.add(
      `<path d="${paths[i]}" fill="none" stroke="${ink}" stroke-width="${n(weight)}" stroke-opacity="${i === 0 ? 0.55 : 0.8}"/>`,
    );
  });
}

/** One strand from top to bottom: an S that leaves the box at both ends. */
function strand(from: number, y: number, height: number, bend: number, drift: number): string {
  const y1 = y + height * 0.34;
  const y2 = y + height * 0.68;
  return `M${n(from)} ${n(y - 2)}C${n(from + bend * 0.75)} ${n(y1 - height * 0.1)} ${n(from + bend * 0.5)} ${n(y1 + height * 0.1)} ${n(from + drift)} ${n((y1 + y2) / 2)}S${n(from - bend * 0.55 + drift)} ${n(y2 + height * 0.1)} ${n(from + drift * 2)} ${n(y + height + 2)}`;
}

/** Strands differ in lightness and in where they catch the light. */
function strandInk(sketch: Sketch, lock: Lock, turn: number, shine: number, depth: number): string {
  const own = (turn - 0.45) * 0.11;
  const at = (turn - 0.5) * 0.1;
  return ramp(sketch, lock, [
    [0, own - depth * 0.85, 1],
    [0.14 + at, own - depth * 0.15, 1],
    [0.27 + at, own + shine * 0.95, 0.92],
    [0.38 + at, own + shine * 0.1, 1],
    [0.56 + at, own - depth * 0.65, 1.04],
    [0.7 + at, own - depth * 0.05, 1],
    [0.8 + at, own + shine * 0.5, 0.95],
    [1, own - depth * 0.8, 1],
  ]);
}

function baseInk(sketch: Sketch, lock: Lock, shine: number, depth: number): string {
  return ramp(sketch, lock, [
    [0, -depth, 1],
    [0.27, shine * 0.35, 1],
    [0.55, -depth * 0.8, 1.03],
    [0.8, shine * 0.1, 1],
    [1, -depth, 1],
  ]);
}

/** Strands share one slanted light, so the ramp is laid over the whole box. */
function ramp(
  sketch: Sketch,
  { x, y, width, height, hex }: Lock,
  list: readonly (readonly [offset: number, dL: number, chroma: number])[],
): string {
  const marks = list
    .map(
      ([at, dL, chroma]) =>
        `<stop offset="${n(at * 100)}%" stop-color="${shade(hex, dL, chroma)}"/>`,
    )
    .join('');
  return sketch.define(
    `<linearGradient gradientUnits="userSpaceOnUse" x1="${n(x + width * 0.34)}" y1="${n(y)}" x2="${n(x + width * 0.62)}" y2="${n(y + height)}">${marks}</linearGradient>`,
  );
}
