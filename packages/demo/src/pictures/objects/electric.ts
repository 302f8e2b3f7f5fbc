import { shade } from '../../catalogue/oklab.ts';
import type { Drawer } from '../goods.ts';
import { wordmark } from '../lettering.ts';
import { ball, cylinder, face, glossy, metal, readable, sheen, vertical } from '../light.ts';
import { ellipse, line, path, rect } from '../sketch.ts';
import { floor, groundShadow } from '../stage.ts';

/** Hair dryer in profile, standing on its handle. */
export const drawDryer: Drawer = (sketch, goods) => {
  groundShadow(sketch, 500, floor, 150);
  const body = vertical(sketch, goods.body, 0.16, -0.14);
  sketch.add(line('M474 826C430 900 560 916 660 872S800 880 820 850', '#2b2b2f', 11));
  sketch.add(
    path(
      'M436 470L404 786Q402 830 440 836L500 842Q536 842 540 808L566 480Z',
      glossy(sketch, shade(goods.body, -0.03)),
    ),
  );
  sketch.add(rect(450, 560, 30, 92, shade(goods.body, -0.12), 14, 'transform="rotate(5 465 600)"'));
  sketch.add(rect(455, 570, 20, 30, goods.accent, 8, 'transform="rotate(5 465 600)"'));
  sketch.add(
    path('M192 292L336 282V458L192 448Z', vertical(sketch, shade(goods.body, -0.1), 0.16, -0.1)),
  );
  sketch.add(
    path(
      'M178 280H204V460H178Q166 460 166 446V294Q166 280 178 280Z',
      vertical(sketch, shade(goods.body, -0.16), 0.2, -0.06),
    ),
  );
  sketch.add(
    path('M326 250Q500 206 640 226Q770 246 770 372Q770 496 640 512Q500 526 326 486Z', body),
  );
  sketch.add(
    path(
      'M350 272Q500 234 640 250Q716 260 738 316Q640 282 520 286T350 310Z',
      '#fff',
      'fill-opacity="0.32"',
    ),
  );
  sketch.add(rect(322, 246, 20, 244, metal(sketch, goods.accent), 6));
  sketch.add(ellipse(752, 370, 48, 118, shade(goods.body, -0.16)));
  sketch.add(ellipse(758, 370, 38, 100, vertical(sketch, '#3c3f45', 0.06, -0.06)));
  for (let y = 296; y < 450; y += 18)
    sketch.add(line(`M734 ${y}H782`, '#8a8d93', 3, 'stroke-opacity="0.8"'));
  sketch.add(
    wordmark(
      goods.brand,
      { cx: 520, cy: 372, width: 250, height: 48 },
      readable(goods.ink, goods.body),
    ),
  );
};

/** Flat iron; wands and cones by title. */
export const drawIron: Drawer = (sketch, goods) => {
  groundShadow(sketch, 520, floor - 10, 190, 0.8);
  sketch.add(line('M610 838C660 920 760 900 830 862', '#2b2b2f', 11));
  sketch.group('transform="rotate(24 500 560)"', () => {
    if (/Rizador|Cono/.test(goods.title)) {
      const isCone = goods.title.includes('Cono');
      const tip = isCone ? 22 : 36;
      sketch.add(
        path(
          `M${500 - tip} 120Q${500 - tip} 100 500 100T${500 + tip} 120L540 520H460Z`,
          metal(sketch, isCone ? '#c98f86' : '#b9bcc2'),
        ),
      );
      if (!isCone)
        sketch.add(path('M536 150Q556 150 552 180L548 540H534Z', metal(sketch, '#d6d8dc')));
      sketch.add(rect(446, 512, 108, 46, glossy(sketch, goods.accent), 10));
      sketch.add(path('M450 552H550L540 846Q538 872 500 872T460 846Z', glossy(sketch, goods.body)));
    } else {
      sketch.add(
        path(
          'M430 140Q430 112 458 112H486V560L470 876Q440 884 436 850Z',
          cylinder(sketch, goods.body),
        ),
      );
      sketch.add(
        path(
          'M570 140Q570 112 542 112H514V560L530 876Q560 884 564 850Z',
          cylinder(sketch, shade(goods.body, -0.04)),
        ),
      );
      sketch.add(rect(484, 126, 14, 330, metal(sketch, goods.accent), 3));
      sketch.add(rect(502, 126, 14, 330, metal(sketch, goods.accent), 3));
      sketch.add(rect(440, 520, 6, 220, sheen(sketch, 0.5, 0.1), 3));
      sketch.add(rect(538, 560, 16, 60, '#101114', 6));
      sketch.add(rect(541, 566, 10, 22, '#8ff3df', 3));
    }
    sketch.add(
      `<g transform="translate(${/Rizador|Cono/.test(goods.title) ? 502 : 458} 690) rotate(-90)">${wordmark(goods.brand, { cx: 0, cy: 0, width: 200, height: 26 }, readable(goods.ink, goods.body))}</g>`,
    );
  });
};

/** Hair clipper. */
export const drawClipper: Drawer = (sketch, goods) => {
  groundShadow(sketch, 500, floor, 104);
  sketch.add(
    path(
      'M424 300H576L596 560Q600 800 566 838Q500 846 434 838Q400 800 404 560Z',
      glossy(sketch, goods.body),
    ),
  );
  sketch.add(
    path(
      'M440 330L430 560Q428 700 444 810',
      'none',
      'stroke="#fff" stroke-opacity="0.3" stroke-width="9" stroke-linecap="round"',
    ),
  );
  const isT = goods.title.includes('Patillera');
  const half = isT ? 104 : 86;
  sketch.add(
    path(
      `M${500 - half} 196H${500 + half}L${500 + half - 10} 262L576 304H424L${500 - half + 10} 262Z`,
      metal(sketch),
    ),
  );
  let teeth = '';
  for (let x = 500 - half + 5; x < 500 + half; x += 10) teeth += `M${x} 196V172`;
  sketch.add(line(teeth, '#aeb2b8', 5));
  sketch.add(rect(500 - half, 190, half * 2, 14, metal(sketch, goods.accent), 3));
  sketch.add(path('M588 350L640 372Q652 384 640 396L592 392Z', metal(sketch, goods.accent)));
  sketch.add(ellipse(500, 430, 26, 26, metal(sketch, goods.accent)));
  sketch.add(ellipse(500, 430, 17, 17, ball(sketch, goods.body)));
  sketch.add(
    `<g transform="translate(504 640) rotate(-90)">${wordmark(goods.brand, { cx: 0, cy: 0, width: 270, height: 56 }, readable(goods.ink, goods.body))}</g>`,
  );
};

/** Digital scales. */
export const drawScale: Drawer = (sketch, goods) => {
  groundShadow(sketch, 500, floor, 260);
  sketch.add(path('M286 640H714L742 790H258Z', face(sketch, '#e9ecee')));
  sketch.add(path('M286 640H714L720 668H280Z', '#fff', 'fill-opacity="0.7"'));
  sketch.add(
    path('M254 788H746L752 828Q752 842 738 842H262Q248 842 248 828Z', glossy(sketch, goods.body)),
  );
  sketch.add(rect(420, 798, 160, 34, '#0f1d1f', 6));
  sketch.add(
    line(
      'M446 806V824M470 806H486V814H470V824H486M512 824H513M530 806H546V824H530V806',
      '#8ff3df',
      3.4,
    ),
  );
  sketch.add(
    path('M400 520H600Q596 610 560 646H440Q404 610 400 520Z', glossy(sketch, goods.accent)),
  );
  sketch.add(ellipse(500, 520, 100, 22, shade(goods.accent, 0.08)));
  sketch.add(ellipse(500, 523, 90, 17, '#7a3a2a'));
  sketch.add(wordmark(goods.brand, { cx: 500, cy: 720, width: 150, height: 34 }, goods.body));
};
