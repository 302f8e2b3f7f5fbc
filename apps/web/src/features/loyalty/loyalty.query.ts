import type { Request } from '@matiz/client/request.ts';
import type { Me } from '@matiz/contracts/identity.ts';
import { listLoyaltyTiers, loyaltyStatus } from '@matiz/contracts/loyalty.ts';
import { queryOptions } from '@tanstack/react-query';

/** Of whom the tier is asked: who is bought for, and the zone of the delivery (§7). */
export type LoyaltySubject = Pick<Me, 'zone'> & { customer: NonNullable<Me['customer']> };

/** The tier of the one who is bought for (§3 Loyalty status). Only where there is a customer. */
export function loyaltyQuery(request: Request, { customer, zone }: LoyaltySubject) {
  return queryOptions({
    queryKey: ['loyalty', customer._id],
    queryFn: () =>
      request(loyaltyStatus, {
        query: { customer_id: customer._id, ...(zone === null ? {} : { zone }) },
      }),
  });
}

export function hasTier<Visitor extends Me>(
  visitor: Visitor | undefined,
): visitor is Visitor & LoyaltySubject {
  return visitor?.customer != null;
}

const freshMs = 5 * 60_000;

/** Every tier and what it gives; the same for everybody. */
export function tiersQuery(request: Request) {
  return queryOptions({
    queryKey: ['loyalty-tiers'],
    queryFn: async () => (await request(listLoyaltyTiers, {})).results,
    staleTime: freshMs,
  });
}
