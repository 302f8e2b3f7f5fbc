import { isWorthRetrying } from '@matiz/client/request-error.ts';
import { type Query, QueryClient } from '@tanstack/react-query';
import { unlessKept } from './unless-kept.ts';

const freshMs = 60_000;
const keptMs = 15 * 60_000;

/** What the device kept of an answer, for a time without a connection; undefined: nothing. */
export type FindKept = (query: Query) => Promise<unknown>;

/** The one data cache: of a visitor's tab, or of one page that the server renders. */
export function createQueryClient(isServer = false, findKept?: FindKept): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: freshMs,
        gcTime: isServer ? Number.POSITIVE_INFINITY : keptMs,
        refetchOnWindowFocus: false,
        // Asked even without a connection: what fails for want of one may have been kept.
        networkMode: 'offlineFirst',
        ...(findKept && {
          persister: (ask, context, query) =>
            unlessKept(
              () => ask(context),
              () => findKept(query),
            ),
        }),
        retry: (failures, error) => !isServer && failures < 2 && isWorthRetrying(error),
      },
      // Without a connection a change fails at once and says so: nothing is queued in silence.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
