import type { Sql } from '#db/pool.ts';
import { writeAudit } from '#resource/write-audit.ts';
import type { OrderChange } from './order-change.ts';
import { historyAuthorOf } from './order-people.ts';

/** Writes states of deliveries and of their order, the timeline and the audit. */
export async function writeChange(sql: Sql, change: OrderChange): Promise<void> {
  const { orderId, positions, to, orderBefore, orderAfter, at, author } = change;
  const before = await readStates(sql, change);
  await sql`
    WITH moved AS (
      UPDATE order_delivery SET state = ${to}
      WHERE order_id = ${orderId} AND position = ANY (${positions}::smallint[])
    ), placed AS (
      UPDATE customer_order SET state = ${orderAfter} WHERE id = ${orderId}
    )
    INSERT INTO order_event (order_id, delivery, state, at, actor_id)
    SELECT ${orderId}::uuid, position, ${to}::text, ${at}::timestamptz, ${author.userId}::uuid
    FROM unnest(${positions}::smallint[]) AS position
    UNION ALL
    SELECT ${orderId}::uuid, NULL, ${orderAfter}::text, ${at}::timestamptz, ${author.userId}::uuid
    WHERE ${orderBefore}::text <> ${orderAfter}::text`;
  await writeAudit(sql, historyAuthorOf(author, at), {
    action: to === 'cancelled' ? 'order.cancel' : 'order.advance',
    subject: `order:${orderId}`,
    customerId: change.customerId,
    before,
    after: {
      ...Object.fromEntries(Object.keys(before).map((name) => [name, to])),
      ...(orderBefore === orderAfter ? {} : { state: orderAfter }),
    },
  });
}

/** As a history says them: `delivery_1`, and of the order `state`, where it changes. */
async function readStates(
  sql: Sql,
  { orderId, positions, orderBefore, orderAfter }: OrderChange,
): Promise<Record<string, string>> {
  const rows = await sql<{ position: number; state: string }[]>`
    SELECT position, state FROM order_delivery
    WHERE order_id = ${orderId} AND position = ANY (${positions}::smallint[]) ORDER BY position`;
  return {
    ...Object.fromEntries(rows.map(({ position, state }) => [`delivery_${position}`, state])),
    ...(orderBefore === orderAfter ? {} : { state: orderBefore }),
  };
}
