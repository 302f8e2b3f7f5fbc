import type { Sql } from '#db/pool.ts';
import type { OrderAuthor } from '../rows/order-change.ts';
import { type Reader, whereChanged } from '../rows/order-reader.store.ts';

/** Writes down that a moved delivery is kept, once. The order's id; null: there is none such. */
export async function keepMoved(
  sql: Sql,
  kept: { code: string; of: Reader; delivery: number; at: Date; author: OrderAuthor },
): Promise<string | null> {
  const { code, of, delivery, at, author } = kept;
  const [row] = await sql<{ id: string }[]>`
    WITH named AS (
      SELECT placed.id, placed.customer_id, moved.position FROM customer_order placed
      JOIN order_delivery moved ON moved.order_id = placed.id AND moved.position = ${delivery}::bigint
      WHERE placed.code = ${code} AND ${whereChanged(sql, of)}
        AND moved.state <> 'cancelled' AND moved.moved_at IS NOT NULL
    ), kept AS (
      UPDATE order_delivery SET kept_at = ${at}
      FROM named WHERE order_id = named.id AND order_delivery.position = named.position
        AND kept_at IS NULL
      RETURNING order_id, order_delivery.position
    ), events AS (
      INSERT INTO order_event (order_id, delivery, state, at, actor_id)
      SELECT order_id, position, 'kept', ${at}::timestamptz, ${author.userId}::uuid
      FROM kept
    ), audits AS (
      INSERT INTO audit_entry (at, actor_id, customer_id, session_id, request_id, action, subject,
        detail)
      SELECT ${at}::timestamptz, ${author.userId}::uuid, named.customer_id,
        ${author.sessionId}::uuid, ${author.requestId}::text, 'order.keep', 'order:' || named.id,
        jsonb_build_object('delivery', kept.position)
      FROM kept JOIN named ON named.id = kept.order_id
    )
    SELECT id FROM named`;
  return row?.id ?? null;
}
