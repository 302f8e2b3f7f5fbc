import { Button } from '@matiz/ui/button.tsx';
import { ErrorState } from '@matiz/ui/layout/error-state.tsx';
import { ListSkeleton } from '@matiz/ui/layout/list-skeleton.tsx';
import { Sheet } from '@matiz/ui/overlays/sheet.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { filtersCopy as copy } from '#copy/catalogue/filters.ts';
import { useRequest } from '#lib/services.ts';
import { useDebounced } from '#lib/use-debounced.ts';
import { facetsQuery, type ListFilter } from '../list/list.queries.ts';
import { facetsInOrder } from './facets-in-order.ts';
import { FilterGroups } from './filter-groups.tsx';
import { countChosen, type ListFilters } from './list-filters.ts';

const pauseMs = 250;

/**
 * Every filter of a list with how many products each choice leaves, and what all of them together
 * leave under the hand. Nothing changes behind it until it is applied.
 */
export function FilterSheet({
  filter,
  isOpen,
  onClose,
  onApply,
}: {
  filter: ListFilter;
  isOpen: boolean;
  onClose: () => void;
  onApply: (filters: ListFilters) => void;
}) {
  const [filters, setFilters] = useState<ListFilters>(filter.filters ?? {});
  const asked = useDebounced(filters, pauseMs);
  const request = useRequest();
  const facets = useQuery({
    ...facetsQuery(request, { ...filter, filters: asked }),
    placeholderData: keepPreviousData,
  });
  const whole = useQuery(facetsQuery(request, { ...filter, filters: {} }));
  const isCounting = facets.isFetching || asked !== filters;
  return (
    <Sheet
      open={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={copy.title}
      size="sm"
      footer={
        <div className="flex gap-3">
          <Button
            variant="secondary"
            disabled={countChosen(filters) === 0}
            onClick={() => setFilters({})}
          >
            {copy.clear}
          </Button>
          <Button className="min-w-0 flex-1" onClick={() => onApply(filters)}>
            <span aria-live="polite">{applyText(facets.data?.total, isCounting)}</span>
          </Button>
        </div>
      }
    >
      {facets.data && !whole.isPending ? (
        <FilterGroups
          facets={facetsInOrder(whole.data ?? facets.data, facets.data)}
          whole={whole.data ?? facets.data}
          filters={filters}
          scope={filter}
          onFilters={setFilters}
        />
      ) : facets.isError ? (
        <ErrorState title={copy.failed} onRetry={() => void facets.refetch()} />
      ) : (
        <ListSkeleton />
      )}
    </Sheet>
  );
}

function applyText(total: number | undefined, isCounting: boolean): string {
  if (total === undefined) return copy.apply;
  if (isCounting) return `${copy.counting}…`;
  return total === 0 ? copy.nothing : copy.show(total);
}
