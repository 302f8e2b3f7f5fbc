import type { FacetOption, Facets } from '@matiz/contracts/catalogue/catalogue-facets.ts';
import { Chip } from '@matiz/ui/inputs/chip.tsx';
import { type ReactNode, useState } from 'react';
import { filtersCopy as copy } from '#copy/catalogue/filters.ts';
import type { ListFilter } from '../list/list.queries.ts';
import { facetOf, nameOfValue, type OptionFilter } from './filter-name.ts';
import { type FilterName, type ListFilters, toggleValue, valuesOf } from './list-filters.ts';
import { PriceRange } from './price-range.tsx';

/** Options that a group shows before it is asked for the rest. */
const firstOptions = 12;

interface Choosing {
  readonly facets: Facets;
  /** With no filter at all: the most that each choice may come to count. */
  readonly whole: Facets;
  readonly filters: ListFilters;
  readonly onFilters: (filters: ListFilters) => void;
}

/** The filters in the order in which a stylist narrows: what is there, whose it is, which tone. */
export function FilterGroups({
  scope,
  ...choosing
}: Choosing & { scope: Pick<ListFilter, 'categoryId' | 'manufacturerId' | 'list'> }) {
  const { facets, whole } = choosing;
  return (
    <div className="flex flex-col gap-7 pb-6">
      <Group title={copy.groups.availability}>
        <Choice
          {...choosing}
          name="available"
          value="stock"
          count={facets.available.stock}
          most={whole.available.stock}
        />
        <Choice
          {...choosing}
          name="available"
          value="presale"
          count={facets.available.presale}
          most={whole.available.presale}
        />
        {scope.list === 'offers' ? null : (
          <Choice {...choosing} name="offer" value="true" count={facets.offer} most={whole.offer} />
        )}
        {scope.list === 'new' ? null : (
          <Choice {...choosing} name="new" value="true" count={facets.new} most={whole.new} />
        )}
      </Group>
      {scope.manufacturerId ? null : <Options {...choosing} name="brand" />}
      <Options {...choosing} name="category" options={categoriesIn(facets, scope.categoryId)} />
      <Options {...choosing} name="line" />
      <Options {...choosing} name="level" />
      <Options {...choosing} name="reflection" />
      <Options {...choosing} name="volume" />
      {facets.price ? <PriceRange {...choosing} range={facets.price} /> : null}
    </div>
  );
}

/** One step down from where the list stands: the whole tree would be a second menu. */
function categoriesIn(facets: Facets, categoryId: string | undefined): readonly FacetOption[] {
  return facets.categories.filter(({ parentId }) => parentId === (categoryId ?? null));
}

function Options({
  name,
  options,
  ...choosing
}: Choosing & { name: OptionFilter; options?: readonly FacetOption[] }) {
  const [isWhole, setWhole] = useState(false);
  const { facets, whole, filters } = choosing;
  const found = options ?? facets[facetOf[name]];
  const mostOf = new Map(whole[facetOf[name]].map(({ value, count }) => [value, count]));
  const chosen = valuesOf(filters, name);
  // What was chosen stays in sight, so that it can be taken back, also when it leaves nothing.
  const lost = chosen.filter((value) => !found.some((option) => option.value === value));
  if (found.length + lost.length < 2 && chosen.length === 0) return null;
  const shown = isWhole ? found : found.slice(0, firstOptions);
  const hidden = found.slice(shown.length).filter(({ value }) => chosen.includes(value));
  return (
    <Group title={copy.groups[name]}>
      {[...shown, ...hidden].map(({ value, count }) => (
        <Choice
          key={value}
          {...choosing}
          name={name}
          value={value}
          count={count}
          most={mostOf.get(value)}
        />
      ))}
      {lost.map((value) => (
        <Choice key={value} {...choosing} name={name} value={value} count={0} />
      ))}
      {found.length > firstOptions ? (
        <button
          type="button"
          aria-expanded={isWhole}
          className="hit rounded-xs px-2 text-sm font-semibold text-accent hover:underline"
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? copy.fewer : copy.all(found.length)}
        </button>
      ) : null}
    </Group>
  );
}

function Choice({
  facets,
  filters,
  onFilters,
  name,
  value,
  count,
  most,
}: Choosing & { name: FilterName; value: string; count: number; most?: number | undefined }) {
  const isChosen = valuesOf(filters, name).includes(value);
  return (
    <Chip
      selected={isChosen}
      count={count}
      most={most}
      disabled={count === 0 && !isChosen}
      onClick={() => onFilters(toggleValue(filters, name, value))}
    >
      {nameOfValue(facets, name, value)}
    </Chip>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset>
      <legend className="mb-2.5 text-base font-semibold">{title}</legend>
      <div className="flex flex-wrap gap-2">{children}</div>
    </fieldset>
  );
}
