import type { OrderDetail } from '@matiz/contracts/orders.ts';
import { canCancelAll, canMoveDelivery } from '@matiz/domain/orders/order-state.ts';

type Delivery = OrderDetail['deliveries'][number];

interface DeliveryColumns extends Omit<Delivery, 'deliveryId' | 'position' | 'canCancel'> {
  /** Within the order, and never another's. */
  readonly number: number;
}

/** An order as `findOrder` reads it: what the rules say of it is added here. */
export interface OrderColumns extends Omit<OrderDetail, 'due' | 'canCancel' | 'deliveries'> {
  readonly deliveries: readonly DeliveryColumns[];
}

/** Deliveries are counted in the order in which they leave; their ids never change. */
export function showOrder({ deliveries, ...order }: OrderColumns): OrderDetail {
  const isUnpaid = order.state === 'created';
  return {
    ...order,
    due: order.totals.total - order.cancelled,
    canCancel: canCancelAll(deliveries.map(({ state }) => state)),
    deliveries: deliveries.map(({ number, ...delivery }, place) => ({
      ...delivery,
      deliveryId: String(number),
      position: place + 1,
      // What is not paid yet is paid or given back as a whole.
      canCancel: !isUnpaid && canMoveDelivery(delivery.state, 'cancelled'),
    })),
  };
}
