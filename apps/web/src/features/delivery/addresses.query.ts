import type { Request } from '@matiz/client/request.ts';
import { listAddresses } from '@matiz/contracts/delivery.ts';
import { queryOptions } from '@tanstack/react-query';

/** The delivery addresses of a customer (§7). */
export function addressesQuery(request: Request, customerId: string) {
  return queryOptions({
    queryKey: ['addresses', customerId],
    queryFn: () => request(listAddresses, { query: { customerId } }),
  });
}
