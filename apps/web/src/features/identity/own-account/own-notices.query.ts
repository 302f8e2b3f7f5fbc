import type { Request } from '@matiz/client/request.ts';
import { readOwnNotices } from '@matiz/contracts/identity/own-notices.ts';
import { queryOptions } from '@tanstack/react-query';

export const ownNoticesKey = ['own-notices'] as const;

/** What one may be told, and by which ways. */
export function ownNoticesQuery(request: Request) {
  return queryOptions({
    queryKey: ownNoticesKey,
    queryFn: () => request(readOwnNotices, {}),
  });
}
