import type { Request, RequestContextValues } from '@matiz/client/request.ts';
import { type Me, me } from '@matiz/contracts/identity.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useRequest, useServices } from '#lib/services.ts';

export const meKey = ['me'] as const;
const freshMs = 5 * 60_000;

/** Who looks and for whom they buy: a guest where there is no session (§2, D-21). */
export function meQuery(request: Request) {
  return queryOptions({ queryKey: meKey, queryFn: () => request(me, {}), staleTime: freshMs });
}

function useWatchedMe(): Me | undefined {
  return useQuery(meQuery(useRequest())).data;
}

/** While the server draws a page nothing changes: dozens of parts of it ask. */
function useKnownMe(): Me | undefined {
  return useServices().queryClient.getQueryData<Me>(meKey);
}

/** The session's `me`; undefined only until the first page has loaded. */
export const useMe = typeof document === 'undefined' ? useKnownMe : useWatchedMe;

export function isGuest(visitor: Me | undefined): boolean {
  return visitor === undefined || visitor.user.rol === 'Guest';
}

export function isSeller(visitor: Me | undefined): boolean {
  return visitor?.user.rol === 'Seller';
}

/** Whether an account of its own sees prices, and still owes the data of its business (ADR 101). */
export function owesData(visitor: Me | undefined): boolean {
  return visitor?.registration === 'phone_verified' && !isSeller(visitor);
}

export function isStaff(visitor: Me | undefined): boolean {
  return visitor?.user.rol === 'Staff';
}

/** §7: the parameters that product, cart and tracking requests carry. Hints only (D-4). */
export function contextOf(visitor: Me | undefined, reference: string | null): RequestContextValues {
  return {
    ...(reference ? { reference } : {}),
    ...(visitor && {
      warehouse: visitor.warehouse._id,
      userId: visitor.user._id,
      userCityId: visitor.delivery.cityId,
      userStateId: visitor.delivery.stateId,
      ...(visitor.customer ? { tradeTypeId: visitor.customer.tradeTypeId } : {}),
    }),
  };
}
