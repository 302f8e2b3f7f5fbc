import type { DemoOrder } from '@matiz/demo/people/types.ts';
import { deliveryState, type OrderIds, orderState } from './order-rows.ts';

const hour = 60 * 60 * 1000;
/** The states on the way to each one, itself included. */
const ways: Readonly<Record<string, readonly string[]>> = {
  in_preparation: ['in_preparation'],
  dispatched: ['in_preparation', 'dispatched'],
  delivered: ['in_preparation', 'dispatched', 'delivered'],
  returned: ['in_preparation', 'dispatched', 'delivered', 'returned'],
  cancelled: ['cancelled'],
};

/** What happened to an order and to each of its deliveries, step by step. */
export function eventRows(order: DemoOrder, { orderId, actorId }: OrderIds) {
  const { placedAt, status, deliveries } = order;
  const placed = { order_id: orderId, delivery: null, state: 'confirmed', at: placedAt };
  const lastAt = deliveries.findLast(({ deliveredAt }) => deliveredAt)?.deliveredAt ?? null;
  return [
    { ...placed, actor_id: actorId },
    ...stepsTo(orderState(status), placedAt, lastAt).map((step) => {
      return { ...placed, ...step, actor_id: null };
    }),
    ...deliveries.flatMap(({ status: own, deliveredAt }, index) =>
      stepsTo(deliveryState(own), placedAt, deliveredAt).map((step) => {
        return { ...placed, ...step, delivery: index + 1, actor_id: null };
      }),
    ),
  ];
}

function stepsTo(state: string, placedAt: Date, deliveredAt: Date | null) {
  return (ways[state] ?? []).map((step) => ({
    state: step,
    at: momentOf(step, placedAt, deliveredAt),
  }));
}

function momentOf(step: string, placedAt: Date, deliveredAt: Date | null): Date {
  const after = (start: Date, hours: number) => new Date(start.getTime() + hours * hour);
  switch (step) {
    case 'in_preparation':
      return after(placedAt, 2);
    case 'dispatched':
      return after(placedAt, 5);
    case 'delivered':
      return deliveredAt ?? after(placedAt, 30);
    case 'returned':
      return after(deliveredAt ?? placedAt, 96);
    default:
      return after(placedAt, 3);
  }
}
