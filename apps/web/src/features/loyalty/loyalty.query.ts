import type { Request } from '@matiz/client/request.ts';
import type { Me } from '@matiz/contracts/identity.ts';
import { loyaltyStatus } from '@matiz/contracts/loyalty.ts';
import { queryOptions } from '@tanstack/react-query';

/** The tier of whoever is bought for (§3 Loyalty status). Only where there is a customer. */
export function loyaltyQuery(request: Request, customer: NonNullable<Me['customer']>) {
  return queryOptions({
    queryKey: ['loyalty', customer._id],
    queryFn: () => request(loyaltyStatus, { query: { customer_id: customer._id } }),
  });
}
