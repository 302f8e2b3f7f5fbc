import { labOf, shade } from '../catalogue/oklab.ts';
import { randomFrom } from '../catalogue/seed.ts';
import type { DemoProduct, DemoTone } from '../catalogue/types.ts';
import { paintHair } from './hair.ts';
import { ball, sheen } from './light.ts';
import { createSketch, ellipse, line, n, path, rect, type Sketch } from './sketch.ts';

/** Side of a swatch, in the SVG's own units. */
export const swatch = 192;

type Style = 'hair' | 'enamel' | 'smear' | 'cream' | 'powder';

const styles: Readonly<Record<string, Style>> = {
  esmaltes: 'enamel',
  semipermanentes: 'enamel',
  'bases-brillos': 'enamel',
  labios: 'smear',
  rostro: 'cream',
  'acrilico-polygel': 'powder',
};

/** The swatch of a tone: dyed hair, or what the colour looks like laid on. */
export function swatchSvg(product: DemoProduct, tone: DemoTone, seed: string): string {
  const sketch = createSketch(swatch, swatch);
  const style = product.packshot.shape === 'compact' ? 'powder' : styles[product.category];
  paintSwatch(sketch, style ?? 'hair', tone, seed);
  return sketch.toSvg();
}

function paintSwatch(sketch: Sketch, style: Style, tone: DemoTone, seed: string): void {
  if (style === 'hair') {
    const box = { x: 0, y: 0, width: swatch, height: swatch };
    paintHair(sketch, { ...box, hex: tone.hex, seed, strands: 96 });
  } else if (style === 'enamel') paintEnamel(sketch, tone, seed);
  else if (style === 'smear') paintSmear(sketch, tone.hex, seed);
  else if (style === 'cream') paintCream(sketch, tone.hex, seed);
  else paintPowder(sketch, tone.hex, seed);
}

/** Wet enamel: one soft window reflected, and flakes where the shade is metallic. */
function paintEnamel(sketch: Sketch, tone: DemoTone, seed: string): void {
  const base = sketch.define(
    `<linearGradient x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${shade(tone.hex, 0.07)}"/><stop offset="0.5" stop-color="${tone.hex}"/><stop offset="1" stop-color="${shade(tone.hex, -0.11)}"/></linearGradient>`,
  );
  sketch.add(rect(0, 0, swatch, swatch, base));
  if (tone.series === 'Metálicos') paintFlakes(sketch, tone.hex, seed);
  const gleam = labOf(tone.hex).L > 0.9 ? 0.95 : 0.72;
  sketch.add(
    path(
      'M22 92C26 52 52 26 96 22C60 44 44 66 40 104C34 104 24 102 22 92Z',
      sheen(sketch, gleam, 0.12),
    ),
  );
  sketch.add(
    ellipse(122, 24, 13, 5, '#fff', `fill-opacity="${gleam}" transform="rotate(-8 122 24)"`),
  );
  sketch.add(
    path('M170 96C172 140 150 168 108 172C146 156 158 132 160 98Z', '#fff', 'fill-opacity="0.16"'),
  );
}

function paintFlakes(sketch: Sketch, hex: string, seed: string): void {
  const random = randomFrom(`flakes ${seed}`);
  for (const lift of [0.16, -0.1, 0.26]) {
    let d = '';
    for (let i = 0; i < 90; i += 1) {
      const x = random() * swatch;
      const y = random() * swatch;
      const side = 1.2 + random() * 2.6;
      d += `M${n(x)} ${n(y)}l${n(side)} ${n(side * 0.4)} ${n(-side * 0.4)} ${n(side)}z`;
    }
    sketch.add(path(d, shade(hex, lift), 'fill-opacity="0.75"'));
  }
}

/** A stroke of lipstick: ridges along the way that it was drawn. */
function paintSmear(sketch: Sketch, hex: string, seed: string): void {
  const random = randomFrom(`smear ${seed}`);
  sketch.add(rect(0, 0, swatch, swatch, hex));
  for (const [dL, count] of [
    [-0.05, 16],
    [0.05, 14],
    [0.11, 5],
  ] as const) {
    let d = '';
    for (let i = 0; i < count; i += 1) {
      const y = random() * 250 - 20;
      const dip = 10 + random() * 14;
      d += `M-4 ${n(y + 26)}C60 ${n(y - dip)} 120 ${n(y + dip)} 196 ${n(y - 20)}`;
    }
    sketch.add(line(d, shade(hex, dL), dL > 0.1 ? 2.2 : 5, 'stroke-opacity="0.5"'));
  }
  sketch.add(
    path('M-4 62C60 20 120 60 196 14V40C120 84 60 48 -4 92Z', '#fff', 'fill-opacity="0.17"'),
  );
}

/** Foundation swept round with a spatula. */
function paintCream(sketch: Sketch, hex: string, seed: string): void {
  const turn = Math.round(randomFrom(`cream ${seed}`)() * 40);
  sketch.add(rect(0, 0, swatch, swatch, shade(hex, 0.01)));
  sketch.group(`transform="rotate(${turn} 96 96)"`, () => {
    for (let i = 0; i < 6; i += 1) {
      const r = 116 - i * 19;
      sketch.add(
        `<circle cx="${n(96 + i * 2.5)}" cy="${n(100 - i * 2)}" r="${r}" fill="none" stroke="${shade(hex, i % 2 ? 0.05 : -0.05)}" stroke-width="11" stroke-opacity="0.55"/>`,
      );
      sketch.add(
        `<path d="M${n(96 - r)} 92A${r} ${r} 0 0 1 ${n(96 - r * 0.3)} ${n(96 - r * 0.92)}" fill="none" stroke="#fff" stroke-opacity="0.4" stroke-width="4" stroke-linecap="round"/>`,
      );
    }
    sketch.add(path('M86 104Q92 78 118 84Q112 108 86 104Z', ball(sketch, hex)));
  });
}

/** Pressed or loose powder: matt, with a fine grain. */
function paintPowder(sketch: Sketch, hex: string, seed: string): void {
  const random = randomFrom(`powder ${seed}`);
  const base = sketch.define(
    `<radialGradient cx="0.38" cy="0.32" r="0.85"><stop offset="0" stop-color="${shade(hex, 0.05)}"/><stop offset="0.6" stop-color="${hex}"/><stop offset="1" stop-color="${shade(hex, -0.08)}"/></radialGradient>`,
  );
  sketch.add(rect(0, 0, swatch, swatch, base));
  for (const dL of [-0.07, 0.07]) {
    let d = '';
    for (let i = 0; i < 170; i += 1) {
      d += `M${n(random() * swatch)} ${n(random() * swatch)}h${n(1 + random() * 1.6)}v1.4h-1.6z`;
    }
    sketch.add(path(d, shade(hex, dL), 'fill-opacity="0.6"'));
  }
}
