import { buildCatalogue } from '../catalogue/catalogue.ts';
import { BANNERS } from '../home.ts';
import type { DemoCatalogue, DemoPicture } from '../types.ts';

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
  return [
    ...products.flatMap((product) => [
      plain(product.picture, product.name, 1000, 1000, product.packshot.body),
      ...product.gallery.map((key) =>
        plain(key, `Carta de ${product.name}`, 1000, 1000, product.packshot.accent),
      ),
    ]),
    ...products.flatMap((product) =>
      product.versions.flatMap((version) =>
        version.picture && version.tone
          ? [plain(version.picture, version.tone.name, 192, 192, version.tone.hex)]
          : [],
      ),
    ),
    ...brands.map((brand) => plain(brand.picture, brand.name, 480, 240, brand.palette.base)),
    ...categories.map((c) => plain(c.picture, c.name, 600, 600, '#f3e1d6')),
    ...BANNERS.flatMap(([code, , title]) => [
      plain(`banner/${code}/desktop`, title, 1600, 560, '#7a2436'),
      plain(`banner/${code}/mobile`, title, 800, 600, '#7a2436'),
    ]),
  ];
}

function plain(key: string, alt: string, width: number, height: number, color: string): Entry {
  const draw = () =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="${color}"/></svg>`;
  return { key, alt, width, height, draw };
}
