import type { Request } from '@matiz/client/request.ts';
import { listOwnSessions } from '@matiz/contracts/identity/own-account.ts';
import { queryOptions } from '@tanstack/react-query';

export const ownSessionsKey = ['own-sessions'] as const;

/** Where the own account is open. */
export function ownSessionsQuery(request: Request) {
  return queryOptions({
    queryKey: ownSessionsKey,
    queryFn: () => request(listOwnSessions, {}),
  });
}
