import { readFilters } from '../filters/list-filters.ts';
import { fetchProductPage, type ListFilter, type Sort } from './list.queries.ts';
import type { ProductListSource } from './list-pages.ts';

/** The orders of a list that has none of its own; by price for whoever is told prices. */
export const everySort = ['bestsellers', 'new', 'name', 'price-asc', 'price-desc'] as const;

/** What a list is of, narrowed and sorted as the address says; the first order is its own. */
export function readListFilter(
  scope: Omit<ListFilter, 'sort' | 'filters'>,
  search: URLSearchParams,
  sorts: readonly Sort[],
): ListFilter {
  return { ...scope, sort: readSort(search, sorts), filters: readFilters(search) };
}

/** A list of GET /product/list as a list that is read page by page. */
export function productSource(filter: ListFilter): ProductListSource {
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

function readSort(search: URLSearchParams, sorts: readonly Sort[]): Sort {
  return sorts.find((sort) => sort === search.get('sort')) ?? sorts[0] ?? 'bestsellers';
}
