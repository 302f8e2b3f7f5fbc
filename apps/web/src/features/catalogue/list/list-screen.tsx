import { Breadcrumbs, type Crumb } from '@matiz/ui/layout/breadcrumbs.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { commonCopy } from '#copy/everywhere.ts';
import { renderAppLink } from '#lib/page/app-link.tsx';
import { links } from '#lib/page/links.ts';
import { DeferredPart, OnceHydrated } from '#lib/parts/deferred-part.tsx';
import { lazyPart } from '#lib/parts/lazy-part.tsx';
import { loadPart } from '#lib/parts/load-part.ts';
import { useRequest } from '#lib/services.ts';
import { FilterColumnFrame } from '../filters/filter-column-frame.tsx';
import { countChosen, withoutPrices } from '../filters/list-filters.ts';
import { ListTools } from '../filters/list-tools.tsx';
import type { ListFilter, Sort } from './list.queries.ts';
import { listPagesQuery, type ProductListSource, readPage } from './list-pages.ts';
import { type ListedBelow, ProductListing } from './product-listing.tsx';

const ShareList = lazyPart(
  async () => (await loadPart('ShareList', () => import('./share-list.tsx'))).ShareList,
);

/** Only of a list that is narrowed. */
const ActiveFilters = lazyPart(
  async () =>
    (await loadPart('ActiveFilters', () => import('../filters/active-filters.tsx'))).ActiveFilters,
);

/** Only where the filters leave nothing. */
const NothingLeft = lazyPart(
  async () => (await loadPart('NothingLeft', () => import('./nothing-left.tsx'))).NothingLeft,
);

/** What a list is of, and the orders that may be chosen. */
interface Narrowing {
  readonly filter: ListFilter;
  readonly sorts: readonly Sort[];
}

/** A page that is a list: where it stands, its name and total, how it is sorted, its products. */
export function ListScreen({
  title,
  source,
  path,
  crumbs,
  narrowing,
  intro,
  below,
  empty,
}: {
  title: string;
  source: ProductListSource;
  /** Where others find the list, with what it is made of; left out, the address without its query. */
  path?: string;
  crumbs: readonly Crumb[];
  /** Left out, the list has an order of its own and cannot be narrowed. */
  narrowing?: Narrowing;
  intro?: ReactNode;
  /** Under each product, outside its tile. */
  below?: ListedBelow;
  empty?: ReactNode;
}) {
  const request = useRequest();
  const { pathname, search } = useLocation();
  const page = readPage(new URLSearchParams(search));
  // A person's own list is nobody else's page.
  const isShared = !pathname.startsWith(links.profile);
  const first = useInfiniteQuery(listPagesQuery(request, source, page)).data?.pages[0];
  const isPriced = (first?.products[0]?.priceHidden ?? null) === null;
  const shown = narrowing && (isPriced ? narrowing : withoutPriceNeeds(narrowing));
  const isNarrowed = countChosen(shown?.filter.filters ?? {}) > 0;
  // Of nothing there is nothing to narrow.
  const isListed = first === undefined || first.total > 0 || isNarrowed;
  const listing = (
    <>
      <div className="mb-3 flex min-h-9 flex-wrap items-center justify-between gap-x-3 gap-y-2">
        {isListed ? (
          <p className="text-sm text-ink-soft tabular-nums" aria-live="polite">
            {first ? commonCopy.products(first.total, first.isTotalLeast) : null}
          </p>
        ) : null}
        {shown && isListed ? <ListTools {...shown} /> : null}
      </div>
      {shown && isNarrowed ? (
        <DeferredPart fallback={<div className="mb-4 h-9" />}>
          <ActiveFilters filter={shown.filter} />
        </DeferredPart>
      ) : null}
      <ProductListing
        source={source}
        label={title}
        below={below}
        isBeside={shown !== undefined && isListed}
        empty={
          isNarrowed ? (
            <DeferredPart>
              <NothingLeft products={first?.alternatives ?? []} />
            </DeferredPart>
          ) : (
            empty
          )
        }
      />
    </>
  );
  return (
    <div className="page pt-3 pb-10 sm:pt-5">
      <Breadcrumbs crumbs={crumbs} renderLink={renderAppLink} />
      <div className="mt-1 mb-4 flex items-start justify-between gap-3 sm:mb-5">
        <h1 className="min-w-0 text-2xl sm:text-3xl">{title}</h1>
        <div className="-my-1.5 size-11 shrink-0">
          {isShared ? (
            <OnceHydrated>
              <ShareList title={title} path={path} />
            </OnceHydrated>
          ) : null}
        </div>
      </div>
      {intro}
      {shown && isListed ? (
        <FilterColumnFrame filter={shown.filter}>{listing}</FilterColumnFrame>
      ) : (
        listing
      )}
    </div>
  );
}

/** Nobody who is told no price narrows or sorts by it (D-3), also when the address says so. */
function withoutPriceNeeds({ filter, sorts }: Narrowing): Narrowing {
  const open = sorts.filter((sort) => !sort.startsWith('price'));
  const { sort, filters = {}, ...scope } = filter;
  const order = open.find((one) => one === sort) ?? open[0];
  return {
    filter: { ...scope, ...(order ? { sort: order } : {}), filters: withoutPrices(filters) },
    sorts: open,
  };
}
