import { isWorthRetrying } from '@matiz/client/request-error.ts';
import { QueryClient } from '@tanstack/react-query';

const freshMs = 60_000;
const keptMs = 15 * 60_000;

/** The one data cache: of a visitor's tab, or of one page that the server renders. */
export function createQueryClient(isServer = false): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: freshMs,
        gcTime: isServer ? Number.POSITIVE_INFINITY : keptMs,
        refetchOnWindowFocus: false,
        retry: (failures, error) => !isServer && failures < 2 && isWorthRetrying(error),
      },
      // Without a connection a change fails at once and says so: nothing is queued in silence.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
