import type { Request } from '@matiz/client/request.ts';
import { listCoupons } from '@matiz/contracts/orders/coupons.ts';
import { queryOptions } from '@tanstack/react-query';

export const couponsKey = ['coupons'] as const;

/** The customer's coupons and what each is worth for the cart of now: of now or of nothing. */
export function couponsQuery(request: Request) {
  return queryOptions({
    queryKey: couponsKey,
    queryFn: () => request(listCoupons, {}),
    staleTime: 0,
  });
}
