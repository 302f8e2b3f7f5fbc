import { buildCatalogue } from '../catalogue/catalogue.ts';
import { BANNERS } from '../home.ts';
import type { DemoBrand, DemoCatalogue, DemoPicture, DemoProduct } from '../types.ts';
import { packshotSvg } from './packshot.ts';
import { SWATCH, swatchSvg } from './swatch.ts';

/** A picture and how to draw it. */
interface Entry extends DemoPicture {
  draw: () => string;
}

let cached: Map<string, Entry> | null = null;

/** Every key that `pictureSvg` knows. */
export function pictureKeys(): string[] {
  return [...entries().keys()];
}

/** What each picture shows and how large its SVG is. */
export function listPictures(): DemoPicture[] {
  return [...entries().values()].map(({ key, alt, width, height }) => ({
    key,
    alt,
    width,
    height,
  }));
}

/** The SVG of a picture, the same at every call, or null for an unknown key. Needs no fonts. */
export function pictureSvg(key: string): string | null {
  return entries().get(key)?.draw() ?? null;
}

function entries(): Map<string, Entry> {
  cached ??= new Map(entriesOf(buildCatalogue()).map((entry) => [entry.key, entry]));
  return cached;
}

function entriesOf({ brands, categories, products }: DemoCatalogue): Entry[] {
  const brandOf = new Map(brands.map((brand) => [brand.code, brand]));
  return [
    ...products.flatMap((product) => {
      const brand = brandOf.get(product.brand);
      if (!brand) throw new Error(`${product.code} has no brand`);
      return productEntries(product, brand);
    }),
    ...products.flatMap(swatchEntries),
    ...brands.map((brand) => plain(brand.picture, brand.name, 480, 240, brand.palette.base)),
    ...categories.map((c) => plain(c.picture, c.name, 600, 600, '#f3e1d6')),
    ...BANNERS.flatMap(([code, , title]) => [
      plain(`banner/${code}/desktop`, title, 1600, 560, '#7a2436'),
      plain(`banner/${code}/mobile`, title, 800, 600, '#7a2436'),
    ]),
  ];
}

function productEntries(product: DemoProduct, brand: DemoBrand): Entry[] {
  const size = { width: 1000, height: 1000 };
  return [
    {
      key: product.picture,
      alt: `${product.name}, ${brand.name}`,
      ...size,
      draw: () => packshotSvg(product, brand),
    },
    ...product.gallery.map((key) =>
      plain(key, `Carta de ${product.name}`, 1000, 1000, product.packshot.accent),
    ),
  ];
}

function swatchEntries(product: DemoProduct): Entry[] {
  return product.versions.flatMap((version) => {
    const { tone, picture } = version;
    if (!tone || !picture) return [];
    const draw = () => swatchSvg(product, tone, version.code);
    const alt = `${tone.number} ${tone.name}`.trim();
    return [{ key: picture, alt, width: SWATCH, height: SWATCH, draw }];
  });
}

function plain(key: string, alt: string, width: number, height: number, color: string): Entry {
  const draw = () =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="${color}"/></svg>`;
  return { key, alt, width, height, draw };
}
