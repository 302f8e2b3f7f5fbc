import { labOf } from '../catalogue/oklab.ts';
import type { DemoBrand, DemoProduct } from '../catalogue/types.ts';
import type { Sketch } from './sketch.ts';

/** What the drawing of a package needs to know of the product in it. */
export interface Goods {
  body: string;
  accent: string;
  ink: string;
  /** Colour of what is inside. */
  content: string;
  brand: string;
  line: string;
  title: string;
  size: string;
  volumes: readonly number[];
  /** Colours of its tones, spread over the card. */
  shades: readonly string[];
  /** A brand keeps one of three carton layouts. */
  layout: number;
  seed: string;
}

/** Draws a thing that stands on the floor around x = 500 of the stage. */
export type Drawer = (sketch: Sketch, goods: Goods) => void;

/** The goods of a product. */
export function goodsOf(product: DemoProduct, brand: DemoBrand): Goods {
  const { packshot } = product;
  const hexes = product.versions.flatMap((v) => (v.tone ? [v.tone.hex] : []));
  const volumes = new Set(product.versions.flatMap((v) => (v.volume ? [v.volume.volume] : [])));
  return {
    body: packshot.body,
    accent: packshot.accent,
    ink: packshot.ink,
    content: packshot.content ?? packshot.accent,
    brand: brand.slug,
    line: packshot.line,
    title: packshot.title,
    size: packshot.size,
    volumes: [...volumes],
    shades: spread(hexes, 12),
    layout: brand.position % 3,
    seed: product.code,
  };
}

/** At most `count` of the colours, evenly from first to last. */
export function spread(hexes: readonly string[], count: number): string[] {
  if (hexes.length <= count) return [...hexes];
  return Array.from({ length: count }, (_, i) => {
    const at = Math.round((i * (hexes.length - 1)) / (count - 1));
    return hexes[at] ?? '#888888';
  });
}

export function isLight(hex: string): boolean {
  return labOf(hex).L > 0.62;
}
