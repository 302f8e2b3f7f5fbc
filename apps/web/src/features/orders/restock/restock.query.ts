import type { Request } from '@matiz/client/request.ts';
import { showRestock } from '@matiz/contracts/catalogue/restock.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useRequest } from '#lib/services.ts';
import { useMe } from '#session/me.query.ts';

/** What a customer restocks; under the customer's own key, so that a seller's next one has theirs. */
export function restockQuery(request: Request, customerId: string) {
  return queryOptions({
    queryKey: ['restock', customerId],
    queryFn: async () => (await request(showRestock, {})).result,
  });
}

/** Undefined for who buys for nobody, and until it is there. */
export function useRestock() {
  const customerId = useMe()?.customer?._id;
  const { data } = useQuery({
    ...restockQuery(useRequest(), customerId ?? ''),
    enabled: customerId !== undefined,
  });
  return data;
}

/** The products that stand in it: the home shows none of them twice. */
export function useRestockedProducts(): ReadonlySet<string> {
  const { usual = [], back = [], moved = [] } = useRestock() ?? {};
  return new Set([...usual, ...back, ...moved].map((one) => one.productId));
}
