import type { PictureRequest, Pictures } from './adapters/images/pictures.ts';
import type { CatalogueService } from './modules/catalogue/index.ts';
import type { MarketingService } from './modules/marketing/index.ts';

interface PrepareDeps {
  readonly pictures: Pictures;
  readonly catalogue: CatalogueService;
  readonly marketing: MarketingService;
}

/** Products whose packshots are made ready: what the home shows and the first page of most lists. */
const firstProducts = 120;

/**
 * Renders what the first pages need, in the sizes that browsers choose there, before anybody asks:
 * after a start on an empty folder the home would else wait for its pictures.
 */
export async function preparePictures(deps: PrepareDeps, signal: AbortSignal): Promise<void> {
  const { products, swatches, categories, brands } =
    await deps.catalogue.firstPictures(firstProducts);
  const banners = await deps.marketing.bannersAt('home', 'web');
  const home = products.slice(0, 48);
  await deps.pictures.prepare(
    [
      ...inWidths(
        banners.slice(0, 1).map(({ mobile }) => mobile.medium),
        [480, 800],
      ),
      ...inWidths(
        banners.slice(0, 1).map(({ desktop }) => desktop.medium),
        [1200, 1600],
      ),
      ...inWidths(home, [320]),
      ...swatches.map((key) => ({ key, width: 96, format: 'webp' })),
      ...inWidths([...categories, ...brands], [160, 320]),
      ...inWidths(
        banners.map(({ mobile }) => mobile.medium),
        [480, 800],
      ),
      ...inWidths(
        banners.map(({ desktop }) => desktop.medium),
        [1200, 1600],
      ),
      ...inWidths(home, [160, 480]),
      ...inWidths(products.slice(48), [320, 480]),
    ],
    signal,
  );
}

function inWidths(keys: readonly string[], widths: readonly number[]): PictureRequest[] {
  return keys.flatMap((key) => widths.map((width) => ({ key, width, format: 'avif' })));
}
