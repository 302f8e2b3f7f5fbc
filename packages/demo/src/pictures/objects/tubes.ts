import { shade } from '../../catalogue/oklab.ts';
import type { Drawer, Goods } from '../goods.ts';
import { paintHair } from '../hair.ts';
import { printLabel } from '../label.ts';
import { lettering, wordmark } from '../lettering.ts';
import { cylinder, face, glossy, metal, readable, sheen, vertical } from '../light.ts';
import { line, n, path, rect, type Sketch } from '../sketch.ts';
import { floor, groundShadow } from '../stage.ts';

/** A carton with hair printed on it, and the aluminium tube in front: how dye is sold. */
export const drawTubeBox: Drawer = (sketch, goods) => {
  groundShadow(sketch, 470, floor, 180);
  drawCarton(sketch, goods, { x: 300, top: 214, width: 236, depth: 74 });
  groundShadow(sketch, 652, floor + 12, 66, 0.8);
  drawMetalTube(sketch, goods, 652, floor + 12, 1);
};

/** A plastic tube on its cap. */
export const drawTube: Drawer = (sketch, goods) => {
  groundShadow(sketch, 500, floor, 110);
  const body = cylinder(sketch, goods.body);
  const { top, bottom } = { top: 196, bottom: 728 };
  const shape = `M372 ${top}H628L612 ${bottom - 46}Q610 ${bottom} 586 ${bottom}H414Q390 ${bottom} 388 ${bottom - 46}Z`;
  sketch.add(path(shape, body));
  sketch.add(rect(371, top - 4, 258, 40, cylinder(sketch, shade(goods.body, -0.05)), 3));
  for (let x = 380; x < 626; x += 9) {
    sketch.add(line(`M${x} ${top}V${top + 31}`, '#000', 1.4, 'stroke-opacity="0.09"'));
  }
  const cap = glossy(sketch, goods.accent);
  sketch.add(rect(408, bottom - 2, 184, floor - bottom + 2, cap, 12));
  sketch.add(rect(408, bottom - 2, 184, 9, '#000', 4, 'fill-opacity="0.16"'));
  sketch.add(contentBand(sketch, goods, 396, 606, bottom - 70, 22));
  printLabel(sketch, goods, { cx: 500, top: 300, width: 212, height: 330, ground: goods.body });
  sketch.add(path(`M398 ${top + 44}L414 ${bottom - 20}H424L410 ${top + 44}Z`, sheen(sketch, 0.42)));
};

/** Two faces of a carton; the front carries the hair, the side the brand. */
export function drawCarton(
  sketch: Sketch,
  goods: Goods,
  at: { x: number; top: number; width: number; depth: number },
): void {
  const { x, top, width, depth } = at;
  const rise = depth * 0.3;
  const bottom = floor;
  const height = bottom - top;
  const right = x + width;
  const side = `M${right} ${top}L${right + depth} ${top - rise}V${n(bottom - rise * 1.05)}L${right} ${bottom}Z`;
  const lid = `M${x} ${top}L${x + depth} ${top - rise}H${right + depth}L${right} ${top}Z`;
  sketch.add(path(lid, face(sketch, goods.body, 0.09)));
  sketch.add(path(side, face(sketch, goods.body, -0.12)));
  sketch.add(rect(x, top, width, height, face(sketch, goods.body)));
  printCartonFront(sketch, goods, { x, top, width, height });
  const cx = right + depth / 2;
  sketch.add(
    `<g transform="translate(${n(cx)} ${n(top + height * 0.5)}) rotate(-90) skewX(12)">${wordmark(goods.brand, { cx: 0, cy: 0, width: height * 0.52, height: depth * 0.42 }, readable(goods.ink, shade(goods.body, -0.1)))}</g>`,
  );
  sketch.add(rect(x, top, 3, height, '#fff', 0, 'fill-opacity="0.22"'));
  sketch.add(rect(right - 2, top, 2, height, '#000', 0, 'fill-opacity="0.12"'));
}

/** Three ways to show the hair: a full lower half, a round window, a slanted band. */
function printCartonFront(
  sketch: Sketch,
  goods: Goods,
  box: { x: number; top: number; width: number; height: number },
): void {
  const { x, top, width, height } = box;
  const clip = (d: string) => sketch.define(`<clipPath><path d="${d}"/></clipPath>`);
  const half = top + height * 0.5;
  const cx = x + width / 2;
  const windows = [
    `M${x} ${half}H${x + width}V${top + height - 62}H${x}Z`,
    `M${cx} ${half + 100}m-88 0a88 88 0 1 0 176 0a88 88 0 1 0 -176 0`,
    `M${x} ${half + 62}L${x + width} ${half - 14}V${top + height - 108}L${x} ${top + height - 32}Z`,
  ];
  const window = windows[goods.layout] ?? '';
  sketch.group(`clip-path="${clip(window)}"`, () => {
    paintHair(sketch, {
      x: x - 4,
      y: half - 30,
      width: width + 8,
      height: height * 0.55,
      hex: goods.content,
      seed: goods.seed,
      strands: 110,
    });
  });
  if (goods.layout === 1) {
    sketch.add(
      `<path d="${window}" fill="none" stroke="${readable(goods.accent, goods.body)}" stroke-width="5"/>`,
    );
  }
  const ink = readable(goods.ink, goods.body);
  sketch.add(wordmark(goods.brand, { cx, cy: top + 66, width: width * 0.78, height: 62 }, ink));
  const opts = { x: cx, anchor: 'middle', fill: ink, maxWidth: width * 0.82 } as const;
  sketch.add(
    lettering(goods.line.toLocaleUpperCase('es'), {
      ...opts,
      y: top + 142,
      size: 23,
      face: 'bold',
      tracking: 150,
    }),
    lettering(goods.title, { ...opts, y: top + 176, size: 20 }),
  );
  const foot = goods.layout === 2 ? top + 214 : top + height - 24;
  sketch.add(
    lettering(goods.size, { ...opts, y: goods.layout === 2 ? top + 206 : foot, size: 19 }),
  );
}

/** An aluminium tube that stands on its cap. */
export function drawMetalTube(
  sketch: Sketch,
  goods: Goods,
  cx: number,
  floor: number,
  scale: number,
): void {
  sketch.group(`transform="translate(${n(cx)} ${n(floor)}) scale(${scale})"`, () => {
    const body = cylinder(sketch, goods.body);
    sketch.add(path('M-64 -520H64L58 -84Q57 -66 40 -60H-40Q-57 -66 -58 -84Z', body));
    sketch.add(rect(-66, -530, 132, 30, metal(sketch), 2));
    sketch.add(rect(-66, -514, 132, 3, '#000', 0, 'fill-opacity="0.18"'));
    sketch.add(path('M-40 -60H40L30 -46H-30Z', metal(sketch)));
    sketch.add(rect(-40, -48, 80, 48, glossy(sketch, goods.accent), 6));
    for (let x = -34; x < 38; x += 7) {
      sketch.add(line(`M${x} -42V-5`, '#000', 1.6, 'stroke-opacity="0.13"'));
    }
    sketch.add(rect(-59.5, -150, 119, 46, bandFill(sketch, goods.content)));
    const ink = readable(goods.ink, goods.body);
    sketch.add(wordmark(goods.brand, { cx: 0, cy: -416, width: 104, height: 40 }, ink));
    const opts = { x: 0, anchor: 'middle', fill: ink, maxWidth: 100 } as const;
    sketch.add(
      lettering(goods.line.toLocaleUpperCase('es'), {
        ...opts,
        y: -366,
        size: 15,
        face: 'bold',
        tracking: 130,
      }),
      lettering(goods.title, { ...opts, y: -342, size: 14 }),
      lettering(goods.size, { ...opts, y: -176, size: 13 }),
    );
    sketch.add(path('M-47 -496L-44 -156H-38L-39 -496Z', sheen(sketch, 0.4)));
  });
}

function contentBand(
  sketch: Sketch,
  goods: Goods,
  from: number,
  to: number,
  y: number,
  height: number,
): string {
  return rect(from - 5, y, to - from + 8, height, bandFill(sketch, goods.content));
}

function bandFill(sketch: Sketch, hex: string): string {
  return cylinder(sketch, hex);
}

/** A flat foil bag with sealed edges. */
export const drawSachet: Drawer = (sketch, goods) => {
  groundShadow(sketch, 500, floor, 168, 0.8);
  const wave =
    'M336 262Q420 254 500 262T664 262L672 800Q674 836 660 842Q580 836 500 842T340 842Q326 836 328 800Z';
  sketch.add(path(wave, cylinder(sketch, goods.body)));
  sketch.add(
    path(
      'M336 262Q420 254 500 262T664 262L666 312Q500 304 334 312Z',
      '#fff',
      'fill-opacity="0.16"',
    ),
  );
  sketch.add(
    path('M329 792Q500 784 671 792L668 838Q580 836 500 842T340 842Z', '#000', 'fill-opacity="0.1"'),
  );
  for (let y = 272; y < 308; y += 8) {
    sketch.add(line(`M337 ${y}Q500 ${y - 7} 663 ${y}`, '#fff', 1.4, 'stroke-opacity="0.35"'));
  }
  const bag = sketch.define('<clipPath><path d="M329 560H671V786H329Z"/></clipPath>');
  sketch.group(`clip-path="${bag}"`, () => {
    sketch.add(
      path(
        'M329 690Q430 620 520 668T671 640V792H329Z',
        vertical(sketch, goods.content, 0.06, -0.06),
      ),
    );
  });
  printLabel(sketch, goods, { cx: 500, top: 352, width: 270, height: 300, ground: goods.body });
  sketch.add(path('M352 318Q346 560 356 780L372 780Q362 560 366 318Z', sheen(sketch, 0.5, 0.05)));
  sketch.add(
    path('M632 330Q652 560 640 770L650 770Q662 560 646 330Z', '#fff', 'fill-opacity="0.16"'),
  );
};
