import type { Facets } from '@matiz/contracts/catalogue-facets.ts';
import type { FacetsRow } from './facets.store.ts';
import { reflectionName } from './shade-names.ts';

export function toFacets(row: FacetsRow): Facets {
  const { min_price: min, max_price: max } = row;
  return {
    total: row.total,
    categories: row.categories ?? [],
    brands: row.brands ?? [],
    lines: row.lines ?? [],
    levels: row.levels ?? [],
    reflections: (row.reflections ?? []).map((one) => ({
      ...one,
      name: reflectionName(one.value),
    })),
    volumes: row.volumes ?? [],
    price: min === null || max === null ? null : { min, max },
    offer: row.offer,
    new: row.new,
    available: { stock: row.stock, presale: row.presale },
  };
}
