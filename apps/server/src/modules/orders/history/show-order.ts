import type { OrderDetail } from '@matiz/contracts/orders.ts';
import { canCancelDelivery } from '@matiz/domain/orders/cancel-deliveries.ts';
import { dueOfDelivery } from '@matiz/domain/orders/delivery-due.ts';
import { canCancelAll } from '@matiz/domain/orders/order-state.ts';
import { splitDue } from '@matiz/domain/payments/credit/credit-part.ts';

type Delivery = OrderDetail['deliveries'][number];

interface DeliveryColumns
  extends Omit<Delivery, 'deliveryId' | 'position' | 'canCancel' | 'due' | 'shipping'> {
  /** Within the order, and never another's. */
  readonly number: number;
}

/** An order as `findOrder` reads it: what the rules say of it is added here. */
export interface OrderColumns
  extends Omit<OrderDetail, 'due' | 'methodDue' | 'canCancel' | 'deliveries'> {
  readonly deliveries: readonly DeliveryColumns[];
}

/** Deliveries are counted in the order in which they leave; their ids never change. */
export function showOrder({ deliveries, ...order }: OrderColumns): OrderDetail {
  const { cancelled, creditPart } = order;
  const { total } = order.totals;
  return {
    ...order,
    due: total - cancelled,
    methodDue: splitDue({ total, cancelled, creditPart }).other,
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
