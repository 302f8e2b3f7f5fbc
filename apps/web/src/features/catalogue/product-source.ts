import { productSorts } from '@matiz/contracts/catalogue.ts';
import { fetchProductPage, type ListFilter, type Sort } from './catalogue.queries.ts';
import type { ProductListSource } from './list-pages.ts';

/** A list of GET /product/list as a list that is read page by page. */
export function productSource(filter: ListFilter): ProductListSource {
  const { categoryId, manufacturerId, list, sort } = filter;
  return {
    key: ['list', categoryId ?? '', manufacturerId ?? '', list ?? '', sort ?? ''],
    async fetchPage(request, page) {
      const reply = await fetchProductPage(request, filter, page);
      return {
        products: reply.result,
        page: reply.page,
        total: reply.total,
        totalPages: reply.totalPage,
      };
    },
  };
}

/** The order in an address; the first of the list's orders for anything unknown. */
export function readSort(search: URLSearchParams, fallback: Sort = 'bestsellers'): Sort {
  return productSorts.find((sort) => sort === search.get('sort')) ?? fallback;
}
