import type { ReplyOf } from '@matiz/contracts/define-call.ts';
import type { listOrderMethods, readDeskOrder } from '@matiz/contracts/staff/orders.ts';
import type { Fragment, SqlFragments, SqlReader } from '#db/sql.ts';
import { selectOrder } from '../history/orders.store.ts';
import { type OrderColumns, showOrder } from '../history/show-order.ts';
import { isoText } from '../rows/order-reader.store.ts';
import { sellersOf } from './order-list.ts';

type DeskOrder = ReplyOf<typeof readDeskOrder>;

interface Extra extends Omit<DeskOrder, 'result'> {
  /** Who did what, with the reason that was given for it. */
  readonly done: DeskOrder['events'];
}

/** An order with what its buyer does not see of it, in one statement. */
export async function findDeskOrder(sql: SqlReader, code: string): Promise<DeskOrder | null> {
  const [row] = await sql<(OrderColumns & { extra: Omit<Extra, 'events'> })[]>`
    ${selectOrder(sql, sql`placed.code = ${code}`, sql`, ${selectExtra(sql)} AS extra`)}`;
  if (!row) return null;
  const { extra, ...order } = row;
  const { contact, origin, payments, done: events } = extra;
  return { result: showOrder(order), contact, origin, payments, events };
}

function selectExtra(sql: SqlFragments): Fragment {
  return sql`json_build_object(
    'contact', (SELECT json_build_object('documentType', customer.document_type,
        'documentNumber', customer.document_number, 'phone', customer.phone,
        'email', customer.email, 'sellers', ${sellersOf(sql, sql`placed.customer_id`)},
        'complement', address.complement, 'neighbourhood', address.neighbourhood,
        'addressPhone', address.phone)
      FROM address WHERE address.id = placed.address_id),
    'origin', json_build_object('reference', placed.origin_reference,
      'campaign', placed.origin_campaign),
    'payments', (SELECT coalesce(json_agg(json_build_object('reference', tried.reference,
        'means', tried.means, 'state', tried.state, 'amount', tried.amount,
        'refundDue', tried.refund_due, 'refunded', tried.refunded,
        'at', ${isoText(sql, sql`tried.changed_at`)}) ORDER BY tried.created_at DESC), '[]')
      FROM payment tried WHERE tried.order_id = placed.id AND method.means IS NOT NULL),
    'done', (SELECT json_agg(json_build_object('state', event.state,
        'at', ${isoText(sql, sql`event.at`)}, 'deliveryId', event.delivery::text,
        'by', nullif(concat_ws(' ', doer.name, nullif(doer.last_name, '')), ''),
        'reason', (SELECT entry.reason FROM audit_entry entry
          WHERE entry.subject = 'order:' || placed.id AND entry.at = event.at
            AND entry.reason IS NOT NULL LIMIT 1)) ORDER BY event.at DESC, event.id DESC)
      FROM order_event event LEFT JOIN app_user doer ON doer.id = event.actor_id
      WHERE event.order_id = placed.id))`;
}

/** Every method, the usual order. */
export async function findMethods(
  sql: SqlReader,
): Promise<ReplyOf<typeof listOrderMethods>['results']> {
  return sql<ReplyOf<typeof listOrderMethods>['results'][number][]>`
    SELECT code, name FROM payment_method ORDER BY position`;
}
