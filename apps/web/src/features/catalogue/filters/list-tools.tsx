import { chipClass } from '@matiz/ui/inputs/chip.tsx';
import { ChevronDown, SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { filtersCopy as copy } from '#copy/catalogue/filters.ts';
import { listsCopy } from '#copy/catalogue/lists.ts';
import { LateWindow } from '#lib/parts/deferred-part.tsx';
import { lazyPart } from '#lib/parts/lazy-part.tsx';
import { loadPart } from '#lib/parts/load-part.ts';
import type { ListFilter, Sort } from '../list/list.queries.ts';
import { countChosen, type ListFilters, writeFilters } from './list-filters.ts';

const loadSheet = () => loadPart('FilterSheet', () => import('./filter-sheet.tsx'));
const FilterSheet = lazyPart(async () => (await loadSheet()).FilterSheet, 'window');

/** How a list is narrowed and sorted; both live in the address, so that back and links keep them. */
export function ListTools({ filter, sorts }: { filter: ListFilter; sorts: readonly Sort[] }) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  // The sheet stays once it was opened, so that it can leave the screen as it came.
  const [sheet, setSheet] = useState<{ isOpen: boolean; opening: number } | null>(null);
  const chosen = countChosen(filter.filters ?? {});

  const sortBy = (sort: string) => {
    const next = new URLSearchParams(search);
    next.delete('page');
    next.set('sort', sort);
    void navigate(`${pathname}?${next}`, { replace: true, preventScrollReset: true });
  };
  const apply = (filters: ListFilters) => {
    setSheet((last) => last && { ...last, isOpen: false });
    const next = writeFilters(new URLSearchParams(search), filters);
    if (next.toString() !== search.slice(1)) void navigate(`${pathname}?${next}`);
  };
  return (
    <div className="flex flex-wrap items-center gap-2">
      <button
        type="button"
        // From 64 rem on the filters stand beside the list.
        className={chipClass(false, 'font-semibold lg:hidden')}
        aria-haspopup="dialog"
        onPointerEnter={() => void loadSheet().catch(() => undefined)}
        onClick={() => setSheet({ isOpen: true, opening: (sheet?.opening ?? 0) + 1 })}
      >
        <SlidersHorizontal size={16} aria-hidden="true" />
        {copy.open}
        {chosen > 0 ? (
          <span className="grid size-5 place-items-center rounded-full bg-plum text-xs font-semibold text-white tabular-nums">
            {chosen}
            <span className="sr-only"> {copy.chosen(chosen)}</span>
          </span>
        ) : null}
      </button>
      {sorts.length > 1 ? (
        <SortSelect sorts={sorts} sort={filter.sort ?? sorts[0]} onSort={sortBy} />
      ) : null}
      {sheet ? (
        <LateWindow>
          <FilterSheet
            key={sheet.opening}
            filter={filter}
            isOpen={sheet.isOpen}
            onClose={() => setSheet({ ...sheet, isOpen: false })}
            onApply={apply}
          />
        </LateWindow>
      ) : null}
    </div>
  );
}

/** The machine's own choice: nothing to download, and a wheel under the thumb on a phone. */
function SortSelect({
  sorts,
  sort,
  onSort,
}: {
  sorts: readonly Sort[];
  sort: Sort | undefined;
  onSort: (sort: string) => void;
}) {
  return (
    <span className="relative inline-flex">
      <select
        aria-label={listsCopy.sortBy}
        value={sort}
        onChange={({ target }) => onSort(target.value)}
        className="hit h-9 cursor-pointer appearance-none rounded-full bg-surface pr-9 pl-3.5 text-sm font-semibold shadow-[inset_0_0_0_1px_var(--color-line-button)] transition-colors hover:bg-sunken"
      >
        {sorts.map((each) => (
          <option key={each} value={each}>
            {listsCopy.sorts[each]}
          </option>
        ))}
      </select>
      <ChevronDown
        size={16}
        aria-hidden="true"
        className="pointer-events-none absolute top-2.5 right-3 text-ink-soft"
      />
    </span>
  );
}
