import { blend } from '../catalogue/oklab.ts';
import type { DemoCatalogue, DemoProduct } from '../catalogue/types.ts';
import { lettering, paragraph, wrapped } from './lettering.ts';
import { type HangingLock, hangLocks } from './locks.ts';
import { placeRow } from './row.ts';
import { createSketch, ellipse, n, path, rect, type Sketch } from './sketch.ts';

export interface BannerSheet {
  from: string;
  to: string;
  ink: string;
  accent: string;
  eyebrow: string;
  headline: string;
  sub: string;
  /** Best first: the first stands in the middle. */
  products: readonly string[];
  /** Tones that hang behind, of a product and from one number to another; none for no strip. */
  locks: { product: string; numbers: readonly string[] } | null;
}

export const bannerSheets: Readonly<Record<string, BannerSheet>> = {
  carta: {
    from: '#4a1a3a',
    to: '#2c1026',
    ink: '#fff4ea',
    accent: '#e9b872',
    eyebrow: 'ALMAGRA ESENCIAL',
    headline: 'Tu carta de color, completa',
    sub: '89 tonos con precio por volumen desde 6 tubos',
    products: ['ALM001', 'ALM006'],
    locks: {
      product: 'ALM001',
      numbers: [
        '3.0',
        '5.0',
        '7.0',
        '9.0',
        '10.1',
        '8.3',
        '7.43',
        '7.44',
        '6.46',
        '6.66',
        '5.5',
        '5.7',
      ],
    },
  },
  frios: {
    from: '#eaf0f4',
    to: '#cfdbe4',
    ink: '#22304a',
    accent: '#4f4a86',
    eyebrow: 'COBALIA FRÍA',
    headline: 'Rubios fríos, sin amarillo',
    sub: 'Cenizas, perlas e irisados de alta neutralización',
    products: ['COB002', 'COB007', 'COB009'],
    locks: {
      product: 'COB002',
      numbers: [
        '7.1',
        '8.1',
        '9.1',
        '10.1',
        '9.11',
        '9.2',
        '10.2',
        '9.8',
        '10.8',
        '9.9',
        '10.96',
        '12.1',
      ],
    },
  },
  unas: {
    from: '#fbd7e3',
    to: '#f3a9c2',
    ink: '#5e1233',
    accent: '#c23a6b',
    eyebrow: 'UÑARELA CURA',
    headline: '62 tonos que curan en un minuto',
    sub: 'Semipermanentes, bases rubber y top coat desde 6 unidades con descuento',
    products: ['UNA002', 'UNA030', 'UNA010'],
    locks: null,
  },
  barberia: {
    from: '#26343f',
    to: '#141c25',
    ink: '#f6ead3',
    accent: '#d29a45',
    eyebrow: 'DON SEVERO',
    headline: 'Turno largo, filo fino',
    sub: 'Máquinas, navaja y productos de barba con precio de barbería',
    products: ['SEV019', 'SEV006', 'SEV001'],
    locks: null,
  },
  preventa: {
    from: '#fbe3b4',
    to: '#f2bd62',
    ink: '#4a2b08',
    accent: '#8a4b0c',
    eyebrow: 'PREVENTA',
    headline: 'Aparta hoy lo que llega pronto',
    sub: 'Te decimos el día exacto de despacho de cada producto',
    products: ['VIR001', 'VEN002', 'CAR005'],
    locks: null,
  },
  bienvenida: {
    from: '#a8234f',
    to: '#6f1336',
    ink: '#fff2ec',
    accent: '#f6c9a0',
    eyebrow: 'BIENVENIDA10',
    headline: '10 % en tu primer pedido',
    sub: 'Usa el cupón desde $ 150.000 y recibe en tu salón',
    products: ['TON001', 'TRE006', 'UNA001'],
    locks: null,
  },
  ofertas: {
    from: '#0f4c4a',
    to: '#0a3130',
    ink: '#f5efe2',
    accent: '#e9b872',
    eyebrow: 'HASTA 14 % MENOS',
    headline: 'Feria del color',
    sub: 'Vireya, Cobalia y Oxalba por pocos días',
    products: ['VIR001', 'OXA007', 'COB001'],
    locks: {
      product: 'VIR001',
      numbers: [
        '4/0',
        '6/0',
        '8/0',
        '8/1',
        '9/1',
        '7/21',
        '8/38',
        '7/43',
        '6/44',
        '5/56',
        '4/66',
        '6/7',
      ],
    },
  },
};

/** A banner for the wide screen (1600 × 560) or for the phone (800 × 600). Throws on unknown codes. */
export function bannerSvg(
  code: string,
  format: 'desktop' | 'mobile',
  catalogue: DemoCatalogue,
): string {
  const sheet = bannerSheets[code];
  if (!sheet) throw new Error(`No banner ${code}`);
  const [width, height] = format === 'desktop' ? [1600, 560] : [800, 600];
  const sketch = createSketch(width, height);
  paintGround(sketch, sheet, width, height, format);
  if (sheet.locks) hangTones(sketch, sheet.locks, catalogue, format);
  const brands = new Map(catalogue.brands.map((brand) => [brand.code, brand]));
  const products = sheet.products.flatMap((wanted): DemoProduct[] =>
    catalogue.products.filter((p) => p.code === wanted),
  );
  const row =
    format === 'desktop'
      ? { cx: 1170, floor: 510, width: 760, height: sheet.locks ? 350 : 430 }
      : { cx: 400, floor: 574, width: 640, height: sheet.locks ? 262 : 330 };
  placeRow(sketch, products, brands, row);
  writeWords(sketch, sheet, format);
  return sketch.toSvg();
}

function paintGround(
  sketch: Sketch,
  sheet: BannerSheet,
  width: number,
  height: number,
  format: string,
): void {
  const wall = sketch.define(
    `<linearGradient x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${sheet.from}"/><stop offset="1" stop-color="${sheet.to}"/></linearGradient>`,
  );
  const glow = sketch.define(
    `<radialGradient cx="0.5" cy="0.5" r="0.5"><stop offset="0" stop-color="${blend(sheet.from, '#ffffff', 0.4)}" stop-opacity="0.75"/><stop offset="1" stop-color="${sheet.from}" stop-opacity="0"/></radialGradient>`,
  );
  const [cx, floor] = format === 'desktop' ? [1160, 478] : [400, 540];
  const ground = blend(sheet.to, '#ffffff', 0.1);
  sketch.add(
    rect(0, 0, width, height, wall),
    ellipse(cx, floor - 150, width * 0.36, height * 0.62, glow),
    path(
      `M0 ${floor + 34}Q${n(width * 0.5)} ${floor - 6} ${width} ${floor - 18}V${height}H0Z`,
      ground,
      'fill-opacity="0.75"',
    ),
  );
}

function hangTones(
  sketch: Sketch,
  wanted: { product: string; numbers: readonly string[] },
  catalogue: DemoCatalogue,
  format: string,
): void {
  const product = catalogue.products.find((p) => p.code === wanted.product);
  const locks = wanted.numbers.flatMap((number): HangingLock[] => {
    const tone = product?.versions.find((v) => v.tone?.number === number)?.tone;
    return tone ? [{ hex: tone.hex, number }] : [];
  });
  if (format === 'desktop') {
    const length = (i: number) => 236 + 26 * Math.sin(i * 0.9) + ((i * 5) % 3) * 12;
    hangLocks(sketch, locks, { x: 796, y: 0, width: 760, length, ink: null });
    return;
  }
  const length = (i: number) => 96 + 12 * Math.sin(i * 0.9);
  hangLocks(sketch, locks, { x: 24, y: 0, width: 752, length, ink: null });
}

function writeWords(sketch: Sketch, sheet: BannerSheet, format: string): void {
  const wide = format === 'desktop';
  const x = wide ? 96 : 48;
  const room = wide ? 620 : 704;
  const size = wide ? 72 : 52;
  const lines = wrapped(sheet.headline, 'display', size, room, 3);
  const tall = 40 + lines.length * size * 1.06 + 44;
  let y = wide ? 280 - tall / 2 + 30 : sheet.locks ? 176 : 76;
  sketch.add(
    rect(x, y - 22, 34, 5, sheet.accent, 2.5),
    lettering(sheet.eyebrow, {
      x: x + 48,
      y: y - 12,
      size: wide ? 22 : 20,
      fill: sheet.accent,
      face: 'bold',
      tracking: 130,
    }),
  );
  y += size * 0.95;
  sketch.add(
    paragraph(lines, size * 1.06, { x, y, size, fill: sheet.ink, face: 'display', maxWidth: room }),
  );
  y += (lines.length - 1) * size * 1.06 + (wide ? 52 : 40);
  const sub = wrapped(sheet.sub, 'text', wide ? 27 : 24, room, 2);
  sketch.add(
    paragraph(sub, wide ? 36 : 31, {
      x,
      y,
      size: wide ? 27 : 24,
      fill: blend(sheet.ink, sheet.from, 0.12),
      maxWidth: room,
    }),
  );
}
