import { shade } from '../../catalogue/oklab.ts';
import type { Drawer, Goods } from '../goods.ts';
import { wordmark } from '../lettering.ts';
import { ball, cylinder, face, glass, glossy, metal, readable, sheen, vertical } from '../light.ts';
import { ellipse, line, n, path, rect, type Sketch } from '../sketch.ts';
import { floor, groundShadow } from '../stage.ts';

/** Three colours of a card, or one colour and its neighbours. */
function three(goods: Goods): [string, string, string] {
  const { shades, content } = goods;
  const at = (i: number) => shades[Math.floor(i * (shades.length - 1))] ?? content;
  return [at(0.25), content, at(0.85)];
}

/** An open bullet between two others. */
export const drawLipstick: Drawer = (sketch, goods) => {
  const [left, middle, right] = three(goods);
  lipstickAt(sketch, goods, 330, floor - 14, 0.86, left);
  lipstickAt(sketch, goods, 670, floor - 14, 0.86, right);
  lipstickAt(sketch, goods, 500, floor + 6, 1, middle);
};

function lipstickAt(
  sketch: Sketch,
  goods: Goods,
  cx: number,
  floor: number,
  scale: number,
  hex: string,
): void {
  sketch.group(`transform="translate(${cx} ${floor}) scale(${scale})"`, () => {
    groundShadow(sketch, 0, 0, 76, 0.8);
    sketch.add(path('M-42 -330V-520Q-42 -566 6 -596Q42 -612 42 -570V-330Z', cylinder(sketch, hex)));
    sketch.add(
      path('M-42 -520Q-42 -566 6 -596Q42 -612 42 -570Q38 -540 -42 -508Z', shade(hex, 0.07)),
    );
    sketch.add(rect(-48, -344, 96, 96, metal(sketch, goods.body), 3));
    sketch.add(rect(-64, -252, 128, 252, glossy(sketch, goods.accent), 8));
    sketch.add(rect(-64, -252, 128, 12, metal(sketch, goods.body), 2));
    const ink = readable(goods.body, goods.accent);
    sketch.add(
      `<g transform="translate(4 -122) rotate(-90)">${wordmark(goods.brand, { cx: 0, cy: 0, width: 160, height: 48 }, ink)}</g>`,
    );
  });
}

/** Glass vial with a wand: gloss, liquid lipstick, concealer. */
export const drawGloss: Drawer = (sketch, goods) => {
  const [left, middle, right] = three(goods);
  glossAt(sketch, goods, 340, floor - 14, 0.92, left);
  glossAt(sketch, goods, 660, floor - 14, 0.92, right);
  glossAt(sketch, goods, 500, floor + 6, 1.04, middle);
};

function glossAt(
  sketch: Sketch,
  goods: Goods,
  cx: number,
  floor: number,
  scale: number,
  hex: string,
): void {
  sketch.group(`transform="translate(${cx} ${floor}) scale(${scale})"`, () => {
    groundShadow(sketch, 0, 0, 62, 0.75);
    sketch.add(rect(-44, -640, 88, 300, glossy(sketch, goods.body), 12));
    sketch.add(rect(-40, -348, 80, 14, metal(sketch, goods.accent), 2));
    sketch.add(rect(-52, -336, 104, 336, '#f6efec', 16));
    sketch.add(rect(-42, -326, 84, 314, glossy(sketch, hex), 10));
    sketch.add(rect(-52, -336, 104, 336, glass(sketch, '#ffffff', 0.15), 16));
    sketch.add(rect(-40, -316, 9, 292, sheen(sketch, 0.75, 0.25), 5));
    const cap = readable(goods.ink, goods.body);
    sketch.add(
      `<g transform="translate(4 -490) rotate(-90)">${wordmark(goods.brand, { cx: 0, cy: 0, width: 210, height: 46 }, cap)}</g>`,
    );
  });
}

/** Open compact: mirror above, pan below. */
export const drawCompact: Drawer = (sketch, goods) => {
  groundShadow(sketch, 500, floor - 10, 250);
  sketch.add(ellipse(500, 452, 212, 214, glossy(sketch, goods.body)));
  sketch.add(ellipse(500, 452, 186, 188, vertical(sketch, '#dfe6ea', 0.06, -0.1)));
  sketch.add(
    path(
      'M350 520Q430 330 620 320Q500 380 420 596Q366 566 350 520Z',
      '#fff',
      'fill-opacity="0.55"',
    ),
  );
  sketch.add(rect(430, 652, 140, 26, metal(sketch, goods.accent), 8));
  sketch.add(path('M262 740V786Q262 842 500 842T738 786V740Z', cylinder(sketch, goods.body)));
  sketch.add(ellipse(500, 742, 238, 84, glossy(sketch, shade(goods.body, 0.05))));
  sketch.add(ellipse(500, 740, 204, 68, shade(goods.content, -0.12)));
  sketch.add(ellipse(500, 745, 200, 64, ball(sketch, goods.content)));
  for (let i = 1; i < 5; i += 1) {
    sketch.add(
      ellipse(
        500,
        745,
        200 - i * 38,
        64 - i * 12,
        'none',
        `stroke="${shade(goods.content, i % 2 ? 0.05 : -0.05)}" stroke-width="5" stroke-opacity="0.6"`,
      ),
    );
  }
  sketch.add(
    wordmark(
      goods.brand,
      { cx: 500, cy: 818, width: 130, height: 22 },
      readable(goods.ink, goods.body),
    ),
  );
};

/** Twelve pans under a lid. */
export const drawPalette: Drawer = (sketch, goods) => {
  groundShadow(sketch, 500, floor - 6, 300);
  sketch.add(
    path('M236 396Q236 376 256 376H744Q764 376 764 396L776 590H224Z', glossy(sketch, goods.body)),
  );
  sketch.add(path('M262 400H738L746 574H254Z', vertical(sketch, '#dfe6ea', 0.06, -0.1)));
  sketch.add(path('M300 574L400 400H520L400 574Z', '#fff', 'fill-opacity="0.5"'));
  sketch.add(
    path(
      'M222 592H778L806 826Q808 842 790 842H210Q192 842 194 826Z',
      face(sketch, goods.body, 0.03),
    ),
  );
  const pans = goods.title.includes('Carnaval')
    ? [
        '#f6d02a',
        '#f58549',
        '#e0218a',
        '#c4161c',
        '#8b2fa8',
        '#2242a6',
        '#1786c4',
        '#14a3a8',
        '#3fa535',
        '#f4a9c4',
        '#fdfdfb',
        '#1f1b24',
      ]
    : [
        '#f2e2cf',
        '#e3c3a0',
        '#cf9f78',
        '#b5784f',
        '#a8683f',
        '#8c4c30',
        '#d79e8f',
        '#b0633f',
        '#7a4a38',
        '#5c3325',
        '#8a7a52',
        '#2c1c18',
      ];
  pans.forEach((hex, i) => {
    const row = i < 6 ? 0 : 1;
    const spread = 84 + row * 6;
    const cx = 500 + ((i % 6) - 2.5) * spread;
    const cy = 656 + row * 96;
    sketch.add(ellipse(cx, cy, 35 + row * 3, 33 + row * 2, shade(goods.body, -0.12)));
    sketch.add(ellipse(cx, cy + 2, 32 + row * 3, 30 + row * 2, ball(sketch, hex)));
  });
  sketch.add(
    wordmark(
      goods.brand,
      { cx: 500, cy: 822, width: 120, height: 20 },
      readable(goods.ink, goods.body),
    ),
  );
};

/** Mascara with its wand drawn. */
export const drawMascara: Drawer = (sketch, goods) => {
  groundShadow(sketch, 420, floor, 78, 0.8);
  sketch.add(rect(366, 330, 108, 512, glossy(sketch, goods.body), 22));
  sketch.add(rect(366, 356, 108, 14, metal(sketch, goods.accent), 2));
  sketch.add(
    `<g transform="translate(424 610) rotate(-90)">${wordmark(goods.brand, { cx: 0, cy: 0, width: 330, height: 62 }, readable(goods.ink, goods.body))}</g>`,
  );
  sketch.group('transform="rotate(16 620 842)"', () => {
    sketch.add(ellipse(640, 846, 66, 11, '#2a1a14', 'fill-opacity="0.25"'));
    sketch.add(rect(572, 570, 96, 272, glossy(sketch, goods.body), 20));
    sketch.add(rect(574, 560, 92, 16, metal(sketch, goods.accent), 2));
    sketch.add(rect(613, 380, 14, 184, metal(sketch)));
    let bristles = '';
    for (let i = 0; i < 34; i += 1) {
      const y = 212 + i * 5.4;
      const half = 16 + 14 * Math.sin((i / 33) * Math.PI * 0.9 + 0.25);
      bristles += `M${n(620 - half)} ${n(y - 5)}L${n(620 + half)} ${n(y + 5)}`;
    }
    sketch.add(line(bristles, '#1a1416', 3.6));
    sketch.add(line('M620 206V400', '#0e0b0c', 7));
  });
};

/** Pencils or fine pens, one leaning. */
export const drawPencil: Drawer = (sketch, goods) => {
  const [left, middle, right] = three(goods);
  groundShadow(sketch, 500, floor, 130, 0.7);
  [
    [-13, left],
    [0, middle],
    [13, right],
  ].forEach(([angle, hex]) => {
    const color = String(hex);
    sketch.group(`transform="rotate(${angle} 500 1040)"`, () => {
      sketch.add(path('M476 262L500 168L524 262Z', face(sketch, '#e6c9a2')));
      sketch.add(path('M490 208L500 168L510 208Z', color));
      sketch.add(rect(474, 258, 52, 470, glossy(sketch, color), 3));
      sketch.add(rect(472, 722, 56, 26, metal(sketch, '#d3a455'), 3));
      sketch.add(rect(474, 744, 52, 98, glossy(sketch, '#1d1416'), 10));
      sketch.add(
        `<g transform="translate(502 470) rotate(-90)">${wordmark(goods.brand, { cx: 0, cy: 0, width: 170, height: 30 }, readable('#fff1ea', color))}</g>`,
      );
    });
  });
};

/** A fan of brushes; a single thick one for shaving. */
export const drawBrushes: Drawer = (sketch, goods) => {
  if (goods.brand === 'don-severo') {
    drawShavingBrush(sketch, goods);
    return;
  }
  groundShadow(sketch, 500, floor, 190, 0.8);
  [
    [-26, 30],
    [-14, 44],
    [0, 60],
    [14, 40],
    [26, 24],
  ].forEach(([angle = 0, half = 30]) => {
    sketch.group(`transform="rotate(${angle} 500 1000)"`, () => {
      const top = 330 - half * 1.6;
      sketch.add(
        path(
          `M${500 - half * 0.55} 420Q${500 - half * 1.2} ${top + half} 500 ${top}Q${500 + half * 1.2} ${top + half} ${500 + half * 0.55} 420Z`,
          vertical(sketch, '#6b3a2c', 0.3, -0.06),
        ),
      );
      sketch.add(rect(500 - half * 0.5, 412, half, 96, metal(sketch, '#d9b38c'), 3));
      sketch.add(
        path(
          `M${500 - half * 0.46} 506H${500 + half * 0.46}L${500 + half * 0.26} 836Q500 850 ${500 - half * 0.26} 836Z`,
          glossy(sketch, goods.body),
        ),
      );
      sketch.add(rect(500 - half * 0.4, 560, half * 0.8, 6, goods.accent));
    });
  });
};

function drawShavingBrush(sketch: Sketch, goods: Goods): void {
  groundShadow(sketch, 500, floor, 130);
  sketch.add(
    path(
      'M424 520Q366 400 398 300Q500 230 602 300Q634 400 576 520Z',
      vertical(sketch, '#efe6d6', 0.02, -0.06),
    ),
  );
  let hairs = '';
  for (let i = 0; i <= 40; i += 1) {
    const t = i / 40 - 0.5;
    hairs += `M${n(500 + t * 140)} 520Q${n(500 + t * 250)} 400 ${n(500 + t * 200)} ${n(270 + Math.abs(t) * 60)}`;
  }
  sketch.add(line(hairs, '#b9a888', 1.8, 'stroke-opacity="0.6"'));
  sketch.add(
    path('M398 300Q500 230 602 300Q560 330 500 330T398 300Z', '#4a3a30', 'fill-opacity="0.18"'),
  );
  sketch.add(rect(414, 512, 172, 56, metal(sketch, goods.accent), 12));
  sketch.add(
    path(
      'M426 568H574Q584 640 548 680Q612 730 612 804Q612 842 580 842H420Q388 842 388 804Q388 730 452 680Q416 640 426 568Z',
      glossy(sketch, goods.body),
    ),
  );
  sketch.add(
    wordmark(
      goods.brand,
      { cx: 500, cy: 776, width: 150, height: 34 },
      readable(goods.ink, goods.body),
    ),
  );
}
