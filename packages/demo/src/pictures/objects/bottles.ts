import { shade } from '../../catalogue/oklab.ts';
import type { Drawer, Goods } from '../goods.ts';
import { printLabel, printVolumes } from '../label.ts';
import { cylinder, glass, glossy, metal, sheen, vertical } from '../light.ts';
import { ellipse, line, n, path, rect, type Sketch } from '../sketch.ts';
import { floor, groundShadow } from '../stage.ts';

interface Bottle {
  /** Half width of the body. */
  half: number;
  top: number;
  /** How high the shoulder is, and half the neck. */
  shoulder: number;
  neck: number;
  round: number;
}

/** A round body with shoulders, lit and labelled. */
function drawBody(sketch: Sketch, bottle: Bottle, fill: string): void {
  const { half, top, shoulder, neck, round } = bottle;
  const [l, r] = [500 - half, 500 + half];
  const d = `M${500 - neck} ${top}H${500 + neck}C${500 + neck} ${top + shoulder * 0.45} ${r} ${top + shoulder * 0.35} ${r} ${top + shoulder}V${floor - round}Q${r} ${floor} ${r - round} ${floor}H${l + round}Q${l} ${floor} ${l} ${floor - round}V${top + shoulder}C${l} ${top + shoulder * 0.35} ${500 - neck} ${top + shoulder * 0.45} ${500 - neck} ${top}Z`;
  sketch.add(path(d, fill));
  const shade = sketch.define(
    '<linearGradient x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#000" stop-opacity="0"/><stop offset="0.86" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity="0.2"/></linearGradient>',
  );
  sketch.add(path(d, shade));
  const x = l + half * 0.2;
  sketch.add(
    path(
      `M${n(x)} ${n(top + shoulder * 1.05)}V${floor - round - 6}H${n(x + half * 0.09)}V${n(top + shoulder)}Z`,
      sheen(sketch, 0.5, 0.12),
    ),
  );
}

function drawCap(
  sketch: Sketch,
  cap: { half: number; top: number; bottom: number; color: string; ribs?: boolean },
): void {
  const { half, top, bottom, color } = cap;
  sketch.add(rect(500 - half, top, half * 2, bottom - top, glossy(sketch, color), 9));
  sketch.add(rect(500 - half, top, half * 2, 7, '#fff', 6, 'fill-opacity="0.28"'));
  if (cap.ribs) {
    for (let x = 500 - half + 7; x < 500 + half - 4; x += 9) {
      sketch.add(line(`M${n(x)} ${top + 14}V${bottom - 6}`, '#000', 2, 'stroke-opacity="0.13"'));
    }
  }
  sketch.add(rect(500 - half, bottom - 3, half * 2, 5, '#000', 2, 'fill-opacity="0.22"'));
}

/** Flip-top bottle. */
export const drawBottle: Drawer = (sketch, goods) => {
  groundShadow(sketch, 500, floor, 118);
  drawBody(
    sketch,
    { half: 112, top: 318, shoulder: 74, neck: 66, round: 22 },
    cylinder(sketch, goods.body),
  );
  drawCap(sketch, { half: 68, top: 222, bottom: 322, color: goods.accent });
  sketch.add(line('M434 262H566', '#000', 2.5, 'stroke-opacity="0.2"'));
  labelled(sketch, goods, { top: 430, width: 200, height: 330 });
};

/** Litre of oxidant: broad shoulders and a screw cap. */
export const drawLitre: Drawer = (sketch, goods) => {
  groundShadow(sketch, 500, floor, 150);
  drawBody(
    sketch,
    { half: 146, top: 270, shoulder: 112, neck: 50, round: 26 },
    cylinder(sketch, goods.body),
  );
  drawCap(sketch, { half: 55, top: 178, bottom: 274, color: goods.accent, ribs: true });
  labelled(sketch, goods, { top: 418, width: 256, height: 360 });
};

/** Pump dispenser. */
export const drawPump: Drawer = (sketch, goods) => {
  groundShadow(sketch, 500, floor, 146);
  sketch.add(rect(490, 150, 20, 120, metal(sketch, shade(goods.accent, 0.02)), 4));
  const head = glossy(sketch, goods.accent);
  sketch.add(
    path(
      'M372 140Q372 126 388 126H560Q574 126 574 142V170Q574 180 562 180H470L392 170Q372 164 372 150Z',
      head,
    ),
  );
  sketch.add(path('M384 132H562V140H384Z', '#fff', 'fill-opacity="0.3"'));
  sketch.add(path('M372 150L368 184Q367 190 374 190H392V168Z', head));
  drawBody(
    sketch,
    { half: 140, top: 300, shoulder: 84, neck: 58, round: 24 },
    cylinder(sketch, goods.body),
  );
  drawCap(sketch, { half: 60, top: 244, bottom: 304, color: goods.accent, ribs: true });
  labelled(sketch, goods, { top: 424, width: 244, height: 352 });
};

/** Four litres with a handle. */
export const drawGallon: Drawer = (sketch, goods) => {
  groundShadow(sketch, 500, floor, 196);
  const fill = cylinder(sketch, goods.body);
  const d =
    'M448 236H552C556 286 694 290 694 396V806Q694 842 658 842H342Q306 842 306 806V396C306 290 444 286 448 236Z';
  sketch.add(path(d, fill));
  const hole =
    'M596 372Q664 392 664 470V566Q664 590 642 590Q622 590 622 566V486Q622 446 586 424Q566 408 574 386Q580 370 596 372Z';
  sketch.add(path(hole, vertical(sketch, shade(goods.body, -0.2), 0, 0.06)));
  sketch.add(
    path(
      'M600 384Q654 402 654 470V560',
      'none',
      'stroke="#fff" stroke-opacity="0.35" stroke-width="4"',
    ),
  );
  drawCap(sketch, { half: 62, top: 160, bottom: 240, color: goods.accent, ribs: true });
  sketch.add(path('M340 404V800H356V396Z', sheen(sketch, 0.45, 0.1)));
  const panel = { x: 346, y: 612 };
  if (goods.volumes.length > 0) {
    printLabel(
      sketch,
      { ...goods, size: '' },
      { cx: 458, top: 424, width: 220, height: 270, ground: goods.body },
    );
    printVolumes(sketch, goods.volumes, {
      cx: 500,
      y: panel.y + 100,
      width: 260,
      ground: goods.body,
      ink: goods.ink,
    });
  } else {
    printLabel(sketch, goods, { cx: 458, top: 440, width: 220, height: 330, ground: goods.body });
  }
};

function labelled(
  sketch: Sketch,
  goods: Goods,
  box: { top: number; width: number; height: number },
): void {
  const label = { cx: 500, ...box, ground: goods.body };
  if (goods.volumes.length === 0) {
    sketch.add(
      rect(
        500 - box.width * 0.14,
        box.top + box.height * 0.72,
        box.width * 0.28,
        5,
        goods.accent,
        2,
      ),
    );
    printLabel(sketch, goods, label);
    return;
  }
  printLabel(sketch, goods, { ...label, height: box.height * 0.98 });
  printVolumes(sketch, goods.volumes, {
    cx: 500,
    y: box.top + box.height * 0.74,
    width: box.width * 0.9,
    ground: goods.body,
    ink: goods.ink,
  });
}

/** Mist sprayer with its trigger. */
export const drawSpray: Drawer = (sketch, goods) => {
  groundShadow(sketch, 500, floor, 112);
  const head = glossy(sketch, goods.accent);
  sketch.add(path('M444 150Q446 126 474 126H566Q582 126 582 146V176H520V246H462V186Z', head));
  sketch.add(
    path('M444 150L422 152Q414 160 420 172L446 178Z', glossy(sketch, shade(goods.accent, -0.06))),
  );
  sketch.add(path('M462 190Q430 214 426 262Q436 266 444 262Q448 228 466 210Z', head));
  sketch.add(rect(452, 240, 96, 62, cylinder(sketch, goods.accent), 6));
  drawBody(
    sketch,
    { half: 104, top: 300, shoulder: 92, neck: 46, round: 22 },
    cylinder(sketch, goods.body),
  );
  labelled(sketch, goods, { top: 428, width: 188, height: 336 });
};

/** Pressurised can. */
export const drawAerosol: Drawer = (sketch, goods) => {
  groundShadow(sketch, 500, floor, 92);
  sketch.add(
    path('M436 176Q436 150 470 150H530Q564 150 564 176V276H436Z', glossy(sketch, goods.accent)),
  );
  sketch.add(path('M418 292Q424 262 450 262H550Q576 262 582 292Z', metal(sketch)));
  sketch.add(rect(414, 288, 172, 554, cylinder(sketch, goods.body), 14));
  sketch.add(rect(414, 826, 172, 16, metal(sketch), 8));
  sketch.add(rect(414, 286, 172, 10, metal(sketch), 4));
  sketch.add(rect(446, 306, 14, 506, sheen(sketch, 0.5, 0.14), 6));
  if (goods.shades.length > 0) {
    goods.shades.slice(0, 5).forEach((hex, i) => {
      sketch.add(ellipse(440 + i * 30, 740, 12, 12, cylinder(sketch, hex)));
    });
  }
  printLabel(sketch, goods, { cx: 500, top: 372, width: 166, height: 430, ground: goods.body });
};

/** Glass bottle with a dropper. */
export const drawDropper: Drawer = (sketch, goods) => {
  groundShadow(sketch, 500, floor, 104);
  sketch.add(
    path(
      'M466 148Q466 118 500 118T534 148L540 232H460Z',
      glossy(sketch, shade(goods.accent, -0.02)),
    ),
  );
  sketch.add(rect(446, 226, 108, 96, metal(sketch, goods.accent), 6));
  for (let x = 454; x < 550; x += 8)
    sketch.add(line(`M${x} 236V314`, '#000', 1.6, 'stroke-opacity="0.12"'));
  const d =
    'M456 322H544C546 376 606 372 606 432V808Q606 842 572 842H428Q394 842 394 808V432C394 372 454 376 456 322Z';
  sketch.add(path(d, glass(sketch, goods.content, 0.9)));
  sketch.add(rect(496, 322, 9, 400, '#fff', 4, 'fill-opacity="0.35"'));
  sketch.add(path('M410 440V800H422V436Z', sheen(sketch, 0.7, 0.2)));
  sketch.add(path('M394 470Q500 486 606 470V440Q500 456 394 440Z', '#fff', 'fill-opacity="0.16"'));
  sketch.add(rect(404, 512, 192, 250, cylinder(sketch, goods.body), 3));
  printLabel(sketch, goods, { cx: 500, top: 534, width: 182, height: 216, ground: goods.body });
};

/** Glass ampoules, three in a row before their box. */
export const drawAmpoules: Drawer = (sketch, goods) => {
  const isBox = goods.size.startsWith('caja');
  groundShadow(sketch, 500, floor, isBox ? 220 : 150);
  if (isBox) drawAmpouleBox(sketch, goods);
  const places = isBox ? [560, 640, 720] : [400, 500, 600];
  places.forEach((cx, i) => {
    drawAmpoule(sketch, goods, cx, floor + 14 + (i === 1 ? 10 : 0));
  });
};

function drawAmpouleBox(sketch: Sketch, goods: Goods): void {
  sketch.add(path('M280 420L346 396H706L640 420Z', cylinder(sketch, shade(goods.body, 0.06))));
  sketch.add(path('M640 420L706 396V824L640 842Z', cylinder(sketch, shade(goods.body, -0.12))));
  sketch.add(rect(280, 420, 360, 422, vertical(sketch, goods.body, 0.04, -0.05)));
  printLabel(sketch, goods, { cx: 412, top: 470, width: 230, height: 310, ground: goods.body });
}

function drawAmpoule(sketch: Sketch, goods: Goods, cx: number, floor: number): void {
  sketch.group(`transform="translate(${cx} ${floor})"`, () => {
    const glassy = glass(sketch, goods.content, 0.85);
    sketch.add(ellipse(6, -2, 44, 9, '#2a1a14', 'fill-opacity="0.3"'));
    sketch.add(
      path(
        'M-34 -12V-250Q-34 -280 -14 -296Q-8 -302 -8 -318L-14 -384Q-14 -396 0 -396T14 -384L8 -318Q8 -302 14 -296Q34 -280 34 -250V-12Q34 0 22 0H-22Q-34 0 -34 -12Z',
        glassy,
      ),
    );
    sketch.add(
      path('M-13 -300L-14 -384Q-14 -396 0 -396T14 -384L13 -300Z', '#fff', 'fill-opacity="0.5"'),
    );
    sketch.add(rect(-35, -214, 70, 130, cylinder(sketch, goods.body), 2));
    sketch.add(rect(-35, -222, 70, 5, goods.accent));
    sketch.add(path('M-25 -250V-18H-19V-252Z', sheen(sketch, 0.8, 0.3)));
    sketch.add(rect(-10, -322, 20, 6, goods.accent, 3));
  });
}
