import { type ReactNode, useSyncExternalStore } from 'react';
import { filtersCopy as copy } from '#copy/catalogue/filters.ts';
import { DeferredPart } from '#lib/parts/deferred-part.tsx';
import { lazyPart } from '#lib/parts/lazy-part.tsx';
import { loadPart } from '#lib/parts/load-part.ts';
import type { ListFilter } from '../list/list.queries.ts';

const FilterColumn = lazyPart(
  async () => (await loadPart('FilterColumn', () => import('./filter-column.tsx'))).FilterColumn,
);

/** From 64 rem on a list has its filters at the left; only there are they fetched and counted. */
export function FilterColumnFrame({
  filter,
  children,
}: {
  filter: ListFilter;
  children: ReactNode;
}) {
  const isWide = useSyncExternalStore(watchWidth, isWideNow, () => false);
  return (
    <div className="lg:grid lg:grid-cols-[14rem_minmax(0,1fr)] lg:items-start lg:gap-8">
      <aside
        aria-label={copy.column}
        className="no-scrollbar max-lg:hidden lg:min-h-64 lg:sticky lg:top-34 lg:max-h-[calc(100dvh-9rem)] lg:overflow-y-auto"
      >
        {isWide ? (
          <DeferredPart>
            <FilterColumn filter={filter} />
          </DeferredPart>
        ) : null}
      </aside>
      <div className="min-w-0">{children}</div>
    </div>
  );
}

const wide = '(min-width: 64rem)';

function isWideNow(): boolean {
  return window.matchMedia?.(wide).matches ?? false;
}

function watchWidth(onChange: () => void): () => void {
  const query = window.matchMedia?.(wide);
  query?.addEventListener('change', onChange);
  return () => query?.removeEventListener('change', onChange);
}
