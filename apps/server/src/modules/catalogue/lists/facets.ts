import type { Facets } from '@matiz/contracts/catalogue/catalogue-facets.ts';
import type { FacetsRow } from './facets.store.ts';
import type { PriceRange } from './price-order.store.ts';
import { reflectionName } from './shade-names.ts';

/** `range` where the prices were asked for apart. */
export function toFacets(row: FacetsRow, range?: PriceRange): Facets {
  const { min, max } = range ?? { min: row.min_price, max: row.max_price };
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
