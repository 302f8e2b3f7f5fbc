import { shade } from '../../catalogue/oklab.ts';
import type { Drawer } from '../goods.ts';
import { paintHair } from '../hair.ts';
import { wordmark } from '../lettering.ts';
import { ball, cylinder, face, glossy, metal, readable, sheen, vertical } from '../light.ts';
import { ellipse, line, n, path, rect } from '../sketch.ts';
import { floor, groundShadow } from '../stage.ts';

const steel = '#adb3bb';

/** Open shears, points up. */
export const drawScissors: Drawer = (sketch, goods) => {
  groundShadow(sketch, 506, floor - 4, 170, 0.8);
  const blade = 'M-17 0L-21 -330Q-18 -420 4 -470Q17 -400 17 -330L17 0Z';
  const grip =
    'M-16 -10H16L22 90Q74 130 70 206Q66 282 0 282T-70 206Q-70 130 -22 104ZM0 136A66 66 0 1 0 0.1 136Z';
  [-1, 1].forEach((side) => {
    sketch.group(`transform="translate(500 560) rotate(${side * 13}) scale(${side} 1)"`, () => {
      sketch.add(
        path(
          grip,
          metal(sketch, shade(steel, side * 0.02)),
          'fill-rule="evenodd" transform="translate(-52 0) rotate(9)"',
        ),
      );
      sketch.add(path(blade, metal(sketch, shade(steel, 0.05))));
      sketch.add(path('M4 -470Q17 -400 17 -330V0H7L5 -330Z', '#fff', 'fill-opacity="0.6"'));
    });
  });
  if (goods.title.includes('entresacar')) {
    let teeth = '';
    for (let i = 0; i < 20; i += 1) teeth += `M${n(523 + i * 3.6)} ${n(520 - i * 15.4)}l-13 -3.4`;
    sketch.add(line(teeth, '#f7f5f1', 4));
  }
  sketch.add(ellipse(500, 556, 23, 23, ball(sketch, goods.accent)));
  sketch.add(line('M490 556H510', '#fff', 4, 'stroke-opacity="0.7"'));
};

/** Open razor. */
export const drawRazor: Drawer = (sketch, goods) => {
  groundShadow(sketch, 520, floor - 40, 260, 0.7);
  sketch.group('transform="rotate(-28 500 640)"', () => {
    sketch.add(
      path(
        'M244 596Q250 560 300 560H640L664 600Q640 652 600 652H290Q246 650 244 596Z',
        metal(sketch, steel, true),
      ),
    );
    sketch.add(path('M262 632H620L612 652H290Q268 650 262 632Z', '#fff', 'fill-opacity="0.7"'));
    sketch.add(ellipse(664, 604, 15, 15, metal(sketch, goods.accent)));
  });
  sketch.group('transform="rotate(24 640 560)"', () => {
    sketch.add(
      path(
        'M598 520Q610 500 640 506L700 846Q704 880 676 886Q650 888 640 858Z',
        cylinder(sketch, goods.body),
      ),
    );
    sketch.add(ellipse(626, 542, 9, 9, metal(sketch, goods.accent)));
    sketch.add(ellipse(676, 840, 9, 9, metal(sketch, goods.accent)));
    sketch.add(
      `<g transform="translate(652 690) rotate(80)">${wordmark(goods.brand, { cx: 0, cy: 0, width: 150, height: 26 }, readable(goods.ink, goods.body))}</g>`,
    );
  });
};

/** Brush for dye, or a set. */
export const drawTintBrush: Drawer = (sketch, goods) => {
  const isSet = goods.size.includes('juego');
  groundShadow(sketch, 500, floor, isSet ? 170 : 90, 0.8);
  const angles = isSet ? [-17, 0, 17] : [8];
  const wide = goods.size === 'ancha' ? 1.4 : 1;
  angles.forEach((angle, i) => {
    sketch.group(`transform="rotate(${angle} 500 ${isSet ? 1080 : 842})"`, () => {
      const color = [goods.body, goods.accent, '#c8536a'][i] ?? goods.body;
      const half = (isSet ? 34 + i * 8 : 52) * wide;
      sketch.add(
        path(
          `M${500 - half} 178L${500 + half} 158L${500 + half * 0.9} 348H${500 - half * 0.9}Z`,
          vertical(sketch, '#3a2e2c', 0.12, -0.02),
        ),
      );
      let hairs = '';
      for (let t = -0.9; t < 0.95; t += 0.16)
        hairs += `M${n(500 + t * half)} 346L${n(500 + t * half)} ${n(176 - t * 9)}`;
      sketch.add(line(hairs, '#9b8a80', 1.8, 'stroke-opacity="0.6"'));
      sketch.add(
        path(
          `M${500 - half} 344H${500 + half}L${500 + half * 0.86} 440H${500 - half * 0.86}Z`,
          glossy(sketch, color),
        ),
      );
      sketch.add(
        path(
          `M${500 - half * 0.7} 438H${500 + half * 0.7}Q530 520 522 620L508 838Q500 850 492 838L478 620Q470 520 ${500 - half * 0.7} 438Z`,
          glossy(sketch, color),
        ),
      );
    });
  });
};

/** Mixing bowl; a stack of four colours for the set. */
export const drawBowl: Drawer = (sketch, goods) => {
  groundShadow(sketch, 500, floor, 210);
  const colors = goods.size.includes('juego')
    ? ['#c8536a', '#e3b26b', '#24242a', goods.body]
    : [goods.body];
  colors.forEach((hex, i) => {
    const lift = (colors.length - 1 - i) * 62;
    const top = 560 - lift;
    sketch.add(
      path(
        `M276 ${top}H724Q716 ${top + 190} 610 ${floor - lift}H390Q284 ${top + 190} 276 ${top}Z`,
        glossy(sketch, hex),
      ),
    );
    sketch.add(rect(384, floor - lift - 14, 232, 14, shade(hex, -0.12), 6));
  });
  const top = 560 - (colors.length - 1) * 62;
  const rim = colors[0] ?? goods.body;
  sketch.add(ellipse(500, top, 226, 52, shade(rim, 0.07)));
  sketch.add(ellipse(500, top + 3, 210, 44, vertical(sketch, rim, -0.2, -0.04)));
  sketch.add(ellipse(500, top + 16, 182, 30, ball(sketch, '#8a3d24')));
  sketch.add(
    path(
      `M350 ${top + 12}Q430 ${top - 10} 500 ${top + 12}T640 ${top + 14}`,
      'none',
      'stroke="#fff" stroke-opacity="0.45" stroke-width="6" stroke-linecap="round"',
    ),
  );
  sketch.add(
    path(
      `M724 ${top - 4}Q800 ${top + 6} 790 ${top + 40}Q770 ${top + 56} 716 ${top + 40}Z`,
      glossy(sketch, rim),
    ),
  );
  sketch.add(
    wordmark(
      goods.brand,
      { cx: 500, cy: 730, width: 180, height: 40 },
      readable(goods.ink, goods.body),
    ),
  );
};

/** Sectioning clips on their card. */
export const drawClips: Drawer = (sketch, goods) => {
  groundShadow(sketch, 500, floor, 190, 0.8);
  sketch.add(rect(318, 250, 364, 592, face(sketch, '#f7f3ec'), 14));
  sketch.add(rect(318, 250, 364, 120, face(sketch, goods.accent), 14));
  sketch.add(
    wordmark(
      goods.brand,
      { cx: 500, cy: 310, width: 220, height: 48 },
      readable('#ffffff', goods.accent),
    ),
  );
  const isMetal = goods.size.includes('metálicas');
  for (let i = 0; i < 6; i += 1) {
    const x = 352 + i * 52;
    const fill = isMetal ? metal(sketch) : glossy(sketch, i % 2 ? goods.accent : goods.body);
    sketch.add(
      path(
        `M${x + 4} 420Q${x + 22} 396 ${x + 40} 420L${x + 30} 800Q${x + 22} 824 ${x + 14} 800Z`,
        fill,
      ),
    );
    sketch.add(
      path(`M${x + 12} 440L${x + 20} 790H${x + 23}L${x + 18} 440Z`, sheen(sketch, 0.6, 0.1)),
    );
    sketch.add(ellipse(x + 22, 560, 8, 8, metal(sketch)));
  }
};

/** A practice head with real hair. */
export const drawMannequin: Drawer = (sketch, goods) => {
  groundShadow(sketch, 500, floor, 150);
  sketch.add(path('M430 842V742H570V842Z', cylinder(sketch, goods.ink)));
  sketch.add(
    path('M452 760V640H548V760Q500 784 452 760Z', cylinder(sketch, shade(goods.body, -0.06))),
  );
  const clip = sketch.define(
    '<clipPath><path d="M500 176C640 176 690 290 686 430C684 560 716 640 700 742C640 780 590 700 588 560L412 560C410 700 360 780 300 742C284 640 316 560 314 430C310 290 360 176 500 176Z"/></clipPath>',
  );
  sketch.group(`clip-path="${clip}"`, () => {
    paintHair(sketch, {
      x: 280,
      y: 160,
      width: 440,
      height: 620,
      hex: goods.accent,
      seed: goods.seed,
      strands: 170,
      wave: 0.1,
    });
  });
  sketch.add(
    path(
      'M500 268C584 268 604 340 598 440C592 560 548 640 500 640S408 560 402 440C396 340 416 268 500 268Z',
      ball(sketch, goods.body),
    ),
  );
  sketch.add(line('M440 436Q462 424 482 436M518 436Q538 424 560 436', '#4a3023', 6));
  sketch.add(line('M446 470Q462 480 478 470M522 470Q538 480 554 470', '#4a3023', 5));
  sketch.add(line('M500 470Q490 520 498 532', shade(goods.body, -0.12), 5));
  sketch.add(path('M468 576Q484 566 500 572Q516 566 532 576Q516 594 500 594T468 576Z', '#b85c5c'));
  sketch.add(
    path(
      'M396 460C390 330 440 262 500 258C560 262 610 330 604 460C590 380 560 320 500 318S410 380 396 460Z',
      vertical(sketch, goods.accent, 0.05, -0.05),
    ),
  );
};
