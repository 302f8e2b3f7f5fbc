import type { WarehouseCode } from '../shop/types.ts';
import { fractionOf, hashText, slugOf } from './seed.ts';
import { type BrandSheet, type Range, usages } from './sheet.ts';
import { type CardEntry, tonesOf } from './tone-card.ts';
import type { DemoProduct, DemoVersion } from './types.ts';

const percent = { 10: 3, 20: 6, 30: 9, 40: 12 } as const;

/** Categories whose goods are not cosmetics and so carry no INVIMA notification. */
const notCosmetic = new Set([
  'secadores',
  'planchas-rizadores',
  'maquinas-corte',
  'tijeras-navajas',
  'cepillos-peines',
  'colorimetria',
  'desechables',
  'carros',
  'asientos',
  'estacion',
  'accesorios-unas',
  'accesorios-cejas',
]);

/** A product without its place among the best sellers, which needs all of them. */
export type Unranked = Omit<DemoProduct, 'salesRank'> & { demand: number };

/** Every size of every range of a brand as a product of its own, in the sheet's order. */
export function productsOf(sheet: BrandSheet): Unranked[] {
  let serial = 0;
  return sheet.ranges.flatMap((range) =>
    range.sizes.map((size, index) => {
      serial += 1;
      const code = `${sheet.brand.code}${String(serial).padStart(3, '0')}`;
      return productOf(sheet, range, code, size, index);
    }),
  );
}

function productOf(
  { brand }: BrandSheet,
  range: Range,
  code: string,
  [size, price, shape = range.shape]: Range['sizes'][number],
  index: number,
): Unranked {
  const [body, accent, ink] = range.colors ?? [
    brand.palette.base,
    brand.palette.accent,
    brand.palette.ink,
  ];
  const name = nameOf(range, size);
  const versions = versionsOf(code, range, brand);
  return {
    code,
    kind: 'simple',
    name,
    slug: slugOf(`${name} ${brand.name}`),
    brand: brand.code,
    category: range.category,
    line: range.line ? lineCode(brand.code, range.line) : null,
    description: descriptionOf(range),
    invimaCode: notCosmetic.has(range.category) ? null : invimaOf(`${brand.code} ${range.name}`),
    taxRate: 19,
    minQuantity: range.min ?? 1,
    multiple: range.multiple ?? 1,
    isPresale: range.presale ?? false,
    isNew: range.isNew ?? false,
    demand: (range.demand ?? 5) - index * 6 + fractionOf(`demand ${code}`) * 12,
    contentSize: size,
    basePrice: pricesOf(code, price),
    packshot: {
      shape,
      body,
      accent,
      ink,
      content: range.content ?? null,
      brand: brand.name,
      line: range.line ?? '',
      title: range.label ?? range.name,
      size,
    },
    picture: `product/${code}`,
    gallery: range.card ? [`gallery/${code}`] : [],
    hasVersions: versions.length > 1 || versions[0]?.code !== code,
    versions,
    parts: [],
    keywords: [...(range.keywords ?? [])],
  };
}

/** Code of a brand's line: 'ALM-esencial'. */
export function lineCode(brand: string, line: string): string {
  return `${brand}-${slugOf(line)}`;
}

/** The price of a unit in each warehouse: freight makes Medellín and Cali a little dearer. */
export function pricesOf(code: string, bogota: number): Record<WarehouseCode, number> {
  const freight = (warehouse: string, most: number) => {
    const share = 1 + most * (0.25 + 0.75 * fractionOf(`${code} ${warehouse}`));
    return Math.round((bogota * share) / 50) * 50;
  };
  return { BOG: bogota, MDE: freight('MDE', 0.022), CLO: freight('CLO', 0.031) };
}

function nameOf(range: Range, size: string): string {
  return size === 'unidad' || range.name.endsWith(size) ? range.name : `${range.name} ${size}`;
}

function descriptionOf(range: Range): string {
  const points = range.points?.length
    ? `<ul>${range.points.map((point) => `<li>${point}</li>`).join('')}</ul>`
    : '';
  const use = range.use ? `<p><strong>Ten en cuenta:</strong> ${usages[range.use]}</p>` : '';
  return `<p>${range.text}</p>${points}${use}`;
}

/** A made-up notification number in the real one's format. */
function invimaOf(seed: string): string {
  const hash = hashText(`invima ${seed}`);
  const number = 10000 + (hash % 89999);
  const year = 17 + (Math.floor(hash / 100000) % 9);
  return `NSOC${number}-${year}CO`;
}

function versionsOf(code: string, range: Range, brand: BrandSheet['brand']): DemoVersion[] {
  const tones = range.card
    ? tonesOf(range.card, { separator: brand.toneSeparator, reflections: brand.reflections })
    : [null];
  const volumes = range.volumes ?? [null];
  const made = volumes.flatMap((volume) => tones.map((entry) => versionOf(code, volume, entry)));
  return made.map((version, position) => ({ ...version, position }));
}

function versionOf(
  product: string,
  volume: 10 | 20 | 30 | 40 | null,
  entry: CardEntry | null,
): DemoVersion {
  const code = [product, volume ? `V${volume}` : null, entry?.key ?? null]
    .filter((part) => part !== null)
    .join('-');
  const luck = fractionOf(`version ${code}`);
  return {
    code,
    volume: volume ? { volume, percent: percent[volume] } : null,
    tone: entry?.tone ?? null,
    position: 0,
    isTopSeller: entry ? entry.isTopSeller : volume === 20,
    isNew: entry?.isNew ?? false,
    excludedFromPresale: entry !== null && luck < 0.07,
    discount: discountOf(entry, luck),
    picture: entry ? `tone/${code}` : null,
  };
}

/** A few tones that turn slowly are sold off. */
function discountOf(entry: CardEntry | null, luck: number): DemoVersion['discount'] {
  if (!entry || entry.isTopSeller || entry.isNew) return null;
  if (luck > 0.975) return { type: 'percentage', amount: 15 };
  if (luck > 0.955) return { type: 'percentage', amount: 10 };
  return luck > 0.948 ? { type: 'value', amount: 1000 } : null;
}
