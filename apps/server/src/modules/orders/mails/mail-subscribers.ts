import type { OrderDetail } from '@matiz/contracts/orders.ts';
import type { NoticeTopic } from '@matiz/domain/identity/notices.ts';
import { type SendDeps, sendOnce } from '#jobs/send-once.ts';
import { type Subscriber, subscribeTo } from '#jobs/subscribers.ts';
import { findSeller } from '#modules/identity/index.ts';
import { findOrder } from '../history/orders.store.ts';
import {
  deliveryDispatchedSchema,
  deliveryRescheduledSchema,
  deliveryScheduledSchema,
  orderAwaitsPaymentSchema,
  orderCancelledSchema,
  orderPlacedSchema,
  paymentNotFoundSchema,
} from '../rows/order-events.ts';
import { awaitsPaymentMail, paymentNotFoundMail } from './by-hand-mails.ts';
import { composeMail, type MailContent } from './compose-mail.ts';
import { findMailbox } from './mail.store.ts';
import {
  cancelledMail,
  dispatchedMail,
  placedMail,
  type Reading,
  rescheduledMail,
  scheduledMail,
} from './order-mails.ts';

export interface MailDeps extends SendDeps {
  /** Without a slash at its end. */
  readonly publicUrl: string;
}

/**
 * Anyone who buys reads of their order by e-mail: the business's own address, else its account's.
 * Heard twice, it is sent once; a mail server that refuses is asked again later.
 */
export function createMailSubscribers(deps: MailDeps): Subscriber[] {
  const { sql, publicUrl } = deps;

  async function tell(
    { orderId, customerId }: { orderId: string; customerId: string },
    id: string,
    write: (reading: Reading) => MailContent | null,
    topic: NoticeTopic | null = null,
  ): Promise<void> {
    await sendOnce(deps, id, async () => {
      const [order, to, seller] = await Promise.all([
        findOrder(sql.reader, { id: orderId }),
        findMailbox(sql.reader, customerId, topic),
        findSeller(sql.reader),
      ]);
      if (order === null || to === null) return null;
      const content = write({ order, address: addressOf(order) });
      return content && { channel: 'email', to, ...composeMail(content, order, seller) };
    });
  }

  const addressOf = ({ code }: OrderDetail) => `${publicUrl}/home/profile/orders/history/${code}`;
  const name = 'orders.mail';
  return [
    subscribeTo('order.placed', {
      name,
      schema: orderPlacedSchema,
      handle: (event, id) => tell(event, id, placedMail),
    }),
    subscribeTo('order.awaitsPayment', {
      name,
      schema: orderAwaitsPaymentSchema,
      handle: (event, id) => tell(event, id, (reading) => awaitsPaymentMail(reading, event)),
    }),
    subscribeTo('payment.notFound', {
      name,
      schema: paymentNotFoundSchema,
      handle: (event, id) => tell(event, id, (reading) => paymentNotFoundMail(reading, event)),
    }),
    subscribeTo('order.cancelled', {
      name,
      schema: orderCancelledSchema,
      handle: async (event, id) => {
        // Anyone who took it back to the cart, or ordered it again, was never told that it stands.
        if (event.why === 'reopened' || event.why === 'replaced') return;
        await tell(event, id, (reading) => cancelledMail(reading, event));
      },
    }),
    subscribeTo('delivery.rescheduled', {
      name,
      schema: deliveryRescheduledSchema,
      handle: (event, id) =>
        tell(event, id, (reading) => rescheduledMail(reading, event), 'presale'),
    }),
    subscribeTo('delivery.scheduled', {
      name,
      schema: deliveryScheduledSchema,
      handle: (event, id) => tell(event, id, (reading) => scheduledMail(reading, event), 'presale'),
    }),
    subscribeTo('delivery.dispatched', {
      name,
      schema: deliveryDispatchedSchema,
      handle: (event, id) => tell(event, id, (reading) => dispatchedMail(reading, event), 'orders'),
    }),
  ];
}
