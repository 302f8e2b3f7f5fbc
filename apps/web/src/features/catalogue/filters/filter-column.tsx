import { ErrorState } from '@matiz/ui/layout/error-state.tsx';
import { Skeleton } from '@matiz/ui/skeleton.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { filtersCopy as copy } from '#copy/catalogue/filters.ts';
import { useRequest } from '#lib/services.ts';
import { useDebounced } from '#lib/use-debounced.ts';
import { facetsQuery, type ListFilter } from '../list/list.queries.ts';
import { facetsInOrder } from './facets-in-order.ts';
import { FilterGroups } from './filter-groups.tsx';
import { type ListFilters, writeFilters } from './list-filters.ts';

/** A price is typed digit by digit: it narrows the list once the fingers rest. */
const pauseMs = 250;

/** Every filter of a list, open beside it: each choice narrows the list at once. */
export function FilterColumn({ filter }: { filter: ListFilter }) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const standing = filter.filters ?? none;
  const [filters, setFilters] = useState<ListFilters>(standing);
  const asked = useDebounced(filters, pauseMs);
  const request = useRequest();
  const facets = useQuery({
    ...facetsQuery(request, { ...filter, filters: asked }),
    placeholderData: keepPreviousData,
  });
  const whole = useQuery(facetsQuery(request, { ...filter, filters: {} }));

  // What the address says counts, however it came to say so: a chip, the way back, a link. What it
  // says because of a choice made here does not take back the next choice.
  const address = writeFilters(new URLSearchParams(), standing).toString();
  const ledTo = useRef(address);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the filters of the address are new with it only
  useEffect(() => {
    if (address === ledTo.current) return;
    ledTo.current = address;
    setFilters(standing);
  }, [address]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was chosen here leads on
  useEffect(() => {
    const wanted = writeFilters(new URLSearchParams(), asked).toString();
    if (wanted === address || asked !== filters || isCrossed(asked)) return;
    ledTo.current = wanted;
    const next = writeFilters(new URLSearchParams(search), asked);
    void navigate(`${pathname}?${next}`, { preventScrollReset: true });
  }, [asked]);

  if (facets.data && !whole.isPending) {
    return (
      <FilterGroups
        facets={facetsInOrder(whole.data ?? facets.data, facets.data)}
        whole={whole.data ?? facets.data}
        filters={filters}
        scope={filter}
        onFilters={setFilters}
      />
    );
  }
  if (!facets.isError) return <ColumnSkeleton />;
  return <ErrorState title={copy.failed} onRetry={() => void facets.refetch()} />;
}

const none: ListFilters = {};

/** Nothing costs more than the most and less than the least: the field says so, the list waits. */
function isCrossed({ minPrice, maxPrice }: ListFilters): boolean {
  return Number(minPrice ?? 0) > Number(maxPrice ?? Infinity);
}

const groups = ['a', 'b', 'c'];

function ColumnSkeleton() {
  return (
    <div aria-hidden="true" className="flex flex-col gap-7">
      {groups.map((group) => (
        <div key={group} className="flex flex-col gap-2.5">
          <Skeleton className="h-5 w-28" />
          <Skeleton className="h-9 w-full" />
          <Skeleton className="h-9 w-4/5" />
        </div>
      ))}
    </div>
  );
}
