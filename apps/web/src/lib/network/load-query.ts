import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * A loader's data: from the cache when it is there (refreshed behind the page when old), from the
 * server when it is not, or when something happened that made it untrue (login, another customer).
 */
export async function loadQuery<Data, Key extends QueryKey>(
  client: QueryClient,
  options: FetchQueryOptions<Data, Error, Data, Key>,
): Promise<Data> {
  const isUntrue = client.getQueryState(options.queryKey)?.isInvalidated ?? false;
  if (isUntrue) return client.fetchQuery(options);
  return client.ensureQueryData({ ...options, revalidateIfStale: true });
}
