import { Breadcrumbs, type Crumb } from '@matiz/ui/breadcrumbs.tsx';
import { chipClass } from '@matiz/ui/chip.tsx';
import { ChipRow } from '@matiz/ui/chip-row.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { catalogueCopy as copy } from '../../copy/catalogue.ts';
import { commonCopy } from '../../copy/common.ts';
import { AppLink, renderAppLink } from '../../lib/app-link.tsx';
import { useRequest } from '../../lib/services.ts';
import type { Sort } from './catalogue.queries.ts';
import { listPagesQuery, type ProductListSource, readPage } from './list-pages.ts';
import { ProductList } from './product-list.tsx';

/** A page that is a list: where it stands, its name and total, how it is sorted, its products. */
export function ListScreen({
  title,
  source,
  crumbs,
  sorts = [],
  sort,
  intro,
  empty,
}: {
  title: string;
  source: ProductListSource;
  crumbs: readonly Crumb[];
  /** The orders that may be chosen; none for a list with an order of its own. */
  sorts?: readonly Sort[];
  sort?: Sort | undefined;
  intro?: ReactNode;
  empty?: ReactNode;
}) {
  const request = useRequest();
  const { search, pathname } = useLocation();
  const page = readPage(new URLSearchParams(search));
  const total = useInfiniteQuery(listPagesQuery(request, source, page)).data?.pages[0]?.total;
  return (
    <div className="page pt-3 pb-10 sm:pt-5">
      <Breadcrumbs crumbs={crumbs} renderLink={renderAppLink} />
      <div className="mt-1 mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-3 sm:mb-6">
        <div>
          <h1 className="text-2xl sm:text-3xl">{title}</h1>
          {total === undefined ? null : (
            <p className="mt-1 text-sm text-ink-soft tabular-nums">{commonCopy.products(total)}</p>
          )}
        </div>
        {sorts.length > 1 ? (
          <ChipRow label={copy.sortBy}>
            {sorts.map((each) => (
              <AppLink
                key={each}
                to={`${pathname}?${new URLSearchParams({ sort: each })}`}
                replace
                aria-current={each === sort ? 'true' : undefined}
                className={chipClass(each === sort)}
              >
                {copy.sorts[each]}
              </AppLink>
            ))}
          </ChipRow>
        ) : null}
      </div>
      {intro}
      <ProductList source={source} label={title} empty={empty} />
    </div>
  );
}
