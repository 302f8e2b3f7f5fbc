import type { Sql } from '#db/pool.ts';
import type { OrderChange } from './order-change.ts';

/** Writes states of deliveries and of their order, the timeline and the audit, in one statement. */
export async function writeChange(sql: Sql, change: OrderChange): Promise<void> {
  const { orderId, positions, to, orderBefore, orderAfter, at, author } = change;
  const detail = { deliveries: positions, to };
  await sql`
    WITH moved AS (
      UPDATE order_delivery SET state = ${to}
      WHERE order_id = ${orderId} AND position = ANY (${positions}::smallint[])
    ), placed AS (
      UPDATE customer_order SET state = ${orderAfter} WHERE id = ${orderId}
    ), events AS (
      INSERT INTO order_event (order_id, delivery, state, at, actor_id)
      SELECT ${orderId}::uuid, position, ${to}::text, ${at}::timestamptz, ${author.userId}::uuid
      FROM unnest(${positions}::smallint[]) AS position
      UNION ALL
      SELECT ${orderId}::uuid, NULL, ${orderAfter}::text, ${at}::timestamptz, ${author.userId}::uuid
      WHERE ${orderBefore}::text <> ${orderAfter}::text
    )
    INSERT INTO audit_entry (at, actor_id, customer_id, session_id, request_id, action, subject,
      detail, reason)
    VALUES (${at}, ${author.userId}, ${change.customerId}, ${author.sessionId},
      ${author.requestId}, ${to === 'cancelled' ? 'order.cancel' : 'order.advance'},
      ${`order:${orderId}`}, ${sql.json(detail)},
      ${author.reason || null})`;
}
