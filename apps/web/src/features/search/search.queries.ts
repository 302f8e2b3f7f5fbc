import { search } from '@matiz/contracts/search.ts';
import { queryOptions } from '@tanstack/react-query';
import type { Request } from '../../lib/request-client.ts';
import type { ProductListSource } from '../catalogue/list-pages.ts';

const SUGGESTED = '8';
export const MAX_SEARCH_LENGTH = 200;

/** The first products for what is being typed. */
export function suggestionsQuery(request: Request, text: string) {
  return queryOptions({
    queryKey: ['suggestions', text],
    queryFn: () => request(search, { query: { search: text, limit: SUGGESTED } }),
  });
}

/** The results of a search, page by page. */
export function searchSource(text: string): ProductListSource {
  return {
    key: ['search', text],
    async fetchPage(request, page) {
      const reply = await request(search, { query: { search: text, page: String(page) } });
      return {
        products: reply.products,
        page: reply.page,
        total: reply.totalItems,
        totalPages: reply.totalPages,
      };
    },
  };
}
