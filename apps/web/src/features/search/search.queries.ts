import type { Request } from '@matiz/client/request.ts';
import { search, suggestSearch } from '@matiz/contracts/search.ts';
import { queryOptions } from '@tanstack/react-query';

const suggested = '8';
const suggestedFreshMs = 60_000;
export const maxSearchLength = 200;

/** What is offered while someone types. */
export function suggestionsQuery(request: Request, text: string) {
  return queryOptions({
    queryKey: ['products', 'suggestions', text],
    queryFn: () => request(suggestSearch, { query: { search: text, limit: suggested } }),
    staleTime: suggestedFreshMs,
  });
}

/** The first products of a search with prices and stock, for ordering right from the list. */
export function firstFoundQuery(request: Request, text: string) {
  return queryOptions({
    queryKey: ['products', 'first-found', text],
    queryFn: () => request(search, { query: { search: text, limit: suggested } }),
  });
}
