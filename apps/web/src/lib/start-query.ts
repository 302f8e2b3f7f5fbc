import type { FetchInfiniteQueryOptions, FetchQueryOptions, QueryKey } from '@tanstack/react-query';
import { loadQuery } from './load-query.ts';
import type { Services } from './services.ts';

/**
 * A loader's data where the screen has a skeleton of its own: the server waits for it, since its
 * page has to be whole; a browser only starts it and shows the screen at once.
 */
export async function startQuery<Data, Key extends QueryKey>(
  { queryClient, platform }: Pick<Services, 'queryClient' | 'platform'>,
  options: FetchQueryOptions<Data, Error, Data, Key>,
): Promise<void> {
  const loading = loadQuery(queryClient, options);
  if (platform.isServer) await loading;
  // A failure is the screen's to show: it reads the same query.
  else loading.catch(() => undefined);
}

/** The same for a list that is read page by page. */
export async function startPages<Data, Key extends QueryKey, Page>(
  { queryClient, platform }: Pick<Services, 'queryClient' | 'platform'>,
  options: FetchInfiniteQueryOptions<Data, Error, Data, Key, Page>,
): Promise<void> {
  const loading = queryClient.prefetchInfiniteQuery(options);
  if (platform.isServer) await loading;
}
