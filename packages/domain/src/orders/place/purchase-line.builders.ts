import type { PurchaseLine } from './order-totals.ts';

/** One unit at $ 119 with 19 % of IVA, that leaves at once. */
export function purchaseLine({
  quantity = 1,
  price = 119,
  originalPrice = price,
  productId = 1,
  taxRate = 19,
  dispatchDate = null,
}: {
  quantity?: number;
  price?: number;
  originalPrice?: number;
  productId?: number;
  taxRate?: number;
  dispatchDate?: string | null;
} = {}): PurchaseLine {
  return {
    quantity,
    dispatchDate,
    price: { originalPrice },
    total: quantity * price,
    sellable: { productId, taxRate },
  };
}
