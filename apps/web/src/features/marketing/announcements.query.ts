import type { Request } from '@matiz/client/request.ts';
import { readAnnouncements } from '@matiz/contracts/marketing/announcements.ts';
import { queryOptions } from '@tanstack/react-query';

/** What the shop has to say on its home (§2). */
export function announcementsQuery(request: Request) {
  return queryOptions({
    queryKey: ['announcements'],
    queryFn: async () => (await request(readAnnouncements, { query: {} })).result,
    staleTime: 60_000,
  });
}
