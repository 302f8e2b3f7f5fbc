import { blend } from '../catalogue/oklab.ts';
import type { DemoBrand, DemoProduct, DemoVersion } from '../catalogue/types.ts';
import { paintHair } from './hair.ts';
import { lettering, wordmark } from './lettering.ts';
import { brandInk, face, sheen } from './light.ts';
import { createSketch, n, rect, type Sketch } from './sketch.ts';

const columnCount = 7;
const rows = 6;
const hair = new Set([
  'tinte-permanente',
  'tinte-sin-amoniaco',
  'tono-sobre-tono',
  'fantasia',
  'correctores',
  'camuflaje',
  'tinte-cejas',
]);

/** The second picture of a product with tones: its printed colour card. */
export function toneCardSvg(product: DemoProduct, brand: DemoBrand): string {
  const sketch = createSketch(1000, 1000);
  const { ground } = brand.palette;
  const color = brandInk(brand.palette);
  sketch.add(
    rect(0, 0, 1000, 1000, blend(ground, '#ffffff', 0.55)),
    rect(46, 46, 908, 908, '#fffdf9', 18),
    rect(46, 46, 908, 150, ground, 18),
    rect(46, 150, 908, 46, ground),
    wordmark(brand.slug, { cx: 210, cy: 121, width: 250, height: 66 }, color),
    lettering(product.packshot.line, {
      x: 916,
      y: 116,
      size: 34,
      fill: color,
      face: 'display',
      anchor: 'end',
      maxWidth: 460,
    }),
    lettering(`Carta de color · ${countTones(product)} tonos`, {
      x: 916,
      y: 154,
      size: 22,
      fill: color,
      anchor: 'end',
    }),
  );
  const chosen = chosenTones(product);
  chosen.forEach((version, i) => {
    drawChip(sketch, product, version, i, chosen.length);
  });
  return sketch.toSvg();
}

function countTones(product: DemoProduct): number {
  return new Set(product.versions.map((v) => v.tone?.number)).size;
}

/** As many as the card has room for, over the whole range. */
function chosenTones(product: DemoProduct): DemoVersion[] {
  const first = product.versions[0]?.volume?.volume;
  const all = product.versions.filter((v) => v.tone && v.volume?.volume === first);
  const room = columnCount * rows;
  if (all.length <= room) return all;
  return Array.from({ length: room }, (_, i) => {
    const at = Math.round((i * (all.length - 1)) / (room - 1));
    return all[at];
  }).filter((v) => v !== undefined);
}

function drawChip(
  sketch: Sketch,
  product: DemoProduct,
  version: DemoVersion,
  i: number,
  count: number,
): void {
  const tone = version.tone;
  if (!tone) return;
  const columns =
    count <= 6 ? 3 : count <= 12 ? 4 : count <= 20 ? 5 : count <= 30 ? 6 : columnCount;
  const rows = Math.ceil(count / columns);
  const [wide, tall] = [868 / columns, Math.min(736 / rows, 366)];
  const x = 66 + (i % columns) * wide;
  const y = 216 + Math.floor(i / columns) * tall;
  const [w, h] = [wide - 18, tall - 38];
  if (hair.has(product.category)) {
    const clip = sketch.define(
      `<clipPath><rect x="${n(x + 9)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" rx="12"/></clipPath>`,
    );
    sketch.group(`clip-path="${clip}"`, () => {
      paintHair(sketch, {
        x: x + 9,
        y,
        width: w,
        height: h,
        hex: tone.hex,
        seed: version.code,
        strands: Math.round(w * 0.38),
        inks: 4,
      });
    });
  } else {
    sketch.add(
      rect(x + 9, y, w, h, face(sketch, tone.hex), 12),
      rect(x + 15, y + 6, w * 0.42, h * 0.3, sheen(sketch, 0.5, 0.05), 9),
      rect(x + 9.5, y + 0.5, w - 1, h - 1, 'none', 12, 'stroke="#3b2a33" stroke-opacity="0.14"'),
    );
  }
  sketch.add(
    lettering(tone.number, {
      x: x + 9 + w / 2,
      y: y + h + 23,
      size: 20,
      fill: '#3b2a33',
      face: 'bold',
      anchor: 'middle',
      maxWidth: w,
    }),
  );
}
