import { useQuery } from '@tanstack/react-query';
import { searchCopy as copy } from '#copy/catalogue/search.ts';
import { links } from '#lib/page/links.ts';
import { useRequest } from '#lib/services.ts';
import { homeListsQuery } from '../catalogue.queries.ts';
import { ProductSlider } from '../product-slider.tsx';

/** Where nothing was found: what most salons buy. */
export function BestInstead() {
  const { data } = useQuery(homeListsQuery(useRequest()));
  const best = data?.find(({ path }) => path === links.bestsellers) ?? data?.[0];
  if (!best) return null;
  return <ProductSlider title={copy.bestInstead} path={best.path} products={best.products} />;
}
