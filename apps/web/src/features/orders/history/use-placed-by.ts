import { ordersCopy } from '#copy/orders/orders.ts';
import { isSeller, useMe } from '#session/me.query.ts';

/**
 * Who placed an order, in words; null where its buyer did and reads it: that goes without saying. A
 * seller tells by it their own orders from those that the customer placed.
 */
export function usePlacedBy(name: string): string | null {
  const visitor = useMe();
  const own = [visitor?.user.name, visitor?.user.last_name].filter(Boolean).join(' ');
  return name === own && !isSeller(visitor) ? null : ordersCopy.placedBy(name);
}
