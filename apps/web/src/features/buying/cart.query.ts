import type { Request } from '@matiz/client/request.ts';
import { listCart } from '@matiz/contracts/cart.ts';
import type { Me } from '@matiz/contracts/identity.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useRequest } from '#lib/services.ts';
import { useMe } from '#session/me.query.ts';

export const cartKey = ['cart'] as const;

/** Prices and stock move while the buyer looks elsewhere: what comes back into sight is read again. */
const freshMs = 10_000;

/** The cart of the one who is bought for (D-9). */
export function cartQuery(request: Request) {
  return queryOptions({
    queryKey: cartKey,
    queryFn: () => request(listCart, {}),
    staleTime: freshMs,
    refetchOnWindowFocus: true,
  });
}

/** Whether this visitor can have a cart: it belongs to a customer. */
export function hasCart(visitor: Me | undefined): boolean {
  return visitor?.customer != null;
}

/** Units in the cart, for the header; 0 where there is none. */
export function useCartUnits(): number {
  const request = useRequest();
  const visitor = useMe();
  const { data } = useQuery({ ...cartQuery(request), enabled: hasCart(visitor) });
  return data?.cart?.units ?? 0;
}
