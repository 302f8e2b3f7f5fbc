import { shade } from '../../catalogue/oklab.ts';
import type { Drawer } from '../goods.ts';
import { wordmark } from '../lettering.ts';
import { ball, cylinder, face, glossy, metal, readable, sheen, vertical } from '../light.ts';
import { ellipse, line, path, rect, type Sketch } from '../sketch.ts';
import { floor, groundShadow } from '../stage.ts';

function caster(sketch: Sketch, x: number, y: number): void {
  sketch.add(rect(x - 5, y - 34, 10, 22, metal(sketch)));
  sketch.add(ellipse(x, y - 12, 15, 15, ball(sketch, '#34343a')));
  sketch.add(ellipse(x, y - 12, 5, 5, '#b9bcc2'));
}

/** A trolley of trays. */
export const drawTrolley: Drawer = (sketch, goods) => {
  groundShadow(sketch, 500, floor, 220);
  sketch.add(rect(318, 210, 14, 606, metal(sketch)));
  sketch.add(rect(668, 210, 14, 606, metal(sketch)));
  sketch.add(
    path(
      'M292 188H708Q722 188 722 202V224H278V202Q278 188 292 188Z',
      goods.title.includes('colorimetría')
        ? metal(sketch, '#c9ccd1', true)
        : glossy(sketch, goods.body),
    ),
  );
  for (let i = 0; i < 5; i += 1) {
    const y = 254 + i * 108;
    sketch.add(
      path(
        `M300 ${y}H700L690 ${y + 76}Q688 ${y + 84} 678 ${y + 84}H322Q312 ${y + 84} 310 ${y + 76}Z`,
        glossy(sketch, goods.body),
      ),
    );
    sketch.add(rect(300, y, 400, 10, '#fff', 3, 'fill-opacity="0.22"'));
    sketch.add(rect(452, y + 34, 96, 13, metal(sketch, goods.accent), 6));
  }
  sketch.add(rect(300, 796, 400, 18, metal(sketch)));
  for (const x of [318, 424, 576, 682]) caster(sketch, x, floor);
  sketch.add(
    wordmark(
      goods.brand,
      { cx: 500, cy: 207, width: 120, height: 18 },
      readable(goods.ink, goods.body),
    ),
  );
};

/** A wall rack full of tubes. */
export const drawRack: Drawer = (sketch, { body, accent, shades }) => {
  groundShadow(sketch, 500, floor, 230, 0.7);
  sketch.add(rect(266, 190, 468, 652, face(sketch, body), 10));
  const hues =
    shades.length > 0
      ? shades
      : ['#33221b', '#6a4027', '#b98f5e', '#c0581f', '#7a1a35', '#cfc6cf', '#e6cb9f', '#8a3d24'];
  for (let row = 0; row < 5; row += 1) {
    const y = 216 + row * 122;
    sketch.add(rect(286, y, 428, 108, shade(body, -0.13), 4));
    for (let i = 0; i < 9; i += 1) {
      const x = 294 + i * 46.4;
      sketch.add(
        rect(
          x,
          y + 14,
          38,
          94,
          cylinder(sketch, ['#7a2436', '#0f4c4a', '#f1dcd0'][(row + i) % 3] ?? accent),
          2,
        ),
      );
      sketch.add(
        rect(x, y + 58, 38, 22, cylinder(sketch, hues[(row * 3 + i) % hues.length] ?? accent)),
      );
    }
    sketch.add(rect(282, y + 96, 436, 16, glossy(sketch, accent), 4));
  }
};

/** A folding manicure table. */
export const drawTable: Drawer = (sketch, { body, accent }) => {
  groundShadow(sketch, 500, floor, 300);
  sketch.add(
    line('M300 470L240 820M700 470L760 820M330 470L300 820M670 470L700 820', '#b9bcc2', 13),
  );
  sketch.add(path('M196 430L270 392H760L820 430V462H196Z', face(sketch, '#f7f1e8')));
  sketch.add(rect(196, 430, 624, 34, glossy(sketch, body), 8));
  sketch.add(path('M620 464H760V610Q760 622 748 622H632Q620 622 620 610Z', glossy(sketch, body)));
  sketch.add(rect(668, 520, 44, 10, accent, 5), rect(668, 574, 44, 10, accent, 5));
  sketch.add(path('M400 400Q500 366 600 400Q500 420 400 400Z', ball(sketch, shade(body, 0.06))));
  for (const x of [240, 300, 700, 760]) caster(sketch, x, floor);
};

/** A stool; with a back or a saddle by title. */
export const drawStool: Drawer = (sketch, goods) => {
  groundShadow(sketch, 500, floor, 210);
  sketch.add(
    line(
      'M500 742L330 812M500 742L670 812M500 742L420 828M500 742L580 828M500 742V834',
      '#c3c6cb',
      16,
    ),
  );
  for (const [x, y] of [
    [330, 846],
    [670, 846],
    [420, 860],
    [580, 860],
    [500, 866],
  ] as const)
    caster(sketch, x, y);
  sketch.add(rect(486, 560, 28, 190, metal(sketch)));
  sketch.add(rect(478, 650, 44, 70, glossy(sketch, '#2b2b2f'), 6));
  if (goods.title.includes('espaldar')) {
    sketch.add(line('M624 520Q690 500 676 360', '#c3c6cb', 15));
    sketch.add(
      path(
        'M560 236Q660 216 716 250Q730 330 706 384Q640 396 566 372Q548 300 560 236Z',
        ball(sketch, goods.body),
      ),
    );
  }
  if (goods.title.includes('montura')) {
    sketch.add(
      path(
        'M346 470Q330 420 392 424Q460 436 500 468Q560 430 640 420Q690 424 668 476Q640 570 556 566H438Q370 560 346 470Z',
        ball(sketch, goods.body),
      ),
    );
    sketch.add(
      path(
        'M374 446Q440 450 500 486Q560 448 640 440',
        'none',
        'stroke="#fff" stroke-opacity="0.3" stroke-width="8" stroke-linecap="round"',
      ),
    );
  } else {
    sketch.add(
      path('M326 486V530Q326 566 500 566T674 530V486Z', cylinder(sketch, shade(goods.body, -0.04))),
    );
    sketch.add(ellipse(500, 486, 174, 46, ball(sketch, shade(goods.body, 0.05))));
    sketch.add(ellipse(470, 476, 110, 22, '#fff', 'fill-opacity="0.14"'));
    sketch.add(rect(326, 520, 348, 7, goods.accent, 3, 'fill-opacity="0.8"'));
  }
};

/** A hood of steam on its stand. */
export const drawSteamer: Drawer = (sketch, { body, accent }) => {
  groundShadow(sketch, 500, floor, 190);
  sketch.add(line('M500 760L350 820M500 760L650 820M500 760V836', '#c3c6cb', 15));
  for (const x of [350, 500, 650]) caster(sketch, x, floor + 8);
  sketch.add(rect(488, 420, 24, 350, metal(sketch)));
  sketch.add(
    path(
      'M330 330Q330 150 500 150T670 330Q670 372 640 372H360Q330 372 330 330Z',
      glossy(sketch, body),
    ),
  );
  sketch.add(path('M356 330Q356 180 500 180T644 330Z', sheen(sketch, 0.7, 0.1)));
  sketch.add(rect(330, 352, 340, 30, glossy(sketch, accent), 12));
  sketch.add(rect(440, 400, 120, 72, glossy(sketch, body), 12));
  sketch.add(rect(462, 418, 76, 26, '#14262a', 5));
};

/** Table or hand mirror. */
export const drawMirror: Drawer = (sketch, goods) => {
  groundShadow(sketch, 500, floor, 150);
  const isHand = goods.title.includes('mano');
  if (isHand) {
    sketch.add(path('M464 560H536L530 800Q530 842 500 842T470 800Z', glossy(sketch, goods.body)));
  } else {
    sketch.add(path('M376 842Q376 812 500 812T624 842Z', glossy(sketch, goods.body)));
    sketch.add(rect(484, 640, 32, 180, metal(sketch, goods.accent)));
  }
  sketch.add(ellipse(500, 390, 226, 226, glossy(sketch, goods.body)));
  sketch.add(ellipse(500, 390, 206, 206, isHand ? metal(sketch, goods.accent) : '#fffbe9'));
  sketch.add(ellipse(500, 390, 186, 186, vertical(sketch, '#d5e0e4', 0.08, -0.1)));
  sketch.add(
    path('M352 470Q420 250 600 228Q500 300 440 560Q384 534 352 470Z', '#fff', 'fill-opacity="0.6"'),
  );
};

/** Half-moon light on a stand. */
export const drawMoonLamp: Drawer = (sketch, goods) => {
  groundShadow(sketch, 500, floor, 190);
  sketch.add(ellipse(500, 826, 170, 20, ball(sketch, '#3a3540')));
  sketch.add(rect(490, 420, 20, 410, metal(sketch)));
  sketch.add(
    '<path d="M214 470A286 286 0 0 1 786 470" fill="none" stroke="#e9e2d6" stroke-width="62" stroke-linecap="round"/>',
  );
  sketch.add(
    '<path d="M214 470A286 286 0 0 1 786 470" fill="none" stroke="#fffdf3" stroke-width="40" stroke-linecap="round"/>',
  );
  sketch.add(
    '<path d="M214 470A286 286 0 0 1 786 470" fill="none" stroke="#fff3cf" stroke-opacity="0.35" stroke-width="110" stroke-linecap="round"/>',
  );
  sketch.add(rect(462, 176, 76, 250, 'none'));
  sketch.add(line('M500 200V430', '#b9bcc2', 12));
  sketch.add(rect(470, 300, 60, 110, '#26262b', 10));
  sketch.add(wordmark(goods.brand, { cx: 500, cy: 828, width: 110, height: 18 }, goods.accent));
};
