import type { Request } from '@matiz/client/request.ts';
import type { ReplyOf } from '@matiz/contracts/define-call.ts';
import { listSellerCustomers } from '@matiz/contracts/identity.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

export type SellerCustomer = ReplyOf<typeof listSellerCustomers>['results'][number];

/** The seller's customers that fit a search, those who ordered last first. */
export function sellerCustomersQuery(request: Request, search: string) {
  return queryOptions({
    queryKey: ['seller-customers', search],
    queryFn: () => request(listSellerCustomers, { query: search === '' ? {} : { search } }),
    placeholderData: keepPreviousData,
  });
}
