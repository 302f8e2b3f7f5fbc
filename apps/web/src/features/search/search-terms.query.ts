import type { Request } from '@matiz/client/request.ts';
import { addSearchTerm, listOwnSearchTerms, listTopSearchTerms } from '@matiz/contracts/search.ts';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useServices } from '#lib/services.ts';
import { useMe } from '#session/me.query.ts';

const shown = '8';
const topFreshMs = 10 * 60_000;
const termsKey = ['search-terms'] as const;

/** What this person looked for last; nothing of a visitor is kept. */
export function ownTermsQuery(request: Request, userId: string) {
  return queryOptions({
    queryKey: [...termsKey, 'own', userId],
    queryFn: async () => textsOf(await request(listOwnSearchTerms, { query: { limit: shown } })),
  });
}

/** What most people look for. */
export function topTermsQuery(request: Request) {
  return queryOptions({
    queryKey: [...termsKey, 'top'],
    queryFn: async () => textsOf(await request(listTopSearchTerms, { query: { limit: shown } })),
    staleTime: topFreshMs,
  });
}

/** Notes a search whose results are shown (§7): once for each text, and nothing waits for it. */
export function useNotedSearch(text: string): void {
  const { request, queryClient } = useServices();
  const userId = useMe()?.user._id;
  useEffect(() => {
    if (text === '' || userId === undefined) return;
    void note(request, queryClient, text);
  }, [request, queryClient, userId, text]);
}

async function note(request: Request, client: QueryClient, searchTerm: string): Promise<void> {
  try {
    await request(addSearchTerm, { body: { searchTerm }, keepalive: true });
    await client.invalidateQueries({ queryKey: [...termsKey, 'own'] });
  } catch {
    // A search that is not noted is found all the same.
  }
}

function textsOf({ result }: { result: { searchTerm: string }[] }): string[] {
  return result.map(({ searchTerm }) => searchTerm);
}
