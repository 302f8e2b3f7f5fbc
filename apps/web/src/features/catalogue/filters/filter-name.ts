import type { Facets } from '@matiz/contracts/catalogue/catalogue-facets.ts';
import { formatPesos } from '@matiz/domain/kernel/money.ts';
import { filtersCopy as copy } from '#copy/catalogue/filters.ts';
import type { FilterName } from './list-filters.ts';

/** The groups of facets that list their own options. */
export const facetOf = {
  brand: 'brands',
  category: 'categories',
  line: 'lines',
  level: 'levels',
  reflection: 'reflections',
  volume: 'volumes',
} as const satisfies Partial<Record<FilterName, keyof Facets>>;

export type OptionFilter = keyof typeof facetOf;

/** What a chosen value is called; the value itself until the list's facets are known. */
export function nameOfValue(facets: Facets | undefined, name: FilterName, value: string): string {
  switch (name) {
    case 'available':
      return value === 'stock' ? copy.stock : copy.presale;
    case 'offer':
      return copy.offer;
    case 'new':
      return copy.isNew;
    case 'minPrice':
      return copy.fromPrice(formatPesos(Number(value)));
    case 'maxPrice':
      return copy.toPrice(formatPesos(Number(value)));
    default:
      return facets?.[facetOf[name]].find((option) => option.value === value)?.name ?? value;
  }
}
