import { listOrders, queryOrder } from '@matiz/contracts/orders.ts';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Request } from '../../lib/request-client.ts';

const ordersKey = ['orders'] as const;
export const orderKey = (code: string) => ['order', code] as const;

/** The orders of the customer, the last first, 20 at a time. */
export function ordersQuery(request: Request) {
  return infiniteQueryOptions({
    queryKey: ordersKey,
    queryFn: ({ pageParam }) => request(listOrders, { query: { page: String(pageParam) } }),
    initialPageParam: 1,
    getNextPageParam: ({ page, totalPage }) => (page < totalPage ? page + 1 : undefined),
  });
}

/** One order with its deliveries. */
export function orderQuery(request: Request, code: string) {
  return queryOptions({
    queryKey: orderKey(code),
    queryFn: () => request(queryOrder, { query: { code } }),
  });
}
