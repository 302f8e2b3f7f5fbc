import { blend } from '../catalogue/oklab.ts';
import type { DemoBrand, DemoCatalogue, DemoCategory, DemoProduct } from '../catalogue/types.ts';
import { wordmark } from './lettering.ts';
import { brandInk, readable } from './light.ts';
import { placeRow } from './row.ts';
import { createSketch, ellipse, path, rect, type Sketch } from './sketch.ts';

const grounds: Readonly<Record<string, string>> = {
  tintes: '#f0d7cf',
  oxidantes: '#d8e6ee',
  decolorantes: '#e0def0',
  tratamientos: '#f2e2c6',
  champu: '#dcead9',
  acondicionador: '#ecdfd0',
  styling: '#f8dccf',
  unas: '#f9d9e5',
  maquillaje: '#f4d5cc',
  'cejas-pestanas': '#dbe6da',
  barberia: '#ddd5c5',
  herramientas: '#d5e7e6',
  mobiliario: '#e7ded1',
  combos: '#ead8e9',
};

/** What sells most in a category, in an arch of the category's colour. */
export function categorySvg(category: DemoCategory, catalogue: DemoCatalogue): string {
  const sketch = createSketch(600, 600);
  const top = category.parent ?? category.code;
  const ground = grounds[top] ?? '#efe6da';
  paintArch(sketch, ground);
  const chosen = chooseProducts(category, catalogue);
  const brands = new Map(catalogue.brands.map((brand) => [brand.code, brand]));
  placeRow(sketch, chosen, brands, { cx: 300, floor: 512, width: 530, height: 380 });
  return sketch.toSvg();
}

function paintArch(sketch: Sketch, ground: string): void {
  const deep = blend(ground, '#b98f7c', 0.16);
  const wall = sketch.define(
    `<linearGradient x1="0" y1="0" x2="0.4" y2="1"><stop offset="0" stop-color="${blend(ground, '#ffffff', 0.35)}"/><stop offset="1" stop-color="${ground}"/></linearGradient>`,
  );
  const arch = sketch.define(
    `<linearGradient x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${deep}"/><stop offset="1" stop-color="${blend(deep, '#ffffff', 0.3)}"/></linearGradient>`,
  );
  sketch.add(
    rect(0, 0, 600, 600, wall),
    path('M96 506V286A204 204 0 0 1 504 286V506Z', arch),
    path(
      'M96 506V286A204 204 0 0 1 300 82A214 214 0 0 0 118 286V506Z',
      '#fff',
      'fill-opacity="0.22"',
    ),
    rect(0, 506, 600, 94, blend(ground, '#ffffff', 0.28)),
    ellipse(300, 510, 260, 14, deep, 'fill-opacity="0.5"'),
  );
}

/** The three best sellers that look different from each other. */
function chooseProducts(category: DemoCategory, { categories, products }: DemoCatalogue) {
  const codes = new Set([
    category.code,
    ...categories.filter((c) => c.parent === category.code).map((c) => c.code),
  ]);
  const found = products
    .filter((p) => codes.has(p.category))
    .sort((x, y) => x.salesRank - y.salesRank);
  const chosen: DemoProduct[] = [];
  for (const fresh of [true, false]) {
    for (const product of found) {
      const seen = chosen.some((c) =>
        fresh
          ? c.packshot.shape === product.packshot.shape || c.packshot.body === product.packshot.body
          : c.packshot.body === product.packshot.body,
      );
      if (!seen && chosen.length < 3) chosen.push(product);
    }
  }
  return chosen;
}

/** A brand's card: its wordmark on its ground. */
export function brandSvg(brand: DemoBrand): string {
  const sketch = createSketch(480, 240);
  const { ground, accent } = brand.palette;
  const paint = sketch.define(
    `<linearGradient x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${blend(ground, '#ffffff', 0.4)}"/><stop offset="1" stop-color="${ground}"/></linearGradient>`,
  );
  sketch.add(rect(0, 0, 480, 240, paint));
  const color = brandInk(brand.palette);
  sketch.add(wordmark(brand.slug, { cx: 240, cy: 116, width: 330, height: 92 }, color));
  sketch.add(rect(216, 196, 48, 5, readable(accent, ground) === accent ? accent : color, 2.5));
  return sketch.toSvg();
}
