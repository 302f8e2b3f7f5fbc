import type { Request } from '@matiz/client/request.ts';
import { reviewReorder } from '@matiz/contracts/cart/reorder.ts';
import { listOrders, queryOrder } from '@matiz/contracts/orders.ts';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { OrderFilter } from './history/order-filter.ts';

export const ordersKey = ['orders'] as const;
export const orderKey = (code: string) => ['order', code] as const;

/** The orders of the customer that a filter leaves, the last first, 20 at a time. */
export function ordersQuery(request: Request, filter: OrderFilter = {}) {
  return infiniteQueryOptions({
    queryKey: [...ordersKey, filter],
    queryFn: ({ pageParam }) =>
      request(listOrders, { query: { ...filter, page: String(pageParam) } }),
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

/** An order, then and now: what can be had again (§2 Purchased orders). */
export function reorderQuery(request: Request, orderCode: string) {
  return queryOptions({
    queryKey: ['reorder', orderCode],
    queryFn: () => request(reviewReorder, { query: { orderCode } }),
    // Prices and stock are of now or of nothing.
    gcTime: 0,
  });
}
