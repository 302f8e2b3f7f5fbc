import type { Request } from '@matiz/client/request.ts';
import { readPromotionalHeader } from '@matiz/contracts/marketing/promotion.ts';
import { queryOptions } from '@tanstack/react-query';

/** The promotion over the page (§3); null where there is none. */
export function promotionQuery(request: Request) {
  return queryOptions({
    queryKey: ['promotional-header'],
    queryFn: async () => (await request(readPromotionalHeader, { query: {} })).result,
    staleTime: 60_000,
  });
}
