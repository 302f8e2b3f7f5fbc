import { maxCountedResults } from '@matiz/contracts/search.ts';
import { readFilters } from '../filters/list-filters.ts';
import { fetchFoundPage, fetchProductPage, type ListFilter, type Sort } from './list.queries.ts';
import type { ProductListSource } from './list-pages.ts';

/** The orders of a list that has none of its own; by price for the one who is told prices. */
export const everySort = ['bestsellers', 'new', 'name', 'price-asc', 'price-desc'] as const;

/** What a list is of, narrowed and sorted as the address says; the first order is its own. */
export function readListFilter(
  scope: Omit<ListFilter, 'sort' | 'filters'>,
  search: URLSearchParams,
  sorts: readonly Sort[],
): ListFilter {
  return { ...scope, sort: readSort(search, sorts), filters: readFilters(search) };
}

/** The orders of results: what answers best comes first, unless asked otherwise. */
export const foundSorts = ['found', ...everySort] as const;

/** A list of GET /product/list, or of GET /search, as a list that is read page by page. */
export function productSource(filter: ListFilter): ProductListSource {
  const { search } = filter;
  if (search !== undefined) return foundSource({ ...filter, search });
  return {
    key: ['list', filter],
    async fetchPage(request, page) {
      const reply = await fetchProductPage(request, filter, page);
      return {
        products: reply.result,
        page: reply.page,
        total: reply.total,
        totalPages: reply.totalPage,
        title: reply.title,
      };
    },
  };
}

function foundSource(filter: ListFilter & { readonly search: string }): ProductListSource {
  return {
    key: ['search', filter],
    async fetchPage(request, page) {
      const reply = await fetchFoundPage(request, filter, page);
      return {
        products: reply.products,
        page: reply.page,
        total: reply.totalItems,
        isTotalLeast: reply.totalItems >= maxCountedResults,
        totalPages: reply.totalPages,
        suggestion: reply.suggestion,
        leftOut: reply.leftOut,
        alternatives: reply.alternatives,
      };
    },
  };
}

function readSort(search: URLSearchParams, sorts: readonly Sort[]): Sort {
  return sorts.find((sort) => sort === search.get('sort')) ?? sorts[0] ?? 'bestsellers';
}
