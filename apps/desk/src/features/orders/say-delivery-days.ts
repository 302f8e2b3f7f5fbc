import type { OrderDetail } from '@matiz/contracts/orders.ts';
import { formatDay, formatHours } from '@matiz/domain/kernel/show-date.ts';
import { orderPageCopy as copy } from '#copy/orders.ts';

type Delivery = Pick<
  OrderDetail['deliveries'][number],
  'state' | 'estimatedDate' | 'arrivalDate' | 'window' | 'isWaiting' | 'moved'
>;

/**
 * When a delivery has to leave, and what its buyer was told of when it comes: `Sale el sáb 28 de nov ·
 * Llega el lun 30 de nov, de 8 a. m. a 12 m.`
 */
export function sayDeliveryDays(delivery: Delivery): string {
  const { state, estimatedDate, arrivalDate, window, isWaiting, moved } = delivery;
  const hours = window && formatHours(window.from, window.to);
  const parts = [
    state === 'dispatched' ? null : copy.leaves(formatDay(estimatedDate)),
    arrivalDate === null ? null : copy.arrives(formatDay(arrivalDate), hours),
    window?.kind === 'express' ? copy.express : null,
    isWaiting ? copy.waits : null,
    moved ? copy.moved(formatDay(moved.from)) : null,
  ];
  return parts.filter((part) => part !== null).join(' · ');
}
