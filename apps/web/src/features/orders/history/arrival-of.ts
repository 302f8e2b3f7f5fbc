import type { OrderRow } from '@matiz/contracts/orders.ts';
import { formatDay } from '@matiz/domain/kernel/show-date.ts';
import { orderListCopy } from '#copy/orders/order-list.ts';
import { ordersCopy } from '#copy/orders/orders.ts';
import { sayArrival } from '#features/delivery/index.ts';

const ended = ['delivered', 'cancelled', 'returned'];

/** When the next of an order comes; nothing where none is to come. */
export function arrivalOf({ deliveryStates }: OrderRow): string {
  if (deliveryStates.some(({ isAsking }) => isAsking)) return orderListCopy.movedAsk;
  const [next] = deliveryStates.filter(({ state }) => !ended.includes(state));
  if (!next) return '';
  return next.arrivalDate === null
    ? ordersCopy.leaves(formatDay(next.estimatedDate))
    : sayArrival(next.arrivalDate, null);
}
