/** What each filter of a list takes in the address and in the call, one value at a time. */
const patterns = {
  available: /^(stock|presale)$/,
  offer: /^true$/,
  new: /^true$/,
  brand: /^[1-9]\d{0,8}$/,
  category: /^[1-9]\d{0,8}$/,
  line: /^(?=.{1,120}$)[a-z0-9ñ]+(-[a-z0-9ñ]+)*$/,
  level: /^(\d|1[0-2])$/,
  reflection: /^(?=.{1,120}$)[a-z0-9ñ]+(-[a-z0-9ñ]+)*$/,
  volume: /^([1-9]\d?|100)$/,
  minPrice: /^\d{1,9}$/,
  maxPrice: /^\d{1,9}$/,
} as const;

export type FilterName = keyof typeof patterns;

/** Filters of which several values may be chosen: any of them will do. */
const several: ReadonlySet<FilterName> = new Set([
  'brand',
  'category',
  'line',
  'level',
  'reflection',
  'volume',
]);

const mostValues = 40;

/** The chosen filters as the address and the call spell them: `{ brand: '3,7', offer: 'true' }`. */
export type ListFilters = Readonly<
  Partial<Record<Exclude<FilterName, 'offer' | 'new' | 'available'>, string>>
> & {
  readonly offer?: 'true';
  readonly new?: 'true';
  readonly available?: 'stock' | 'presale';
};

export const filterNames = Object.keys(patterns) as FilterName[];

/** The filters of an address, always in the same order; what is no value of one counts for nothing. */
export function readFilters(params: URLSearchParams): ListFilters {
  const found: Partial<Record<FilterName, string>> = {};
  for (const name of filterNames) {
    const texts = params.get(name)?.split(',') ?? [];
    const values = [...new Set(texts.filter((text) => patterns[name].test(text)))];
    const kept = values.sort().slice(0, several.has(name) ? mostValues : 1);
    if (kept.length > 0) found[name] = kept.join(',');
  }
  // Each value has passed the pattern of its filter.
  return found as ListFilters;
}

/** The address with other filters, from its first page; what else stands in it stays. */
export function writeFilters(params: URLSearchParams, filters: ListFilters): URLSearchParams {
  const next = new URLSearchParams(params);
  next.delete('page');
  for (const name of filterNames) {
    const value = filters[name];
    if (value === undefined) next.delete(name);
    else next.set(name, value);
  }
  return next;
}

export function valuesOf(filters: ListFilters, name: FilterName): readonly string[] {
  return filters[name]?.split(',') ?? [];
}

export function setFilter(filters: ListFilters, name: FilterName, value: string): ListFilters {
  const { [name]: _, ...others } = filters;
  return (value === '' ? others : { ...others, [name]: value }) as ListFilters;
}

/** Chooses a value, or takes it back; of a filter with one value the last one counts. */
export function toggleValue(filters: ListFilters, name: FilterName, value: string): ListFilters {
  const chosen = valuesOf(filters, name);
  if (chosen.includes(value)) {
    return setFilter(filters, name, chosen.filter((other) => other !== value).join(','));
  }
  const next = several.has(name) ? [...chosen, value].sort() : [value];
  return setFilter(filters, name, next.join(','));
}

/** How many values are chosen, over all filters. */
export function countChosen(filters: ListFilters): number {
  return filterNames.reduce((sum, name) => sum + valuesOf(filters, name).length, 0);
}

/** Prices are the viewer's own: the one who is told none is answered without these (D-3). */
export function withoutPrices({ minPrice: _, maxPrice: __, ...others }: ListFilters): ListFilters {
  return others;
}
