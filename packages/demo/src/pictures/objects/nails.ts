import { shade } from '../../catalogue/oklab.ts';
import type { Drawer, Goods } from '../goods.ts';
import { lettering, wordmark } from '../lettering.ts';
import { ball, face, glass, glossy, metal, readable, sheen, vertical } from '../light.ts';
import { ellipse, line, n, path, rect, type Sketch } from '../sketch.ts';
import { floor, groundShadow } from '../stage.ts';

/** One bottle of polish, or three of a card in three shades. */
export const drawPolish: Drawer = (sketch, goods) => {
  if (goods.shades.length < 3) {
    polishAt(sketch, goods, { cx: 500, floor: floor, scale: 1.16, hex: goods.content });
    return;
  }
  const [first = goods.content] = goods.shades.slice(3);
  const last = goods.shades.at(-3) ?? goods.content;
  polishAt(sketch, goods, { cx: 312, floor: floor - 18, scale: 0.92, hex: first });
  polishAt(sketch, goods, { cx: 688, floor: floor - 18, scale: 0.92, hex: last });
  polishAt(sketch, goods, { cx: 500, floor: floor + 6, scale: 1.08, hex: goods.content });
};

function polishAt(
  sketch: Sketch,
  goods: Goods,
  at: { cx: number; floor: number; scale: number; hex: string },
): void {
  sketch.group(`transform="translate(${at.cx} ${at.floor}) scale(${at.scale})"`, () => {
    groundShadow(sketch, 0, 0, 92, 0.8);
    const cap = glossy(sketch, goods.body);
    sketch.add(path('M-40 -486Q-40 -506 -24 -506H24Q40 -506 40 -486L46 -262H-46Z', cap));
    sketch.add(rect(-46, -272, 92, 12, metal(sketch, goods.accent), 2));
    const d =
      'M-44 -260H44Q46 -236 70 -226Q92 -216 92 -184V-34Q92 0 58 0H-58Q-92 0 -92 -34V-184Q-92 -216 -70 -226Q-46 -236 -44 -260Z';
    sketch.add(path(d, '#f4f1ee'));
    const inner =
      'M-40 -240Q-40 -222 -66 -213Q-80 -206 -80 -184V-38Q-80 -12 -54 -12H54Q80 -12 80 -38V-184Q80 -206 66 -213Q40 -222 40 -240Z';
    sketch.add(path(inner, glossy(sketch, at.hex)));
    sketch.add(path(d, glass(sketch, '#ffffff', 0.16)));
    sketch.add(
      path('M-78 -180V-44Q-78 -26 -66 -22V-196Q-76 -192 -78 -180Z', sheen(sketch, 0.75, 0.3)),
    );
    sketch.add(
      path('M72 -176V-48Q72 -34 66 -30V-190Q71 -186 72 -176Z', '#fff', 'fill-opacity="0.3"'),
    );
    sketch.add(
      `<g transform="translate(0 -384) rotate(-90)">${wordmark(goods.brand, { cx: 0, cy: 0, width: 168, height: 52 }, readable(goods.ink, goods.body))}</g>`,
    );
    const ink = readable('#ffffff', at.hex);
    sketch.add(wordmark(goods.brand, { cx: 0, cy: -126, width: 128, height: 44 }, ink));
    sketch.add(
      lettering(goods.line, { x: 0, y: -72, size: 20, fill: ink, anchor: 'middle', maxWidth: 120 }),
    );
  });
}

/** Nail files, fanned out. */
export const drawFile: Drawer = (sketch, goods) => {
  groundShadow(sketch, 520, floor - 6, 230, 0.9);
  const angles = goods.size === 'unidad' ? [-14, 14] : [-24, -14, -5, 5, 14, 24];
  angles.forEach((angle, i) => {
    sketch.group(`transform="rotate(${angle} 500 1010)"`, () => {
      const grain = i % 2 === 0 ? goods.body : shade(goods.body, 0.08);
      sketch.add(rect(466, 236, 76, 606, '#000', 36, 'fill-opacity="0.14"'));
      sketch.add(rect(460, 230, 76, 606, face(sketch, grain), 36));
      sketch.add(rect(464, 234, 10, 598, goods.accent, 5, 'fill-opacity="0.9"'));
      sketch.add(
        `<g transform="translate(504 560) rotate(-90)">${wordmark(goods.brand, { cx: 0, cy: 0, width: 190, height: 40 }, readable(goods.ink, grain))}</g>`,
      );
    });
  });
};

/** A small arch of light, with its display. */
export const drawLamp: Drawer = (sketch, goods) => {
  groundShadow(sketch, 500, floor, 262);
  const shell = 'M250 842V676Q250 486 420 486H580Q750 486 750 676V842Z';
  sketch.add(path(shell, glossy(sketch, goods.body)));
  sketch.add(
    path(
      'M330 842V708Q330 600 436 600H564Q670 600 670 708V842Z',
      vertical(sketch, '#3b2a55', -0.02, 0.1),
    ),
  );
  sketch.add(
    path(
      'M352 842V716Q352 622 440 622H560Q648 622 648 716V842Z',
      vertical(sketch, '#8f7cff', 0.08, 0.26),
      'fill-opacity="0.85"',
    ),
  );
  for (const [x, y] of [
    [388, 672],
    [430, 644],
    [500, 634],
    [570, 644],
    [612, 672],
    [376, 732],
    [624, 732],
  ] as const) {
    sketch.add(ellipse(x, y, 11, 8, '#efeaff'));
    sketch.add(ellipse(x, y, 22, 16, '#ffffff', 'fill-opacity="0.25"'));
  }
  sketch.add(ellipse(500, 830, 120, 16, '#ffffff', 'fill-opacity="0.5"'));
  sketch.add(
    path(
      'M268 690Q268 510 422 502',
      'none',
      'stroke="#fff" stroke-width="12" stroke-opacity="0.5" stroke-linecap="round"',
    ),
  );
  sketch.add(rect(452, 520, 96, 42, '#1d1a24', 10));
  sketch.add(
    lettering('60 s', {
      x: 500,
      y: 549,
      size: 24,
      fill: '#8ff3df',
      face: 'bold',
      anchor: 'middle',
    }),
  );
  sketch.add(wordmark(goods.brand, { cx: 500, cy: 584, width: 0.1, height: 0.1 }, goods.ink));
  sketch.add(rect(250, 834, 500, 10, shade(goods.accent, 0), 4));
};

/** The handpiece, its box and the knob. */
export const drawDrill: Drawer = (sketch, goods) => {
  groundShadow(sketch, 430, floor, 200);
  sketch.add(
    path(
      'M258 842Q246 842 248 828L262 596Q264 574 288 574H560Q584 574 586 596L600 828Q600 842 590 842Z',
      glossy(sketch, goods.body),
    ),
  );
  sketch.add(ellipse(424, 716, 74, 74, metal(sketch, goods.accent)));
  sketch.add(ellipse(424, 716, 58, 58, ball(sketch, goods.body)));
  sketch.add(line('M424 700V668', goods.accent, 7));
  sketch.add(
    lettering('35 000', {
      x: 424,
      y: 628,
      size: 26,
      fill: goods.ink,
      face: 'bold',
      anchor: 'middle',
    }),
  );
  sketch.add(wordmark(goods.brand, { cx: 424, cy: 812, width: 130, height: 26 }, goods.ink));
  sketch.add(line('M596 800C700 860 800 820 740 700', '#3a3a40', 9));
  sketch.group('transform="rotate(24 720 500)"', () => {
    sketch.add(rect(688, 318, 64, 380, glossy(sketch, goods.body), 22));
    sketch.add(rect(690, 430, 60, 26, goods.accent));
    sketch.add(path('M696 318L706 250H734L744 318Z', metal(sketch)));
    sketch.add(rect(714, 176, 12, 78, metal(sketch, '#d8c08a'), 5));
  });
};

/** Trays of lashes. */
export const drawLashes: Drawer = (sketch, goods) => {
  groundShadow(sketch, 500, floor, 250);
  sketch.add(path('M268 412H732L760 842H240Z', face(sketch, goods.body)));
  sketch.add(path('M268 412H732L735 452H265Z', '#fff', 'fill-opacity="0.14"'));
  sketch.add(path('M290 566H710L728 810H272Z', '#fdfbf8'));
  for (let row = 0; row < 6; row += 1) drawLashRow(sketch, row);
  const ink = readable(goods.ink, goods.body);
  sketch.add(wordmark(goods.brand, { cx: 500, cy: 462, width: 280, height: 52 }, ink));
  sketch.add(
    lettering(goods.title, {
      x: 500,
      y: 524,
      size: 26,
      fill: ink,
      anchor: 'middle',
      maxWidth: 380,
    }),
  );
};

function drawLashRow(sketch: Sketch, row: number): void {
  const y = 622 + row * 36;
  const half = 196 + row * 5;
  let d = '';
  for (let i = 0; i <= 56; i += 1) {
    const x = 500 - half + (i * half) / 28;
    const tall = 15 + ((i * 7 + row * 3) % 8);
    d += `M${n(x)} ${y}Q${n(x + 1)} ${n(y - tall * 0.7)} ${n(x + 6)} ${n(y - tall)}`;
  }
  sketch.add(line(d, '#221a1c', 2.2));
  sketch.add(rect(500 - half, y - 2, half * 2 + 4, 6, '#d9c9c4', 2));
}

/** Precision tweezers on a pad; the tip tells them apart. */
export const drawTweezers: Drawer = (sketch, goods) => {
  groundShadow(sketch, 500, floor - 8, 190, 0.7);
  const tip = goods.size === 'curva' ? 44 : goods.size === 'diagonal' ? 14 : 0;
  sketch.group('transform="rotate(22 500 540) translate(500 0)"', () => {
    const arm = (side: number) =>
      `M${side * 6} 170Q${side * 30} 150 ${side * 34} 230L${side * 44} 520Q${side * 40} 700 ${side * 4 - tip} 876Q${side * 2 - tip} 884 ${-side * 2 - tip} 872Q${side * 20} 690 ${side * 22} 520L${side * 10} 250Z`;
    sketch.add(path(arm(-1), metal(sketch, shade(goods.body, -0.1))));
    sketch.add(path(arm(1), metal(sketch, shade(goods.body, 0.06))));
    sketch.add(rect(-34, 140, 68, 130, metal(sketch, goods.accent), 22));
    sketch.add(path('M-22 160V250H-15V158Z', sheen(sketch, 0.6, 0.1)));
    sketch.add(
      `<g transform="translate(36 470) rotate(-92)">${wordmark(goods.brand, { cx: 0, cy: 0, width: 170, height: 17 }, goods.ink)}</g>`,
    );
  });
};
