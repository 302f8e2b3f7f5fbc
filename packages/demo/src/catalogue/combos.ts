import { pricesOf, type Unranked } from './product.ts';
import { fractionOf, slugOf } from './seed.ts';
import { usages } from './sheet.ts';
import type { DemoComboPart } from './types.ts';

/** 'brand | name of the product | version key or *' and how many: '*' lets the buyer choose. */
type Part = readonly [what: string, quantity: number];

interface Combo {
  name: string;
  percentOff: number;
  text: string;
  colors: readonly [body: string, accent: string, ink: string];
  parts: readonly Part[];
  isNew?: boolean;
  demand?: number;
}

const combos: readonly Combo[] = [
  {
    name: 'Combo Color Esencial × 6',
    percentOff: 11,
    colors: ['#7a2436', '#e3b26b', '#fff3e6'],
    demand: 60,
    text: 'Seis tintes Esencial en el tono que elijas y su litro de oxidante de 20 volúmenes, listos para un fin de semana de retoques.',
    parts: [
      ['ALM | Tinte en crema Esencial 60 g | *', 6],
      ['ALM | Crema oxidante Esencial 900 ml | V20', 1],
    ],
  },
  {
    name: 'Combo Carta Clásica × 12',
    percentOff: 13,
    colors: ['#c2502e', '#f6d49a', '#fff6ea'],
    demand: 58,
    text: 'Doce tubos de Tonalé Clásica del tono que más gastas y un litro de crema oxigenada de 20 volúmenes.',
    parts: [
      ['TON | Tinte en crema Clásica 50 g | *', 12],
      ['TON | Crema oxigenada Clásica 1 L | V20', 1],
    ],
  },
  {
    name: 'Combo Rubio Frío',
    percentOff: 12,
    colors: ['#2e3f5c', '#c3d0da', '#f4f7fa'],
    isNew: true,
    text: 'De la decoloración al matiz: polvo Hielo, oxidante suave, dos matizadores a tu elección y champú violeta.',
    parts: [
      ['COB | Decolorante Hielo 500 g', 1],
      ['COB | Oxidante Suave 900 ml | *', 1],
      ['COB | Matizador ácido Exprés 60 ml | *', 2],
      ['COB | Champú Hielo Violeta 300 ml', 1],
    ],
  },
  {
    name: 'Combo Decoloración Segura',
    percentOff: 10,
    colors: ['#1d6fa3', '#eaf5fb', '#f6fbfe'],
    demand: 45,
    text: 'Polvo de 7 niveles, oxidante de 30 volúmenes y los pasos 1 y 2 del protector de enlaces en su tamaño de prueba.',
    parts: [
      ['OXA | Decolorante Azul 7 Niveles 500 g', 1],
      ['OXA | Crema oxidante Estable 900 ml | V30', 1],
      ['OXA | Protector de enlaces Paso 1 100 ml', 1],
      ['OXA | Reconstructor de enlaces Paso 2 100 ml', 1],
    ],
  },
  {
    name: 'Combo Rojos que Duran',
    percentOff: 12,
    colors: ['#5b1646', '#f0a3c0', '#fdeef4'],
    text: 'Cuatro tintes Intensa, loción activadora y el dúo ácido Post Color para que el rojo llegue a la sexta semana.',
    parts: [
      ['SOL | Tinte en crema Intensa 60 g | *', 4],
      ['SOL | Loción activadora Intensa 1 L | V20', 1],
      ['SOL | Champú ácido Post Color 300 ml', 1],
      ['SOL | Mascarilla Post Color 250 g', 1],
    ],
  },
  {
    name: 'Combo Alisado Completo',
    percentOff: 9,
    colors: ['#26262b', '#d0a85c', '#f6ead0'],
    demand: 38,
    text: 'Protocolo entero para 12 servicios: antirresiduos, alisado Seda, y champú y acondicionador de mantenimiento.',
    parts: [
      ['LIS | Champú Antirresiduos 1 L', 1],
      ['LIS | Alisado orgánico Seda 1 L', 1],
      ['LIS | Champú Post Alisado 300 ml', 2],
      ['LIS | Acondicionador Post Alisado 300 ml', 2],
    ],
  },
  {
    name: 'Combo Lavacabezas',
    percentOff: 8,
    colors: ['#c2502e', '#fbeedd', '#fff6ea'],
    text: 'Galón de champú y galón de acondicionador con una caja de ampollas para vender como adicional.',
    parts: [
      ['TON | Champú Neutro Profesional 4 L', 1],
      ['TON | Acondicionador Profesional 4 L', 1],
      ['TRE | Ampolla de choque Repara caja × 12', 1],
    ],
  },
  {
    name: 'Combo Repara en Casa',
    percentOff: 10,
    colors: ['#7c3f3a', '#f0d9c8', '#fff4ec'],
    text: 'La rutina Repara de tres pasos lista para reventa: champú, acondicionador y mascarilla.',
    parts: [
      ['TRE | Champú Repara 3 Pasos 300 ml', 1],
      ['TRE | Acondicionador Repara 3 Pasos 300 ml', 1],
      ['TRE | Mascarilla Repara 3 Pasos 250 g', 1],
    ],
  },
  {
    name: 'Combo Semipermanente Inicio',
    percentOff: 14,
    colors: ['#c23a6b', '#f7d9e2', '#fff5f8'],
    demand: 55,
    text: 'Seis semipermanentes a tu elección, base, brillo y la lámpara de 48 W: arranca el servicio desde hoy.',
    parts: [
      ['UNA | Esmalte Semipermanente 10 ml | *', 6],
      ['UNA | Base Rubber 15 ml | B1', 1],
      ['UNA | Top Coat sin pegajosidad 15 ml', 1],
      ['UNA | Lámpara LED 48 W', 1],
    ],
  },
  {
    name: 'Combo Acrílico Escultura',
    percentOff: 11,
    colors: ['#6d5aa0', '#f7d9e2', '#fff5f8'],
    text: 'Polvo en el tono que elijas, monómero, deshidratador y primer para montar el servicio de esculpidas.',
    parts: [
      ['UNA | Polvo acrílico Escultura 60 g | *', 2],
      ['UNA | Monómero Escultura 120 ml', 1],
      ['UNA | Deshidratador de uñas 15 ml', 1],
      ['UNA | Primer sin ácido 15 ml', 1],
    ],
  },
  {
    name: 'Combo Novia Perfecta',
    percentOff: 12,
    colors: ['#a3192f', '#f6ddd2', '#fff1ea'],
    isNew: true,
    text: 'Prebase, base en tu tono, fijador y labial mate: el maquillaje que llega hasta el último vals.',
    parts: [
      ['CAR | Prebase Poro Cero 30 ml', 1],
      ['CAR | Base líquida Piel Real 30 ml | *', 1],
      ['CAR | Fijador de maquillaje 120 ml', 1],
      ['CAR | Labial líquido Mate Fijo 5 ml | *', 1],
    ],
  },
  {
    name: 'Combo Mirada Completa',
    percentOff: 10,
    colors: ['#44594f', '#cfae7a', '#f5efe0'],
    text: 'Laminado, tinte en el tono que elijas y su oxidante: diez servicios de diseño de cejas con todo incluido.',
    parts: [
      ['MIR | Kit de laminado de cejas 10 servicios', 1],
      ['MIR | Tinte para cejas y pestañas 15 ml | *', 1],
      ['MIR | Oxidante en crema Mirada 50 ml | V10', 1],
    ],
  },
  {
    name: 'Combo Barbería Turno Largo',
    percentOff: 11,
    colors: ['#1c2733', '#c08a3e', '#f3e6cf'],
    demand: 36,
    text: 'Gel de afeitar, loción, pomada y cien cuchillas para una semana de turnos sin volver a pedir.',
    parts: [
      ['SEV | Gel de afeitar Transparente 1 L', 1],
      ['SEV | Loción para después de afeitar 500 ml', 1],
      ['SEV | Pomada Brillo Alto 120 g', 2],
      ['SEV | Cuchillas de acero caja × 100', 1],
    ],
  },
  {
    name: 'Combo Estación de Color',
    percentOff: 9,
    colors: ['#17858b', '#24242a', '#f4f6f6'],
    text: 'Brochas, tazones, pinzas, papel y guantes: la estación de color equipada de una vez.',
    parts: [
      ['TIJ | Brocha de tinte juego × 3', 1],
      ['TIJ | Tazón de mezcla juego × 4 colores', 1],
      ['TIJ | Pinzas de sección paquete × 12', 1],
      ['TIJ | Papel aluminio para mechas rollo 100 m', 1],
      ['TIJ | Guantes de nitrilo negros talla M × 100', 1],
    ],
  },
];

/** The combos, resolved against the products that they are made of. Throws on an unknown part. */
export function combosOf(products: readonly Unranked[]): Unranked[] {
  const byName = new Map(products.map((p) => [`${p.brand} | ${p.name}`, p]));
  return combos.map((combo, index) => {
    const code = `CMB${String(index + 1).padStart(3, '0')}`;
    const parts = combo.parts.map((part) => partOf(part, byName));
    const first = products.find((p) => p.code === parts[0]?.product);
    if (!first) throw new Error(`Combo ${combo.name} has no parts`);
    return comboOf(code, combo, parts, first, products);
  });
}

function partOf([what, quantity]: Part, byName: Map<string, Unranked>): DemoComboPart {
  const [brand = '', name = '', key = ''] = what.split(' | ');
  const product = byName.get(`${brand} | ${name}`);
  if (!product) throw new Error(`No product for the combo part ${what}`);
  if (key === '*') return { product: product.code, version: null, quantity };
  const version = key ? `${product.code}-${key}` : product.code;
  if (!product.versions.some((v) => v.code === version)) throw new Error(`No version ${what}`);
  return { product: product.code, version, quantity };
}

function comboOf(
  code: string,
  combo: Combo,
  parts: DemoComboPart[],
  first: Unranked,
  products: readonly Unranked[],
): Unranked {
  const loose = parts.reduce((sum, part) => {
    const price = products.find((p) => p.code === part.product)?.basePrice.BOG ?? 0;
    return sum + price * part.quantity;
  }, 0);
  const price = Math.round((loose * (1 - combo.percentOff / 100)) / 50) * 50;
  const [body, accent, ink] = combo.colors;
  return {
    code,
    kind: 'combo',
    name: combo.name,
    slug: slugOf(combo.name),
    brand: first.brand,
    category: 'combos',
    line: first.line,
    description: `<p>${combo.text}</p><p><strong>Ten en cuenta:</strong> ${usages.combo}</p>`,
    invimaCode: null,
    taxRate: 19,
    minQuantity: 1,
    multiple: 1,
    isPresale: false,
    isNew: combo.isNew ?? false,
    demand: (combo.demand ?? 10) + fractionOf(`demand ${code}`) * 8,
    contentSize: `${parts.reduce((sum, part) => sum + part.quantity, 0)} productos`,
    basePrice: pricesOf(code, price),
    packshot: {
      shape: 'kit',
      body,
      accent,
      ink,
      content: null,
      brand: first.packshot.brand,
      line: 'Combo',
      title: combo.name.replace(/^Combo /, ''),
      size: '',
    },
    picture: `product/${code}`,
    gallery: [],
    hasVersions: false,
    versions: [
      {
        code,
        volume: null,
        tone: null,
        position: 0,
        isTopSeller: false,
        isNew: false,
        excludedFromPresale: false,
        discount: null,
        picture: null,
      },
    ],
    parts,
    keywords: ['promoción', 'paquete'],
  };
}
