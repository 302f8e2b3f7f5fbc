import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { redirect, useParams, useSearchParams } from 'react-router';
import { listsCopy as copy } from '#copy/catalogue/lists.ts';
import {
  brandsCrumb,
  colourCardsQuery,
  everySort,
  facetsQuery,
  firstPicture,
  homeCrumb,
  ListScreen,
  listPagesQuery,
  loadBrandIntro,
  loadList,
  menuQuery,
  productSource,
  readListFilter,
  readPage,
} from '#features/catalogue/index.ts';
import { loadQuery } from '#lib/network/load-query.ts';
import { links } from '#lib/page/links.ts';
import { isAddressOf } from '#lib/page/return-path.ts';
import { DeferredPart } from '#lib/parts/deferred-part.tsx';
import { lazyPart } from '#lib/parts/lazy-part.tsx';
import { loadPart } from '#lib/parts/load-part.ts';
import type { PageMeta, ScreenArgs } from '#lib/screen.ts';
import { useRequest } from '#lib/services.ts';

const BrandIntro = lazyPart(async () => (await loadPart('BrandIntro', loadBrandIntro)).BrandIntro);

export async function loadScreenData(args: ScreenArgs): Promise<PageMeta | Response> {
  const { queryClient, request, params, url } = args;
  const { brands } = await loadQuery(queryClient, menuQuery(request));
  const brand = brands.find(({ _id }) => _id === params.manufacturerId);
  if (!brand) throw new Response(null, { status: 404 });
  if (!isAddressOf(links.brand(brand), url)) {
    return redirect(`${links.brand(brand)}${url.search}`, 301);
  }
  const filter = readListFilter({ manufacturerId: brand._id }, url.searchParams, everySort);
  const [first] = await Promise.all([
    loadList(args, filter),
    // Its lines and colour cards stand over the list, which stands without them.
    loadQuery(queryClient, facetsQuery(request, { ...filter, filters: {} })).catch(() => null),
    loadQuery(queryClient, colourCardsQuery(request, brand._id)).catch(() => null),
  ]);
  return { title: copy.brandTitle(brand.name), description: brand.story, ...firstPicture(first) };
}

/** One brand (§2): who it is, its lines and colour cards, and its products. */
export function Component() {
  const { manufacturerId } = useParams();
  const [search] = useSearchParams();
  const request = useRequest();
  const { data } = useQuery(menuQuery(request));
  const brand = data?.brands.find(({ _id }) => _id === manufacturerId);
  const filter = readListFilter({ manufacturerId: brand?._id ?? '' }, search, everySort);
  const source = productSource(filter);
  const list = useInfiniteQuery({
    ...listPagesQuery(request, source, readPage(search)),
    enabled: brand !== undefined,
  });
  if (!brand) return null;
  return (
    <ListScreen
      title={brand.name}
      source={source}
      crumbs={[homeCrumb, brandsCrumb, { label: brand.name }]}
      narrowing={{ filter, sorts: everySort }}
      intro={
        <DeferredPart>
          <BrandIntro
            brand={brand}
            filter={filter}
            products={list.data?.pages[0]?.products ?? []}
          />
        </DeferredPart>
      }
    />
  );
}
