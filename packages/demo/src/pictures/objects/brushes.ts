import { shade } from '../../catalogue/oklab.ts';
import type { Drawer } from '../goods.ts';
import { wordmark } from '../lettering.ts';
import { ball, face, glossy, metal, readable } from '../light.ts';
import { ellipse, line, n, path, rect } from '../sketch.ts';
import { floor, groundShadow } from '../stage.ts';

/** Round brush; a paddle and a vent brush by title. */
export const drawHairbrush: Drawer = (sketch, goods) => {
  groundShadow(sketch, 505, floor, 66, 0.8);
  if (/Paleta|Flex/.test(goods.title)) {
    const flat = goods.title.includes('Flex') ? 96 : 122;
    sketch.add(
      path(
        `M${500 - flat} 250Q${500 - flat} 150 500 150T${500 + flat} 250V450Q${500 + flat} 540 530 556H470Q${500 - flat} 540 ${500 - flat} 450Z`,
        glossy(sketch, goods.body),
      ),
    );
    sketch.add(
      path(
        `M${520 - flat} 256Q${520 - flat} 176 500 176T${480 + flat} 256V442Q${480 + flat} 512 500 516T${520 - flat} 442Z`,
        ball(sketch, shade(goods.accent, 0.04)),
      ),
    );
    for (let y = 216; y < 490; y += 27) {
      for (let x = 500 - flat + 46; x < 500 + flat - 34; x += 27) {
        sketch.add(ellipse(x, y, 5, 5, '#fff', 'fill-opacity="0.75"'));
      }
    }
  } else {
    const half = 58 + (Number.parseInt(goods.size, 10) || 40) * 0.7;
    sketch.add(
      rect(
        500 - half,
        160,
        half * 2,
        380,
        metal(sketch, goods.body.startsWith('#24') ? '#8b8f96' : goods.body),
        20,
      ),
    );
    let bristles = '';
    for (let y = 176; y < 530; y += 13) {
      for (let t = -1; t <= 1.01; t += 0.1) {
        const out = t * (half + 34);
        bristles += `M${n(500 + t * half * 0.9)} ${y}L${n(500 + out)} ${n(y - 5)}`;
      }
    }
    sketch.add(line(bristles, '#2c2422', 2.2, 'stroke-opacity="0.75"'));
    sketch.add(rect(500 - half * 0.86, 150, half * 1.72, 22, glossy(sketch, goods.accent), 10));
  }
  sketch.add(
    path(
      'M468 540H532L538 590Q556 700 540 812Q534 842 500 842T460 812Q444 700 462 590Z',
      glossy(sketch, goods.body),
    ),
  );
  sketch.add(rect(462, 582, 76, 10, goods.accent, 3));
  sketch.add(
    `<g transform="translate(503 716) rotate(-90)">${wordmark(goods.brand, { cx: 0, cy: 0, width: 150, height: 30 }, readable(goods.ink, goods.body))}</g>`,
  );
};

/** Combs: cutting, tail, wide. */
export const drawComb: Drawer = (sketch, goods) => {
  groundShadow(sketch, 512, floor - 6, 110, 0.7);
  const isTail = goods.title.includes('cola');
  const isWide = goods.title.includes('desenredante');
  sketch.group('transform="rotate(14 500 540)"', () => {
    const body = face(sketch, goods.body, 0.04);
    if (isTail) sketch.add(path('M470 520L482 900Q486 914 490 900L500 520Z', metal(sketch)));
    const bottom = isTail ? 560 : 860;
    sketch.add(
      path(
        `M448 176Q448 160 466 160H486Q502 160 502 178V${bottom}Q502 876 476 ${bottom + 14}Q448 ${bottom + 10} 448 ${bottom}Z`,
        body,
      ),
    );
    let fine = '';
    let wide = '';
    const end = isTail ? 540 : 846;
    const step = isWide ? 21 : 9;
    for (let y = 178; y < end; y += y > 510 && !isWide ? 14 : step) {
      if (y > 510 || isWide) wide += `M500 ${y}H586`;
      else fine += `M500 ${y}H580`;
    }
    sketch.add(line(fine, shade(goods.body, 0.02), 5));
    sketch.add(line(wide, shade(goods.body, 0.02), isWide ? 11 : 8));
    sketch.add(rect(452, 176, 6, bottom - 190, '#fff', 3, 'fill-opacity="0.28"'));
    sketch.add(
      `<g transform="translate(478 ${isTail ? 360 : 430}) rotate(-90)">${wordmark(goods.brand, { cx: 0, cy: 0, width: 160, height: 26 }, readable(goods.ink, goods.body))}</g>`,
    );
  });
};
