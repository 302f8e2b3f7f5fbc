import type { CartReply } from '@matiz/contracts/cart.ts';
import type { zoneSchema } from '@matiz/contracts/delivery.ts';
import { sumGoods } from '@matiz/domain/cart/totals.ts';
import { missingForOrder } from '@matiz/domain/delivery/order-minimum.ts';
import { missingForFree, shippingFor } from '@matiz/domain/delivery/shipping.ts';
import type { z } from 'zod';

type Zone = z.output<typeof zoneSchema>;

/** What the cart comes to, in whole pesos, before the payment's own charge or discount. */
export interface CartSums {
  readonly subtotal: number;
  readonly discount: number;
  /** Null while the place is unknown. */
  readonly shipping: number | null;
  /** What is missing for shipping to be free; null where it never is, 0 where it is. */
  readonly missingForFree: number | null;
  /** What is missing for the zone to take the order; 0: nothing; null while it is unknown. */
  readonly missingForOrder: number | null;
  readonly total: number;
}

/** Counts the lines as they are shown, so that the sums follow every press. */
export function sumCart(cart: NonNullable<CartReply['cart']>, zone: Zone | null): CartSums {
  const { amount, ...goods } = sumGoods(cart.products);
  const shipping = zone && shippingFor(zone, amount);
  return {
    ...goods,
    shipping,
    missingForFree: zone && missingForFree(zone, amount),
    missingForOrder: zone && missingForOrder(zone, amount),
    total: amount + (shipping ?? 0),
  };
}
