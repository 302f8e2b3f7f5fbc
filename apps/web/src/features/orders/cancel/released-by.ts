import type { OrderDetail } from '@matiz/contracts/orders.ts';
import { cancelledAmount } from '@matiz/domain/orders/cancelled-amount.ts';

/** What comes back when an order, or one delivery of it, is cancelled. */
export interface Released {
  readonly units: number;
  /** Pesos that are no longer paid. */
  readonly amount: number;
  /** Pesos that the rest of the order comes to. */
  readonly due: number;
}

/** Counted as the server will (D-10); `deliveryId` null: all that still counts. */
export function releasedBy(order: OrderDetail, deliveryId: string | null): Released {
  const { shipping, paymentAdjustment } = order.totals;
  const live = order.deliveries.filter(({ state }) => state !== 'cancelled');
  const going = live.filter(
    (delivery) => deliveryId === null || delivery.deliveryId === deliveryId,
  );
  const staying = live.filter((delivery) => !going.includes(delivery));
  const goods = goodsOf(order.deliveries);
  const cancelled = cancelledAmount({ goods, shipping, paymentAdjustment }, goodsOf(staying));
  return {
    units: going.flatMap(({ products }) => products).reduce((sum, line) => sum + line.quantity, 0),
    amount: cancelled - order.cancelled,
    due: order.totals.total - cancelled,
  };
}

/** What the goods of deliveries come to, less their share of the coupon. */
function goodsOf(deliveries: OrderDetail['deliveries']): number {
  return deliveries
    .flatMap(({ products }) => products)
    .reduce((sum, { total, couponDiscount }) => sum + total - couponDiscount, 0);
}
