import type { ListName, listProducts, productSorts } from '@matiz/contracts/catalogue.ts';
import type { QueryOf } from '@matiz/contracts/define-call.ts';

/** `listed` is the order of a list that was put together by hand, or of what a search found. */
export type Sort = (typeof productSorts)[number] | 'listed';

export type PriceSort = Extract<Sort, `price-${string}`>;

/** What a list is a list of. */
export interface ListScope {
  /** With everything under it. */
  readonly categoryId: number | null;
  readonly brandId: number | null;
  readonly list: ListName | null;
  /** The name in the address of a list that was put together by hand. */
  readonly customList: string | null;
  /** What a search found, in its order. */
  readonly products: readonly number[] | null;
}

export const everything: ListScope = {
  categoryId: null,
  brandId: null,
  list: null,
  customList: null,
  products: null,
};

/** What a list is narrowed by; an empty filter narrows nothing. */
export interface Narrowing {
  readonly categories: readonly number[];
  readonly brands: readonly number[];
  readonly lines: readonly string[];
  readonly levels: readonly number[];
  readonly reflections: readonly string[];
  readonly volumes: readonly number[];
  /** Pesos, of the viewer's own price. */
  readonly minPrice: number | null;
  readonly maxPrice: number | null;
  readonly isOffer: boolean;
  readonly isNew: boolean;
  readonly available: 'stock' | 'presale' | null;
}

export const noNarrowing: Narrowing = {
  categories: [],
  brands: [],
  lines: [],
  levels: [],
  reflections: [],
  volumes: [],
  minPrice: null,
  maxPrice: null,
  isOffer: false,
  isNew: false,
  available: null,
};

type FilterQuery = Pick<
  QueryOf<typeof listProducts>,
  | 'category'
  | 'brand'
  | 'line'
  | 'level'
  | 'reflection'
  | 'volume'
  | 'minPrice'
  | 'maxPrice'
  | 'offer'
  | 'new'
  | 'available'
>;

/** What the lists of §7 are named by in a query. */
export function readScope(query: {
  categoryId?: string | undefined;
  manufacturerId?: string | undefined;
  list?: ListName | undefined;
  customList?: string | undefined;
}): ListScope {
  const { categoryId, manufacturerId, list = null, customList = null } = query;
  return {
    categoryId: categoryId === undefined ? null : Number(categoryId),
    brandId: manufacturerId === undefined ? null : Number(manufacturerId),
    list,
    customList,
    products: null,
  };
}

/** The filters of a query; null when there is none, which keeps the plain list plain. */
export function readNarrowing(query: FilterQuery): Narrowing | null {
  const narrowing: Narrowing = {
    categories: query.category ?? [],
    brands: query.brand ?? [],
    lines: query.line ?? [],
    levels: query.level ?? [],
    reflections: query.reflection ?? [],
    volumes: query.volume ?? [],
    minPrice: query.minPrice ?? null,
    maxPrice: query.maxPrice ?? null,
    isOffer: query.offer !== undefined,
    isNew: query.new !== undefined,
    available: query.available ?? null,
  };
  return orNull(narrowing);
}

/** The filters but that by brand; null when there is no other. */
export function beyondBrand(narrowing: Narrowing | null): Narrowing | null {
  return narrowing && orNull({ ...narrowing, brands: [] });
}

function orNull(narrowing: Narrowing): Narrowing | null {
  const isAsked = Object.values(narrowing).some((value) =>
    Array.isArray(value) ? value.length > 0 : value !== null && value !== false,
  );
  return isAsked ? narrowing : null;
}

/** Whether the viewer's price must be known to answer at all. */
export function needsPrice(narrowing: Narrowing | null, sort: Sort): boolean {
  return filtersByPrice(narrowing) || isByPrice(sort);
}

export function filtersByPrice(narrowing: Narrowing | null): boolean {
  return narrowing !== null && (narrowing.minPrice ?? narrowing.maxPrice) !== null;
}

export function isByPrice(sort: Sort): sort is PriceSort {
  return sort === 'price-asc' || sort === 'price-desc';
}
