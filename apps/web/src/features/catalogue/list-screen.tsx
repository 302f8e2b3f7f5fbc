import { Breadcrumbs, type Crumb } from '@matiz/ui/breadcrumbs.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { catalogueCopy as copy } from '../../copy/catalogue.ts';
import { commonCopy } from '../../copy/everywhere.ts';
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
      <h1 className="mt-1 mb-4 text-2xl sm:mb-5 sm:text-3xl">{title}</h1>
      {intro}
      <div className="mb-3 flex min-h-9 flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <p className="text-sm text-ink-soft tabular-nums">
          {total === undefined ? null : commonCopy.products(total)}
        </p>
        {sorts.length > 1 ? (
          <nav aria-label={copy.sortBy} className="flex gap-4 text-sm">
            {sorts.map((each) => (
              <AppLink
                key={each}
                to={`${pathname}?${new URLSearchParams({ sort: each })}`}
                replace
                preventScrollReset
                aria-current={each === sort ? 'true' : undefined}
                className={clsx(
                  'hit rounded-xs py-1',
                  each === sort
                    ? 'font-semibold text-ink underline decoration-accent decoration-2 underline-offset-6'
                    : 'text-ink-soft hover:text-accent',
                )}
              >
                {copy.sorts[each]}
              </AppLink>
            ))}
          </nav>
        ) : null}
      </div>
      <ProductList source={source} label={title} empty={empty} />
    </div>
  );
}
