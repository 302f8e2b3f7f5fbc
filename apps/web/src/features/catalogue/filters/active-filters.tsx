import { chipClass } from '@matiz/ui/inputs/chip.tsx';
import { ChipRow } from '@matiz/ui/inputs/chip-row.tsx';
import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useLocation } from 'react-router';
import { filtersCopy as copy } from '#copy/catalogue/filters.ts';
import { AppLink } from '#lib/page/app-link.tsx';
import { useRequest } from '#lib/services.ts';
import { facetsQuery, type ListFilter } from '../list/list.queries.ts';
import { nameOfValue } from './filter-name.ts';
import {
  type FilterName,
  filterNames,
  toggleValue,
  valuesOf,
  writeFilters,
} from './list-filters.ts';

/** A bare number says nothing beside other filters. */
function standingName(name: FilterName, value: string): string {
  return name === 'level' ? copy.levelOf(value) : value;
}

/** The chosen filters, each a link to the list without it: they work before any script runs. */
export function ActiveFilters({ filter }: { filter: ListFilter }) {
  const { pathname, search } = useLocation();
  const { data } = useQuery(facetsQuery(useRequest(), filter));
  const filters = filter.filters ?? {};
  const hrefOf = (next: typeof filters) =>
    `${pathname}?${writeFilters(new URLSearchParams(search), next)}`;
  return (
    <div className="mb-4">
      <ChipRow label={copy.active} bleed>
        {filterNames.flatMap((name) =>
          valuesOf(filters, name).map((value) => {
            const label = standingName(name, nameOfValue(data, name, value));
            return (
              <AppLink
                key={`${name}-${value}`}
                to={hrefOf(toggleValue(filters, name, value))}
                aria-label={copy.remove(label)}
                className={chipClass(true)}
              >
                {label}
                <X size={15} aria-hidden="true" />
              </AppLink>
            );
          }),
        )}
        <AppLink to={hrefOf({})} className={chipClass(false)}>
          {copy.clear}
        </AppLink>
      </ChipRow>
    </div>
  );
}
