import { listAddresses } from '@matiz/contracts/delivery.ts';
import { queryOptions } from '@tanstack/react-query';
import type { Request } from '../../lib/request-client.ts';

/** The delivery addresses of a customer (§7). */
export function addressesQuery(request: Request, customerId: string) {
  return queryOptions({
    queryKey: ['addresses', customerId],
    queryFn: () => request(listAddresses, { query: { customerId } }),
  });
}
