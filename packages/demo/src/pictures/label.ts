import { blend } from '../catalogue/oklab.ts';
import type { Goods } from './goods.ts';
import { lettering, wordmark, wrapped } from './lettering.ts';
import { readable } from './light.ts';
import { line, n, rect, type Sketch } from './sketch.ts';

export interface LabelBox {
  cx: number;
  top: number;
  width: number;
  height: number;
  /** What is printed on: the ink is made to stand out from it. */
  ground: string;
}

/** The front of a package: wordmark, line, what it is, how much. */
export function printLabel(sketch: Sketch, goods: Goods, box: LabelBox): void {
  const { cx, top, width, height } = box;
  const ink = readable(goods.ink, box.ground);
  const soft = blend(ink, box.ground, 0.18);
  const unit = Math.min(width / 200, height / 250);
  sketch.add(
    wordmark(goods.brand, { cx, cy: top + 26 * unit, width: width * 0.88, height: 54 * unit }, ink),
  );
  const rule = 34 * unit;
  sketch.add(line(`M${n(cx - rule)} ${n(top + 68 * unit)}H${n(cx + rule)}`, soft, 2 * unit));
  let y = top + 100 * unit;
  if (goods.line) {
    sketch.add(
      lettering(goods.line.toLocaleUpperCase('es'), {
        x: cx,
        y,
        size: 22 * unit,
        fill: ink,
        face: 'bold',
        anchor: 'middle',
        tracking: 110,
        maxWidth: width * 0.92,
      }),
    );
    y += 30 * unit;
  }
  const lines = wrapped(
    goods.title,
    'text',
    22 * unit,
    width * 0.86,
    goods.volumes.length > 0 ? 2 : 3,
  );
  for (const text of lines) {
    sketch.add(
      lettering(text, {
        x: cx,
        y,
        size: 22 * unit,
        fill: soft,
        anchor: 'middle',
        maxWidth: width * 0.92,
      }),
    );
    y += 26 * unit;
  }
  printSize(sketch, goods, cx, top + height, unit, soft, width);
}

function printSize(
  sketch: Sketch,
  goods: Goods,
  cx: number,
  bottom: number,
  unit: number,
  ink: string,
  width: number,
): void {
  if (!goods.size) return;
  sketch.add(
    lettering(goods.size, {
      x: cx,
      y: bottom - 6 * unit,
      size: 19 * unit,
      fill: ink,
      anchor: 'middle',
      maxWidth: width * 0.8,
    }),
  );
}

/** '10 · 20 · 30 · 40 VOL' in a row of rings. */
export function printVolumes(
  sketch: Sketch,
  volumes: readonly number[],
  box: { cx: number; y: number; width: number; ground: string; ink: string },
): void {
  const ink = readable(box.ink, box.ground);
  const step = Math.min(54, box.width / Math.max(2, volumes.length));
  const radius = step * 0.4;
  volumes.forEach((volume, i) => {
    const x = box.cx + (i - (volumes.length - 1) / 2) * step;
    sketch.add(
      `<circle cx="${n(x)}" cy="${n(box.y)}" r="${n(radius)}" fill="none" stroke="${ink}" stroke-width="2"/>`,
      lettering(String(volume), {
        x,
        y: box.y + radius * 0.36,
        size: radius * 1.02,
        fill: ink,
        face: 'bold',
        anchor: 'middle',
      }),
    );
  });
  sketch.add(
    lettering('VOL', {
      x: box.cx,
      y: box.y + radius + 20,
      size: 14,
      fill: ink,
      anchor: 'middle',
      tracking: 220,
    }),
  );
}

/** A band of the tones that the product comes in. */
export function printShades(
  sketch: Sketch,
  shades: readonly string[],
  box: { x: number; y: number; width: number; height: number },
): void {
  const step = box.width / Math.max(1, shades.length);
  shades.forEach((hex, i) => {
    sketch.add(rect(box.x + i * step, box.y, step + 0.6, box.height, hex));
  });
}
