import { ProductGrid } from '@matiz/ui/goods/product-grid.tsx';
import { TileSkeleton } from '@matiz/ui/goods/tile-skeleton.tsx';
import { EmptyState } from '@matiz/ui/layout/empty-state.tsx';
import { LoadMore } from '@matiz/ui/layout/load-more.tsx';
import { Pagination } from '@matiz/ui/layout/pagination.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { listsCopy as copy } from '#copy/catalogue/lists.ts';
import { AppLink } from '#lib/page/app-link.tsx';
import { Part } from '#lib/parts/part.tsx';
import { useRequest } from '#lib/services.ts';
import { ListedProduct } from '../tile/listed-product.tsx';
import {
  type ListedGoods,
  listPagesQuery,
  type ProductListSource,
  readPage,
} from './list-pages.ts';
import { useAutoLoad } from './use-auto-load.ts';
import { keepReach, useListReach } from './use-list-reach.ts';

/** Products that load by themselves; from there on it takes a press. */
const autoLoaded = 60;
const eagerTiles = 4;
/** So many products of a list wear «Más vendido». */
const mostCrowned = 3;
const loadingTiles = ['a', 'b', 'c', 'd', 'e'];

/** What stands under a product of a list, outside its tile. */
export type ListedBelow = (product: ListedGoods) => ReactNode;

/** A list of products with the rest of its pages; links to pages where scripts do not run. */
export function ProductListing({
  source,
  label,
  below,
  empty,
  isBeside = false,
}: {
  source: ProductListSource;
  label: string;
  below?: ListedBelow | undefined;
  empty?: ReactNode;
  /** The filters stand at its left, on a desktop. */
  isBeside?: boolean;
}) {
  const request = useRequest();
  const location = useLocation();
  const search = new URLSearchParams(location.search);
  const list = useInfiniteQuery(listPagesQuery(request, source, readPage(search)));
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = list;
  const pages = list.data?.pages ?? [];
  const products = pages.flatMap((page) => page.products);
  const total = pages[0]?.total ?? 0;
  const shownTo = Math.min(total, ((pages[0]?.page ?? 1) - 1) * 20 + products.length);

  const loadMore = () => {
    void fetchNextPage({ cancelRefetch: false }).then(({ data }) => {
      const last = data?.pages.at(-1);
      if (last) keepReach(last.page);
    });
  };
  // By another order, or from a later page, the first are no more than others.
  const crowned = search.has('sort') || search.has('page') ? 0 : mostCrowned;
  const canReadOn = hasNextPage && !isFetchingNextPage && !list.isError;
  const lastPage = pages.at(-1)?.page ?? 0;
  const isReturning = useListReach({ lastPage, canReadOn, readOn: loadMore });
  const sentinel = useAutoLoad(canReadOn && !isReturning && products.length < autoLoaded, loadMore);

  if (list.isSuccess && products.length === 0) return empty ?? <EmptyList />;
  const hrefOf = (page: number) => {
    const next = new URLSearchParams(search);
    next.set('page', String(page));
    return `${location.pathname}?${next}`;
  };
  return (
    <>
      {list.hasPreviousPage ? (
        <p className="pb-4 text-center">
          <AppLink
            to={hrefOf((pages[0]?.page ?? 2) - 1)}
            className="hit text-sm font-semibold text-accent hover:underline"
          >
            {copy.previous}
          </AppLink>
        </p>
      ) : null}
      <h2 className="sr-only">{copy.products}</h2>
      <ProductGrid label={label} isBeside={isBeside}>
        {products.map((product, index) => (
          <Part key={product._id}>
            <WithBelow below={below?.(product)}>
              <ListedProduct
                product={product}
                tone={product.matchedTone ?? null}
                eager={index < eagerTiles}
                isCrowned={index < crowned}
              />
            </WithBelow>
          </Part>
        ))}
        {isFetchingNextPage ? loadingTiles.map((tile) => <TileSkeleton key={tile} />) : null}
      </ProductGrid>
      <div ref={sentinel} />
      <LoadMore
        progress={copy.shownOf(shownTo, total, pages[0]?.isTotalLeast)}
        onLoadMore={hasNextPage ? loadMore : undefined}
        loading={isFetchingNextPage}
        label={copy.more}
      />
      <noscript>
        <Pagination page={lastPage || 1} totalPages={pages[0]?.totalPages ?? 1} hrefOf={hrefOf} />
      </noscript>
    </>
  );
}

function WithBelow({ below, children }: { below: ReactNode; children: ReactNode }) {
  if (!below) return children;
  return (
    <div className="flex flex-col">
      <div className="flex-1">{children}</div>
      {below}
    </div>
  );
}

function EmptyList() {
  return <EmptyState title={copy.emptyList}>{copy.emptyListText}</EmptyState>;
}
