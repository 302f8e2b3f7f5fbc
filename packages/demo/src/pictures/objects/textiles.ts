import { shade } from '../../catalogue/oklab.ts';
import type { Drawer } from '../goods.ts';
import { printLabel } from '../label.ts';
import { lettering, wordmark } from '../lettering.ts';
import { cylinder, face, metal, readable, vertical } from '../light.ts';
import { ellipse, line, path, rect } from '../sketch.ts';
import { floor, groundShadow } from '../stage.ts';

/** Roll of foil or paper, or a dispenser box of sheets. */
export const drawFoil: Drawer = (sketch, goods) => {
  if (goods.size.includes('láminas')) {
    groundShadow(sketch, 500, floor, 280);
    sketch.add(path('M236 560L330 500H764L670 560Z', face(sketch, shade(goods.accent, 0.06))));
    sketch.add(path('M670 560L764 500V784L670 842Z', face(sketch, goods.accent, -0.13)));
    sketch.add(rect(236, 560, 434, 282, face(sketch, goods.accent)));
    sketch.add(path('M300 536H700L740 470Q640 430 560 474T352 470Z', metal(sketch, goods.body)));
    printLabel(
      sketch,
      { ...goods, ink: '#ffffff' },
      { cx: 453, top: 596, width: 330, height: 226, ground: goods.accent },
    );
    return;
  }
  groundShadow(sketch, 500, floor, 250);
  sketch.add(path('M300 640H660V842H300Z', metal(sketch, goods.body, true)));
  sketch.add(ellipse(300, 741, 44, 101, shade(goods.body, -0.12)));
  sketch.add(ellipse(300, 741, 22, 50, '#b79a78'));
  sketch.add(ellipse(300, 741, 14, 36, '#4a3a30'));
  sketch.add(ellipse(660, 741, 44, 101, metal(sketch, goods.body, true)));
  sketch.add(
    path(
      'M300 640H660Q700 640 704 741Q760 760 800 846H440Q404 760 356 748Q330 640 300 640Z',
      metal(sketch, shade(goods.body, 0.05)),
      'fill-opacity="0.55"',
    ),
  );
  sketch.add(path('M420 846H806L790 812Q700 826 410 822Z', '#fff', 'fill-opacity="0.35"'));
  sketch.add(rect(400, 640, 150, 202, cylinder(sketch, goods.accent)));
  sketch.add(
    wordmark(
      goods.brand,
      { cx: 475, cy: 720, width: 126, height: 34 },
      readable('#ffffff', goods.accent),
    ),
  );
  sketch.add(
    lettering(goods.size, {
      x: 475,
      y: 780,
      size: 19,
      fill: readable('#ffffff', goods.accent),
      anchor: 'middle',
      maxWidth: 130,
    }),
  );
};

/** Box of gloves, one coming out. */
export const drawGloves: Drawer = (sketch, goods) => {
  groundShadow(sketch, 500, floor, 260);
  const glove =
    'M424 560Q414 470 418 420Q412 330 430 326Q448 326 450 404L454 330Q458 286 476 288Q492 290 490 404L500 306Q506 270 522 274Q536 280 528 412L548 334Q558 306 572 314Q584 326 568 424Q604 396 618 410Q626 426 586 474Q570 520 574 560Z';
  sketch.add(path(glove, vertical(sketch, goods.body, 0.16, -0.02)));
  sketch.add(
    line(
      'M444 540Q440 450 438 350M482 400Q480 350 474 306M522 400Q522 340 518 292',
      '#fff',
      5,
      'stroke-opacity="0.25"',
    ),
  );
  sketch.add(path('M230 560L316 516H780L694 560Z', face(sketch, shade(goods.body, 0.12))));
  sketch.add(path('M694 560L780 516V800L694 842Z', face(sketch, goods.body, -0.1)));
  sketch.add(rect(230, 560, 464, 282, face(sketch, shade(goods.body, 0.05))));
  sketch.add(ellipse(500, 542, 104, 17, '#111014'));
  sketch.add(path('M424 560Q500 548 574 560V540Q500 530 424 540Z', shade(goods.body, 0.06)));
  sketch.add(rect(230, 770, 464, 20, goods.accent));
  printLabel(
    sketch,
    { ...goods, title: 'Guantes de nitrilo' },
    { cx: 462, top: 586, width: 380, height: 176, ground: goods.body },
  );
};

/** A cape on its hanger. */
export const drawCape: Drawer = (sketch, goods) => {
  groundShadow(sketch, 500, floor + 10, 240, 0.7);
  sketch.add(line('M500 210V176Q500 150 520 150T536 172', '#8b8f96', 7));
  sketch.add(
    path(
      'M360 268L500 206L640 268',
      'none',
      'stroke="#b08a5c" stroke-width="13" stroke-linecap="round" stroke-linejoin="round"',
    ),
  );
  sketch.add(
    path(
      'M424 262Q500 300 576 262Q690 330 742 800Q760 838 716 836Q690 806 650 838Q610 810 570 840Q530 812 500 842Q470 812 430 840Q390 810 350 838Q310 806 284 836Q240 838 258 800Q310 330 424 262Z',
      face(sketch, goods.body, 0.03),
    ),
  );
  for (const [x, lean] of [
    [380, -46],
    [450, -18],
    [550, 18],
    [622, 46],
  ] as const) {
    sketch.add(
      path(
        `M${x} 380Q${x + lean * 0.6} 600 ${x + lean} 826`,
        'none',
        'stroke="#000" stroke-opacity="0.2" stroke-width="9"',
      ),
    );
    sketch.add(
      path(
        `M${x + 12} 390Q${x + 12 + lean * 0.6} 600 ${x + 14 + lean} 822`,
        'none',
        'stroke="#fff" stroke-opacity="0.14" stroke-width="8"',
      ),
    );
  }
  sketch.add(path('M424 262Q500 300 576 262L566 284Q500 318 434 284Z', goods.accent));
  sketch.add(
    wordmark(
      goods.brand,
      { cx: 500, cy: 440, width: 170, height: 46 },
      readable(goods.accent, goods.body),
    ),
  );
};

/** A stack of folded towels. */
export const drawTowel: Drawer = (sketch, goods) => {
  groundShadow(sketch, 500, floor, 270);
  for (let i = 0; i < 5; i += 1) {
    const top = 764 - i * 78;
    const hex = shade(goods.body, i % 2 ? 0.025 : -0.015);
    sketch.add(
      path(
        `M250 ${top + 12}Q250 ${top} 264 ${top}H716Q760 ${top + 6} 760 ${top + 39}T716 ${top + 78}H264Q250 ${top + 78} 250 ${top + 66}Z`,
        vertical(sketch, hex, 0.07, -0.12),
      ),
    );
    sketch.add(
      path(
        `M262 ${top + 39}H712Q730 ${top + 39} 730 ${top + 39}`,
        'none',
        `stroke="${shade(hex, -0.14)}" stroke-width="4"`,
      ),
    );
    sketch.add(
      path(`M270 ${top + 10}H716`, 'none', 'stroke="#fff" stroke-opacity="0.4" stroke-width="5"'),
    );
  }
  sketch.add(rect(400, 450, 150, 392, face(sketch, goods.accent)));
  sketch.add(
    `<g transform="translate(478 646) rotate(-90)">${wordmark(goods.brand, { cx: 0, cy: 0, width: 250, height: 66 }, readable('#ffffff', goods.accent))}</g>`,
  );
};
