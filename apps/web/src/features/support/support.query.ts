import type { Request } from '@matiz/client/request.ts';
import { listSupportThreads, readSupportChannels } from '@matiz/contracts/support.ts';
import { queryOptions } from '@tanstack/react-query';

const freshMs = 60_000;

/** How the shop is reached, and whether someone answers now. */
export function channelsQuery(request: Request) {
  return queryOptions({
    queryKey: ['support-channels'],
    queryFn: () => request(readSupportChannels, {}),
    staleTime: freshMs,
  });
}

export const threadsKey = ['support-threads'] as const;

/** The own conversations, or the one about an order. */
export function threadsQuery(request: Request, orderCode: string | null = null) {
  return queryOptions({
    queryKey: [...threadsKey, orderCode],
    queryFn: () => request(listSupportThreads, { query: orderCode === null ? {} : { orderCode } }),
  });
}
