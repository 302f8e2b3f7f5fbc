import { preloadOf } from '#lib/pictures.ts';
import type { PageMeta } from '#lib/screen.ts';
import { tileSizes } from '../tile/listed-product.tsx';
import type { ProductListPage } from './list-pages.ts';

/** A list's largest paint is its first product's picture. */
export function firstPicture(page: ProductListPage | null): Pick<PageMeta, 'lcp'> {
  const first = page?.products[0];
  return first ? { lcp: preloadOf(first.image, 'product', tileSizes) } : {};
}
