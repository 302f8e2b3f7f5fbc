import type { OrderDetail } from '@matiz/contracts/orders.ts';
import { canCancelDelivery } from '@matiz/domain/orders/cancel-deliveries.ts';
import { dueOfDelivery } from '@matiz/domain/orders/delivery-due.ts';
import { canCancelAll } from '@matiz/domain/orders/order-state.ts';

type Delivery = OrderDetail['deliveries'][number];

interface DeliveryColumns
  extends Omit<Delivery, 'deliveryId' | 'position' | 'canCancel' | 'due' | 'shipping'> {
  /** Within the order, and never another's. */
  readonly number: number;
}

/** An order as `findOrder` reads it: what the rules say of it is added here. */
export interface OrderColumns extends Omit<OrderDetail, 'due' | 'canCancel' | 'deliveries'> {
  readonly deliveries: readonly DeliveryColumns[];
}

/** Deliveries are counted in the order in which they leave; their ids never change. */
export function showOrder({ deliveries, ...order }: OrderColumns): OrderDetail {
  return {
    ...order,
    due: order.totals.total - order.cancelled,
    canCancel: canCancelAll(deliveries.map(({ state }) => state)),
    deliveries: deliveries.map(({ number, ...delivery }, index) => ({
      ...delivery,
      deliveryId: String(number),
      position: index + 1,
      ...dueOfDelivery(delivery.state, delivery.products),
      canCancel: canCancelDelivery(order.state, delivery.state),
    })),
  };
}
