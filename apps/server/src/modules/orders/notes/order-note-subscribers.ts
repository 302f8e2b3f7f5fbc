import type { SqlReader } from '#db/sql.ts';
import { type Subscriber, subscribeTo } from '#jobs/subscribers.ts';
import * as events from '../rows/order-events.ts';
import { type NotedOrderRow, readNotedOrder } from './noted-order.store.ts';
import * as notes from './order-notes.ts';

export interface OrderNoteDeps {
  readonly sql: { readonly reader: SqlReader };
  /** Keeps a note for a business and tells its phones; each once for an id. */
  readonly tellPhones: (
    customerId: string,
    id: string,
    note: notes.OrderNote & { readonly path: string },
  ) => Promise<void>;
}

interface OrderIds {
  readonly orderId: string;
  readonly customerId: string;
}

/**
 * A business's people are told how their order goes on, each step once. What they did themselves on
 * their screen is no news to them: placing it, cancelling it, taking it back to the cart.
 */
export function createOrderNoteSubscribers({ sql, tellPhones }: OrderNoteDeps): Subscriber[] {
  /** `choose` answers null where it is no news to them, or not true any more. */
  async function tell(
    { orderId, customerId }: OrderIds,
    id: string,
    choose: (order: NotedOrderRow) => notes.OrderNote | null,
  ): Promise<void> {
    const order = await readNotedOrder(sql.reader, orderId);
    const note = order && choose(order);
    if (!note) return;
    const path = `/home/profile/orders/history/${order.code}`;
    await tellPhones(customerId, id, { ...note, path });
  }

  const ifUnpaid = (note: notes.OrderNote) => (order: NotedOrderRow) =>
    order.state === 'created' ? note : null;
  const name = 'orders.notes';
  return [
    subscribeTo('order.placed', {
      name,
      schema: events.orderPlacedSchema,
      handle: (event, id) =>
        tell(event, id, ({ seller }) => {
          if (event.isPaid) return notes.paidNote;
          return seller === null ? null : notes.placedBySellerNote(seller);
        }),
    }),
    subscribeTo('payment.notFound', {
      name,
      schema: events.paymentNotFoundSchema,
      handle: (event, id) => tell(event, id, ifUnpaid(notes.paymentNotFoundNote)),
    }),
    subscribeTo('payment.declined', {
      name,
      schema: events.paymentDeclinedSchema,
      handle: (event, id) => tell(event, id, ifUnpaid(notes.paymentDeclinedNote)),
    }),
    subscribeTo('order.cancelled', {
      name,
      schema: events.orderCancelledSchema,
      handle: (event, id) => tell(event, id, () => cancelledNote(event)),
    }),
    subscribeTo('delivery.preparing', {
      name,
      schema: events.deliveryPreparingSchema,
      handle: (event, id) => tell(event, id, () => notes.preparingNote),
    }),
    subscribeTo('delivery.dispatched', {
      name,
      schema: events.deliveryDispatchedSchema,
      handle: (event, id) => tell(event, id, () => notes.dispatchedNote),
    }),
    subscribeTo('delivery.delivered', {
      name,
      schema: events.deliveryDeliveredSchema,
      // Deliveries that were handed over in one go are one piece of news.
      handle: (event) =>
        tell(event, `delivered:${event.orderId}:${event.at}`, ({ state }) =>
          notes.deliveredNote(state === 'delivered'),
        ),
    }),
    subscribeTo('delivery.rescheduled', {
      name,
      schema: events.deliveryRescheduledSchema,
      handle: (event, id) => tell(event, id, () => notes.rescheduledNote),
    }),
    subscribeTo('delivery.scheduled', {
      name,
      schema: events.deliveryScheduledSchema,
      handle: (event, id) => tell(event, id, () => notes.scheduledNote),
    }),
  ];
}

function cancelledNote(event: events.OrderCancelled): notes.OrderNote | null {
  const { why, byStaff, bySeller = false, isWhole } = event;
  if (why === 'expired') return notes.expiredNote;
  if (why) return null;
  if (byStaff) return notes.cancelledByShopNote(isWhole);
  return bySeller ? notes.cancelledBySellerNote(isWhole) : null;
}
