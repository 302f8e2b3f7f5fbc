import type { Request } from '@matiz/client/request.ts';
import { listSavedLines } from '@matiz/contracts/cart/saved-lines.ts';
import { queryOptions } from '@tanstack/react-query';

export const savedLinesKey = ['saved-lines'] as const;

/** What is saved for later, under the customer's own key: a seller's next one has theirs. */
export function savedLinesQuery(request: Request, customerId: string) {
  return queryOptions({
    queryKey: [...savedLinesKey, customerId],
    queryFn: async () => (await request(listSavedLines, {})).result,
  });
}
