import { orderListCopy } from '#copy/orders/order-list.ts';
import { useMe } from '#session/me.query.ts';

/** Who placed an order, in words; null where the one who reads did: that goes without saying. */
export function usePlacedBy(name: string): string | null {
  const user = useMe()?.user;
  const own = [user?.name, user?.last_name].filter(Boolean).join(' ');
  return name === own ? null : orderListCopy.placedBy(name);
}
