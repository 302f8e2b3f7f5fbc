import { isWorthRetrying } from '@matiz/client/request-error.ts';
import { QueryClient } from '@tanstack/react-query';

/** People act on these numbers: what was read is read again when a page is opened again. */
const freshMs = 10_000;

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: freshMs,
        refetchOnWindowFocus: false,
        retry: (failures, error) => failures < 2 && isWorthRetrying(error),
      },
      // Without a connection a change fails at once and says so: nothing is queued in silence.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
