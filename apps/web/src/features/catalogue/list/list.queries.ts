import type { Request } from '@matiz/client/request.ts';
import { RequestError } from '@matiz/client/request-error.ts';
import { listCustomList, listFacets } from '@matiz/contracts/catalogue/catalogue-facets.ts';
import {
  type ListName,
  listProducts,
  type ProductList,
  type productSorts,
} from '@matiz/contracts/catalogue.ts';
import { pageLimit } from '@matiz/contracts/request-context.ts';
import { type SearchResults, search, searchFacets } from '@matiz/contracts/search.ts';
import { queryOptions } from '@tanstack/react-query';
import { type ListFilters, withoutPrices } from '../filters/list-filters.ts';

/** `listed`: the order in which a selection was put together by hand; `found`: what answers best first. */
export type Sort = (typeof productSorts)[number] | 'listed' | 'found';

/** What a list of products is of; also its key in the cache. */
export interface ListFilter {
  readonly categoryId?: string;
  readonly manufacturerId?: string;
  readonly list?: ListName;
  /** The name of a selection in its address. */
  readonly customList?: string;
  /** What was searched for. */
  readonly search?: string;
  readonly sort?: Sort;
  readonly filters?: ListFilters;
}

const facetsFreshMs = 60_000;
/** §7: a search says how many it asks for. */
const pageSize = String(pageLimit);

/** One page of what was searched for, from 1. */
export async function fetchFoundPage(
  request: Request,
  { search: text, ...asked }: ListFilter & { readonly search: string },
  page: number,
): Promise<SearchResults> {
  return asPricesAreTold(asked, ({ filters, sort }) =>
    request(search, {
      query: { search: text, ...ownOrder(sort), ...filters, page: String(page), limit: pageSize },
    }),
  );
}

/** The order as a call takes it; none where the list has one of its own. */
function ownOrder(sort: Sort | undefined) {
  return sort === undefined || sort === 'listed' || sort === 'found' ? {} : { sort };
}

/** One page of a list, from 1. */
export async function fetchProductPage(
  request: Request,
  filter: ListFilter,
  page: number,
): Promise<ProductList & { readonly title?: string }> {
  return asPricesAreTold(filter, ({ filters, sort, customList, search: _, ...scope }) => {
    const query = { ...ownOrder(sort), ...filters, page: String(page) };
    return customList === undefined
      ? request(listProducts, { query: { ...scope, ...query } })
      : request(listCustomList, { query: { name: customList, ...query } });
  });
}

/** A link from someone who is told prices gives others the same list, without what needs them. */
async function asPricesAreTold<Answer>(
  filter: ListFilter,
  ask: (filter: ListFilter) => Promise<Answer>,
): Promise<Answer> {
  try {
    return await ask(filter);
  } catch (error) {
    if (!(error instanceof RequestError) || error.code !== 'PRICES_HIDDEN') throw error;
    const { sort, filters, ...scope } = filter;
    const order = sort && !sort.startsWith('price') ? { sort } : {};
    return ask({ ...scope, ...order, filters: withoutPrices(filters ?? {}) });
  }
}

/** How many products each filter of a list leaves, with the chosen ones applied. */
export function facetsQuery(request: Request, { sort: _, filters, ...scope }: ListFilter) {
  return queryOptions({
    queryKey: ['products', 'facets', scope, filters ?? {}],
    queryFn: async () => {
      const ask = ({ filters, sort: _sort, search: text, ...list }: ListFilter) =>
        text === undefined
          ? request(listFacets, { query: { ...list, ...filters } })
          : request(searchFacets, { query: { search: text, ...filters } });
      return (await asPricesAreTold({ ...scope, ...(filters ? { filters } : {}) }, ask)).result;
    },
    staleTime: facetsFreshMs,
  });
}
