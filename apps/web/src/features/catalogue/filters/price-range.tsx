import type { Facets } from '@matiz/contracts/catalogue/catalogue-facets.ts';
import { formatPesos } from '@matiz/domain/kernel/money.ts';
import { TextInput } from '@matiz/ui/inputs/text-input.tsx';
import { filtersCopy as copy } from '#copy/catalogue/filters.ts';
import { type ListFilters, setFilter } from './list-filters.ts';

const mostDigits = 9;

/** The viewer's own price, from and to; the fields say which prices there are. */
export function PriceRange({
  filters,
  range,
  onFilters,
}: {
  filters: ListFilters;
  range: NonNullable<Facets['price']>;
  onFilters: (filters: ListFilters) => void;
}) {
  const isCrossed = Number(filters.minPrice ?? 0) > Number(filters.maxPrice ?? Infinity);
  const fieldOf = (name: 'minPrice' | 'maxPrice', example: number) => (
    <TextInput
      label={copy[name]}
      inputMode="numeric"
      autoComplete="off"
      prefix="$"
      placeholder={formatPesos(example).replace(/^\$\s*/, '')}
      value={filters[name] ?? ''}
      onChange={({ target }) => {
        const digits = target.value.replace(/\D/g, '').replace(/^0+(?=\d)/, '');
        onFilters(setFilter(filters, name, digits.slice(0, mostDigits)));
      }}
    />
  );
  return (
    <fieldset>
      <legend className="mb-2.5 text-base font-semibold">{copy.groups.price}</legend>
      <div className="grid grid-cols-2 gap-3">
        {fieldOf('minPrice', range.min)}
        {fieldOf('maxPrice', range.max)}
      </div>
      {isCrossed ? (
        <p role="alert" className="mt-2 text-sm text-danger">
          {copy.priceOrder}
        </p>
      ) : null}
    </fieldset>
  );
}
