import type { OrderDetail } from '@matiz/contracts/orders.ts';
import { cancelledAmount } from '@matiz/domain/orders/cancelled-amount.ts';

/** What comes back when an order, or one delivery of it, is cancelled. */
export interface ReleasedGoods {
  readonly units: number;
  /** Pesos that are no longer paid. */
  readonly amount: number;
  /** Pesos that the rest of the order comes to. */
  readonly due: number;
}

/** Counted as the server will (D-10); `deliveryId` null: all that still counts. */
export function releasedBy(order: OrderDetail, deliveryId: string | null): ReleasedGoods {
  const isGoing = (delivery: OrderDetail['deliveries'][number]) =>
    delivery.state !== 'cancelled' && (deliveryId === null || delivery.deliveryId === deliveryId);
  const lines = order.deliveries.flatMap((delivery) =>
    delivery.products.map((line) => {
      return { ...line, isCancelled: delivery.state === 'cancelled' || isGoing(delivery) };
    }),
  );
  const gone = order.deliveries.filter(
    (delivery) => delivery.state === 'cancelled' || isGoing(delivery),
  );
  const cancelled = cancelledAmount(
    lines,
    gone.map(({ window }) => ({ ownShipping: window?.ownShipping })),
  );
  return {
    units: order.deliveries
      .filter(isGoing)
      .flatMap(({ products }) => products)
      .reduce((sum, line) => sum + line.quantity, 0),
    amount: cancelled - order.cancelled,
    due: order.totals.total - cancelled,
  };
}
