import type { Request } from '@matiz/client/request.ts';
import { MAX_COUNTED_RESULTS, search, suggestSearch } from '@matiz/contracts/search.ts';
import { queryOptions } from '@tanstack/react-query';

const SUGGESTED = '8';
const SUGGESTED_FRESH_MS = 60_000;
export const MAX_SEARCH_LENGTH = 200;

/** What is offered while somebody types. */
export function suggestionsQuery(request: Request, text: string) {
  return queryOptions({
    queryKey: ['products', 'suggestions', text],
    queryFn: () => request(suggestSearch, { query: { search: text, limit: SUGGESTED } }),
    staleTime: SUGGESTED_FRESH_MS,
  });
}

/** The first products of a search with prices and stock, for ordering right from the list. */
export function firstFoundQuery(request: Request, text: string) {
  return queryOptions({
    queryKey: ['products', 'first-found', text],
    queryFn: () => request(search, { query: { search: text, limit: SUGGESTED } }),
  });
}

/** The results of a search, page by page. */
export function searchSource(text: string) {
  return {
    key: ['search', text],
    async fetchPage(request: Request, page: number) {
      const reply = await request(search, { query: { search: text, page: String(page) } });
      return {
        products: reply.products,
        page: reply.page,
        total: reply.totalItems,
        isTotalLeast: reply.totalItems >= MAX_COUNTED_RESULTS,
        totalPages: reply.totalPages,
        suggestion: reply.suggestion,
        alternatives: reply.alternatives,
      };
    },
  };
}
