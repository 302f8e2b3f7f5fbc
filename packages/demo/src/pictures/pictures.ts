import { buildCatalogue } from '../catalogue/catalogue.ts';
import type { DemoBrand, DemoCatalogue, DemoProduct } from '../catalogue/types.ts';
import { banners } from '../home/home.ts';
import { bannerSvg } from './banner.ts';
import { brandSvg, categorySvg } from './category.ts';
import { comboSvg } from './combo.ts';
import { toneCardSvg } from './gallery.ts';
import { packshotSvg } from './packshot.ts';
import { swatch, swatchSvg } from './swatch.ts';
import type { DemoPicture } from './types.ts';

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

function entriesOf(catalogue: DemoCatalogue): Entry[] {
  const { brands, categories, products } = catalogue;
  const brandOf = new Map(brands.map((brand) => [brand.code, brand]));
  return [
    ...products.flatMap((product) => {
      const brand = brandOf.get(product.brand);
      if (!brand) throw new Error(`${product.code} has no brand`);
      return productEntries(product, brand, catalogue);
    }),
    ...products.flatMap(swatchEntries),
    ...brands.map(
      (brand): Entry => ({
        key: brand.picture,
        alt: brand.name,
        width: 480,
        height: 240,
        draw: () => brandSvg(brand),
      }),
    ),
    ...categories.map(
      (category): Entry => ({
        key: category.picture,
        alt: category.name,
        width: 600,
        height: 600,
        draw: () => categorySvg(category, catalogue),
      }),
    ),
    ...banners.flatMap(([code, , title]) => bannerEntries(code, title, catalogue)),
  ];
}

function productEntries(product: DemoProduct, brand: DemoBrand, catalogue: DemoCatalogue): Entry[] {
  const size = { width: 1000, height: 1000 };
  return [
    {
      key: product.picture,
      alt: `${product.name}, ${brand.name}`,
      ...size,
      draw: () =>
        product.kind === 'combo' ? comboSvg(product, catalogue) : packshotSvg(product, brand),
    },
    ...product.gallery.map((key) => ({
      key,
      alt: `Carta de color de ${product.name}`,
      ...size,
      draw: () => toneCardSvg(product, brand),
    })),
  ];
}

function swatchEntries(product: DemoProduct): Entry[] {
  return product.versions.flatMap((version) => {
    const { tone, picture } = version;
    if (!tone || !picture) return [];
    const draw = () => swatchSvg(product, tone, version.code);
    const alt = `${tone.number} ${tone.name}`.trim();
    return [{ key: picture, alt, width: swatch, height: swatch, draw }];
  });
}

function bannerEntries(code: string, alt: string, catalogue: DemoCatalogue): Entry[] {
  const entry = (format: 'desktop' | 'mobile', width: number, height: number): Entry => ({
    key: `banner/${code}/${format}`,
    alt,
    width,
    height,
    draw: () => bannerSvg(code, format, catalogue),
  });
  return [entry('desktop', 1600, 560), entry('mobile', 800, 600)];
}
