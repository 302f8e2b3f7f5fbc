import type { Request } from '@matiz/client/request.ts';
import { listSellerCustomers, readSellerDay } from '@matiz/contracts/identity/seller-customers.ts';
import type { PortfolioFilter } from '@matiz/domain/identity/portfolio.ts';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

export type { SellerCustomer } from '@matiz/contracts/identity/seller-customers.ts';

/** The first word of both keys: a change of customer keeps them, an order or a draft changes them. */
export const sellerKey = 'seller-customers';

/** The seller's customers that fit a search and a filter, those who ordered last first. */
export function sellerCustomersQuery(
  request: Request,
  search: string,
  filter: PortfolioFilter | null = null,
) {
  const query = { ...(search === '' ? {} : { search }), ...(filter === null ? {} : { filter }) };
  return infiniteQueryOptions({
    queryKey: [sellerKey, search, filter],
    queryFn: ({ pageParam }) =>
      request(listSellerCustomers, {
        query: { ...query, ...(pageParam === null ? {} : { after: pageParam }) },
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next ?? undefined,
  });
}

/** With what a seller's day begins: open drafts, whom they worked for last, how many of each. */
export function sellerDayQuery(request: Request) {
  return queryOptions({
    queryKey: [sellerKey, 'day'],
    queryFn: () => request(readSellerDay, {}),
  });
}
