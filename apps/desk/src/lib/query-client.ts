import { isWorthRetrying } from '@matiz/client/request-error.ts';
import { QueryClient } from '@tanstack/react-query';

/** People act on these numbers: what was read is read anew when a page is opened again. */
const FRESH_MS = 10_000;

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        refetchOnWindowFocus: false,
        retry: (failures, error) => failures < 2 && isWorthRetrying(error),
      },
      // Without a connection a change fails at once and says so: nothing is queued in silence.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
