import type { Request } from '@matiz/client/request.ts';
import { listTradeTypes } from '@matiz/contracts/identity/registration.ts';
import { queryOptions } from '@tanstack/react-query';

const freshMs = 60 * 60_000;

/** The kinds of business that there are (§7). */
export function tradeTypesQuery(request: Request) {
  return queryOptions({
    queryKey: ['trade-types'],
    queryFn: async () => (await request(listTradeTypes, {})).results,
    staleTime: freshMs,
  });
}
