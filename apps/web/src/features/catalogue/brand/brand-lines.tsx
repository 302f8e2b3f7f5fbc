import type { Brand } from '@matiz/contracts/catalogue.ts';
import { chipClass } from '@matiz/ui/inputs/chip.tsx';
import { ChipRow } from '@matiz/ui/inputs/chip-row.tsx';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { brandCopy as copy } from '#copy/catalogue/brand.ts';
import { AppLink } from '#lib/page/app-link.tsx';
import { useRequest } from '#lib/services.ts';
import { setFilter, valuesOf, writeFilters } from '../filters/list-filters.ts';
import { facetsQuery, type ListFilter } from '../list/list.queries.ts';

/** The lines of a brand, each a link to its products; nothing where there is but one. */
export function BrandLines({ brand, filter }: { brand: Brand; filter: ListFilter }) {
  const { pathname, search } = useLocation();
  const { data } = useQuery(facetsQuery(useRequest(), { ...filter, filters: {} }));
  const lines = data?.lines ?? [];
  if (lines.length < 2) return null;
  const filters = filter.filters ?? {};
  const chosen = valuesOf(filters, 'line');
  const hrefOf = (line: string) =>
    `${pathname}?${writeFilters(new URLSearchParams(search), setFilter(filters, 'line', line))}`;
  return (
    <ChipRow label={copy.lines} bleed>
      <AppLink
        to={hrefOf('')}
        aria-current={chosen.length === 0 ? 'page' : undefined}
        className={chipClass(chosen.length === 0)}
      >
        {copy.everyLine}
      </AppLink>
      {lines.map(({ value, name, count }) => (
        <AppLink
          key={value}
          to={hrefOf(value)}
          aria-current={chosen.includes(value) ? 'page' : undefined}
          className={chipClass(chosen.includes(value))}
        >
          {/* On its own page a brand need not be said again. */}
          {name.startsWith(`${brand.name} `) ? name.slice(brand.name.length + 1) : name}
          <span className="tabular-nums opacity-75">{count}</span>
        </AppLink>
      ))}
    </ChipRow>
  );
}
