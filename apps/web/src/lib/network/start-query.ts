import type { FetchInfiniteQueryOptions, FetchQueryOptions, QueryKey } from '@tanstack/react-query';
import type { Services } from '../services.ts';
import { loadQuery } from './load-query.ts';

type StartServices = Pick<Services, 'queryClient' | 'platform' | 'connection'>;

/**
 * A loader's data where the screen has a skeleton of its own: the server waits for it, since its
 * page has to be whole; a browser only starts it and shows the screen at once. Without a connection
 * it waits too: the page that one is on is worth more than a skeleton.
 */
export async function startQuery<Data, Key extends QueryKey>(
  { queryClient, platform, connection }: StartServices,
  options: FetchQueryOptions<Data, Error, Data, Key>,
): Promise<void> {
  const loading = loadQuery(queryClient, options);
  if (platform.isServer || !connection.isOnline()) await loading;
  // A failure is the screen's to show: it reads the same query.
  else loading.catch(() => undefined);
}

/** The same for a list that is read page by page. */
export async function startPages<Data, Key extends QueryKey, Page>(
  { queryClient, platform, connection }: StartServices,
  options: FetchInfiniteQueryOptions<Data, Error, Data, Key, Page>,
): Promise<void> {
  const isThere = queryClient.getQueryData(options.queryKey) !== undefined;
  if (!platform.isServer && !connection.isOnline() && !isThere) {
    await queryClient.fetchInfiniteQuery(options);
    return;
  }
  const loading = queryClient.prefetchInfiniteQuery(options);
  if (platform.isServer) await loading;
}
