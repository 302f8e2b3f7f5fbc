import { shade } from '../../catalogue/oklab.ts';
import type { Drawer } from '../goods.ts';
import { lettering, wordmark } from '../lettering.ts';
import { ball, cylinder, face, glossy, metal, readable, sheen, vertical } from '../light.ts';
import { ellipse, line, n, path, rect } from '../sketch.ts';
import { floor, groundShadow } from '../stage.ts';

/** A dryer's diffuser, its fingers up. */
export const drawDiffuser: Drawer = (sketch, goods) => {
  groundShadow(sketch, 500, floor, 190);
  sketch.add(
    path(
      'M276 520Q290 700 424 742L436 842H564L576 742Q710 700 724 520Z',
      glossy(sketch, goods.body),
    ),
    rect(430, 786, 140, 20, goods.accent, 4),
    ellipse(500, 520, 226, 70, shade(goods.body, 0.1)),
    ellipse(500, 522, 206, 60, vertical(sketch, goods.body, -0.18, -0.02)),
  );
  for (let ring = 0; ring < 3; ring += 1) {
    const count = [5, 10, 14][ring] ?? 5;
    for (let i = 0; i < count; i += 1) {
      const angle = (i / count) * Math.PI * 2 + ring * 0.3;
      const x = 500 + Math.cos(angle) * (46 + ring * 66);
      const y = 526 + Math.sin(angle) * (14 + ring * 20);
      const tall = 96 - ring * 12;
      sketch.add(rect(x - 8, y - tall, 16, tall, cylinder(sketch, shade(goods.body, 0.06)), 8));
    }
  }
  sketch.add(
    wordmark(
      goods.brand,
      { cx: 500, cy: 690, width: 170, height: 34 },
      readable(goods.ink, goods.body),
    ),
  );
};

/** A highlighting cap with its hook. */
export const drawCap: Drawer = (sketch, goods) => {
  groundShadow(sketch, 500, floor, 220);
  sketch.add(
    path('M300 780Q290 360 500 350T700 780Q690 842 500 842T300 780Z', glossy(sketch, goods.body)),
  );
  for (let row = 0; row < 8; row += 1) {
    const y = 436 + row * 46;
    const half = 180 * Math.sqrt(Math.max(0, 1 - ((y - 800) / 460) ** 2));
    const count = Math.max(3, Math.round(half / 17));
    for (let i = 0; i <= count; i += 1) {
      sketch.add(
        ellipse(500 - half + (i * half * 2) / count, y, 4, 4, goods.accent, 'fill-opacity="0.55"'),
      );
    }
  }
  sketch.add(path('M306 772Q500 822 694 772V802Q690 842 500 842T306 802Z', goods.accent));
  sketch.add(
    path(
      'M350 640Q360 470 440 410',
      'none',
      'stroke="#fff" stroke-opacity="0.7" stroke-width="14" stroke-linecap="round"',
    ),
  );
  sketch.add(line('M744 560L760 842M744 560Q736 528 754 532', '#9ea3aa', 7));
  sketch.add(wordmark(goods.brand, { cx: 500, cy: 816, width: 130, height: 24 }, '#ffffff'));
};

/** Buffing blocks in a pile. */
export const drawBuffer: Drawer = (sketch, goods) => {
  groundShadow(sketch, 500, floor, 260);
  const block = (x: number, y: number, hex: string) => {
    sketch.add(
      path(`M${x} ${y}L${x + 40} ${y - 34}H${x + 270}L${x + 230} ${y}Z`, face(sketch, '#f3efe9')),
      path(
        `M${x + 230} ${y}L${x + 270} ${y - 34}V${y + 66}L${x + 230} ${y + 100}Z`,
        face(sketch, shade(hex, -0.12)),
      ),
      rect(x, y, 230, 100, face(sketch, hex)),
      rect(x, y + 78, 230, 22, '#ffffff', 0, 'fill-opacity="0.45"'),
      wordmark(
        goods.brand,
        { cx: x + 115, cy: y + 42, width: 130, height: 40 },
        readable(goods.ink, hex),
      ),
    );
  };
  block(250, 742, goods.body);
  block(490, 742, '#a9d6cf');
  block(320, 642, '#cbb6e4');
  block(420, 542, goods.body);
  sketch.add(rect(424, 508, 262, 6, '#fff', 2, 'fill-opacity="0.5"'));
};

/** A bundle of orange sticks. */
export const drawSticks: Drawer = (sketch, goods) => {
  groundShadow(sketch, 500, floor, 120);
  for (let i = 0; i < 15; i += 1) {
    const x = 500 + (i - 7) * 15;
    const top = 236 + ((i * 37) % 48);
    const lean = (i - 7) * 2.6;
    sketch.add(
      path(
        `M${n(x - 9 + lean)} ${top + 34}L${n(x + lean)} ${top}L${n(x + 9 + lean)} ${top + 34}L${x + 8} 842H${x - 8}Z`,
        cylinder(sketch, shade(goods.body, i % 2 ? 0.03 : -0.03)),
      ),
    );
  }
  sketch.add(rect(386, 560, 228, 120, face(sketch, '#f7d9e2'), 4));
  sketch.add(wordmark(goods.brand, { cx: 500, cy: 606, width: 150, height: 46 }, '#8d2148'));
  sketch.add(
    lettering(goods.size, { x: 500, y: 660, size: 20, fill: '#8d2148', anchor: 'middle' }),
  );
};

/** Silicone shields for lash lifting. */
export const drawShields: Drawer = (sketch, goods) => {
  groundShadow(sketch, 500, floor, 250);
  sketch.add(path('M268 412H732L760 842H240Z', face(sketch, '#fbf7f4')));
  sketch.add(wordmark(goods.brand, { cx: 500, cy: 464, width: 260, height: 50 }, goods.ink));
  ['S', 'M', 'M1', 'L'].forEach((size, row) => {
    const y = 580 + row * 66;
    for (const side of [-1, 1]) {
      const cx = 500 + side * (92 + row * 4);
      const half = 58 + row * 8;
      sketch.add(
        path(
          `M${cx - half} ${y}Q${cx} ${y - 62} ${cx + half} ${y}Q${cx} ${y - 8} ${cx - half} ${y}Z`,
          ball(sketch, goods.body),
        ),
        path(
          `M${cx - half * 0.6} ${y - 20}Q${cx} ${y - 46} ${cx + half * 0.4} ${y - 28}`,
          'none',
          'stroke="#fff" stroke-opacity="0.7" stroke-width="5" stroke-linecap="round"',
        ),
      );
    }
    sketch.add(lettering(size, { x: 500, y: y - 6, size: 22, fill: '#8d4a55', anchor: 'middle' }));
  });
  sketch.add(rect(262, 830, 476, 8, metal(sketch, goods.body), 3));
  sketch.add(path('M284 520L292 820H304L296 520Z', sheen(sketch, 0.6, 0)));
};
