import { shade } from '../../catalogue/oklab.ts';
import type { Drawer, Goods } from '../goods.ts';
import { printLabel, printShades } from '../label.ts';
import { wordmark } from '../lettering.ts';
import { ball, cylinder, face, glossy, readable, sheen, vertical } from '../light.ts';
import { ellipse, line, path, rect, type Sketch } from '../sketch.ts';
import { floor, groundShadow } from '../stage.ts';

/** Low jar, its lid leaning so that the cream shows. */
export const drawJar: Drawer = (sketch, goods) => {
  groundShadow(sketch, 500, floor, 210);
  const top = 566;
  sketch.add(
    path(
      `M306 ${top}V802Q306 842 346 842H654Q694 842 694 802V${top}Z`,
      cylinder(sketch, goods.body),
    ),
  );
  sketch.add(rect(326, top + 30, 16, 220, sheen(sketch, 0.5, 0.1), 8));
  printLabel(sketch, goods, {
    cx: 500,
    top: top + 54,
    width: 232,
    height: 204,
    ground: goods.body,
  });
  sketch.add(ellipse(500, top, 194, 42, shade(goods.body, -0.08)));
  sketch.add(ellipse(500, top - 3, 182, 37, shade(goods.body, 0.06)));
  drawCream(sketch, goods, top);
  drawLeaningLid(sketch, goods);
};

function drawCream(sketch: Sketch, goods: Goods, top: number): void {
  const cream = contentOf(goods);
  sketch.add(ellipse(500, top + 1, 172, 32, vertical(sketch, cream, -0.08, 0.02)));
  sketch.add(
    path(
      `M352 ${top - 2}Q396 ${top - 54} 470 ${top - 44}Q506 ${top - 82} 556 ${top - 58}Q612 ${top - 60} 648 ${top + 2}Q600 ${top + 30} 500 ${top + 32}Q400 ${top + 30} 352 ${top - 2}Z`,
      ball(sketch, cream),
    ),
  );
  sketch.add(
    line(
      `M404 ${top - 18}Q470 ${top - 52} 530 ${top - 26}T626 ${top - 14}`,
      shade(cream, -0.1),
      4,
      'stroke-opacity="0.5"',
    ),
  );
  sketch.add(
    line(`M430 ${top - 30}Q486 ${top - 56} 540 ${top - 38}`, '#fff', 5, 'stroke-opacity="0.6"'),
  );
}

function drawLeaningLid(sketch: Sketch, goods: Goods): void {
  groundShadow(sketch, 752, 850, 56, 0.7);
  sketch.group('transform="translate(736 748) rotate(-17)"', () => {
    sketch.add(ellipse(0, 0, 58, 112, glossy(sketch, shade(goods.accent, -0.1))));
    sketch.add(ellipse(-16, 0, 56, 110, ball(sketch, goods.accent)));
    sketch.add(
      ellipse(-18, 0, 44, 94, 'none', 'stroke="#fff" stroke-opacity="0.3" stroke-width="2"'),
    );
    sketch.add(
      `<g transform="translate(-18 0) scale(0.5 1)">${wordmark(goods.brand, { cx: 0, cy: 0, width: 136, height: 46 }, readable(goods.ink, goods.accent))}</g>`,
    );
  });
}

/** What is inside when the sheet does not say: cream. */
function contentOf(goods: Goods): string {
  return goods.content === goods.accent ? '#f8efe2' : goods.content;
}

/** Tall tub of powder with a scoop of it before. */
export const drawTub: Drawer = (sketch, goods) => {
  groundShadow(sketch, 470, floor, 196);
  const body = cylinder(sketch, goods.body);
  sketch.add(path('M306 372H634L618 806Q616 842 580 842H360Q324 842 322 806Z', body));
  sketch.add(path('M334 392L346 806H360L350 392Z', sheen(sketch, 0.5, 0.1)));
  printLabel(sketch, goods, { cx: 470, top: 446, width: 262, height: 316, ground: goods.body });
  const lid = glossy(sketch, goods.accent);
  sketch.add(
    path(
      'M290 316Q290 300 306 300H634Q650 300 650 316V376Q650 384 640 384H300Q290 384 290 376Z',
      lid,
    ),
  );
  sketch.add(rect(290, 302, 360, 9, '#fff', 5, 'fill-opacity="0.32"'));
  sketch.add(rect(292, 356, 356, 3, '#000', 0, 'fill-opacity="0.14"'));
  sketch.add(rect(306, 382, 328, 9, '#000', 3, 'fill-opacity="0.2"'));
  drawHeap(sketch, contentOf(goods));
};

/** A small heap of powder or clay. */
function drawHeap(sketch: Sketch, hex: string): void {
  sketch.add(ellipse(742, 850, 116, 16, '#4a3428', 'fill-opacity="0.2"'));
  sketch.add(
    path(
      'M636 850Q668 808 706 796Q728 762 756 774Q790 786 806 812Q838 830 846 850Q742 866 636 850Z',
      ball(sketch, hex),
    ),
  );
  sketch.add(
    path('M690 812Q726 784 762 792Q736 808 716 836Q700 842 690 812Z', '#fff', 'fill-opacity="0.4"'),
  );
  sketch.add(
    path(
      'M772 800Q806 826 812 850Q786 854 770 848Q786 824 772 800Z',
      shade(hex, -0.1),
      'fill-opacity="0.55"',
    ),
  );
}

/** A plain carton. */
export const drawBox: Drawer = (sketch, goods) => {
  groundShadow(sketch, 500, floor, 190);
  boxAt(sketch, goods, { x: 330, top: 356, width: 292, depth: 86 });
  printLabel(sketch, goods, { cx: 476, top: 420, width: 250, height: 360, ground: goods.body });
};

/** Kits: a wide box with its window of tones or a band of colour. */
export const drawKit: Drawer = (sketch, goods) => {
  groundShadow(sketch, 500, floor, 260);
  const at = { x: 236, top: 402, width: 448, depth: 104 };
  boxAt(sketch, goods, at);
  sketch.add(rect(at.x, 690, at.width, 152, face(sketch, goods.accent, -0.01)));
  if (goods.shades.length > 1) {
    printShades(sketch, goods.shades, { x: at.x + 34, y: 722, width: at.width - 68, height: 62 });
  } else {
    sketch.add(
      path(
        `M${at.x} 842V760Q340 704 460 752T${at.x + at.width} 734V842Z`,
        readable(goods.ink, goods.accent),
        'fill-opacity="0.12"',
      ),
    );
  }
  printLabel(
    sketch,
    { ...goods, size: '' },
    { cx: at.x + at.width / 2, top: 444, width: 340, height: 300, ground: goods.body },
  );
};

function boxAt(
  sketch: Sketch,
  goods: Goods,
  at: { x: number; top: number; width: number; depth: number },
): void {
  const { x, top, width, depth } = at;
  const right = x + width;
  const rise = depth * 0.34;
  sketch.add(
    path(
      `M${x} ${top}L${x + depth} ${top - rise}H${right + depth}L${right} ${top}Z`,
      face(sketch, goods.body, 0.1),
    ),
  );
  sketch.add(
    path(
      `M${right} ${top}L${right + depth} ${top - rise}V${floor - rise}L${right} ${floor}Z`,
      face(sketch, goods.body, -0.13),
    ),
  );
  sketch.add(rect(x, top, width, floor - top, face(sketch, goods.body)));
  sketch.add(rect(x, top, 3, floor - top, '#fff', 0, 'fill-opacity="0.25"'));
  sketch.add(
    line(
      `M${x + depth / 2} ${top - rise / 2}H${right + depth / 2}`,
      '#000',
      2,
      'stroke-opacity="0.14"',
    ),
  );
}
