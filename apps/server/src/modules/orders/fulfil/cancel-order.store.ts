import type { ReturnedGoods } from '@matiz/domain/orders/returned-goods.ts';
import type { Sql } from '#db/pool.ts';
import type { CancelReason } from '../rows/order-events.ts';

/** Gives units and promises back. The rows are locked already. */
export async function giveBackGoods(
  sql: Sql,
  order: { readonly orderId: string; readonly warehouseId: number; readonly at: Date },
  goods: ReturnedGoods,
): Promise<void> {
  const { orderId, warehouseId, at } = order;
  await sql`
    WITH promised AS (
      UPDATE arrival SET promised = arrival.promised - back.units
      FROM jsonb_to_recordset(${sql.json(goods.arrivals)}::jsonb)
        AS back ("arrivalId" int, units int)
      WHERE arrival.id = back."arrivalId"
    ), back AS (
      SELECT "versionId" AS version_id, delivery, units
      FROM jsonb_to_recordset(${sql.json(goods.stock)}::jsonb)
        AS back ("versionId" int, delivery smallint, units int)
    ), stocked AS (
      UPDATE stock SET available = available + summed.units, sold = sold - summed.units,
        promised = promised - summed.units
      FROM (SELECT version_id, sum(units)::int AS units FROM back GROUP BY version_id) summed
      WHERE stock.warehouse_id = ${warehouseId} AND stock.version_id = summed.version_id
    )
    INSERT INTO stock_movement (warehouse_id, version_id, delta, reason, order_id, delivery, at)
    SELECT ${warehouseId}, version_id, units, 'cancel', ${orderId}, delivery, ${at} FROM back`;
}

/**
 * Takes what was cancelled off what is charged: the order's own figure, the customer's credit as far
 * as the order used it, and, once that is given back, the payment that waits (`splitDue`). What was paid already goes back to the payer;
 * a try that the gateway may still have news of is watched (`expired`).
 */
export async function giveBackMoney(
  sql: Sql,
  {
    orderId,
    cancelled,
    at,
    why,
  }: { orderId: string; cancelled: number; at: Date; why: CancelReason | null },
): Promise<void> {
  await sql`
    WITH placed AS (
      UPDATE customer_order SET cancelled = ${cancelled}, hold_ended = ${why} WHERE id = ${orderId}
      RETURNING total - greatest(cancelled, credit_part) AS due, cancelled,
        greatest(cancelled - credit_part, 0) AS back,
        CASE WHEN credit_part > 0 THEN greatest(credit_part - cancelled, 0)
          ELSE total - cancelled END AS kept
    ), waiting AS (
      UPDATE payment SET changed_at = ${at},
        state = CASE WHEN placed.due > 0 THEN payment.state
          WHEN payment.begun_at IS NULL THEN 'voided' ELSE 'expired' END,
        amount = CASE WHEN placed.due = 0 THEN payment.amount ELSE placed.due END
      FROM placed WHERE payment.order_id = ${orderId} AND payment.state = 'pending'
    ), paid AS (
      UPDATE payment SET refund_due = placed.back, changed_at = ${at}
      FROM placed WHERE payment.order_id = ${orderId} AND payment.state = 'approved'
    ), credit AS (
      SELECT entry.customer_id, sum(entry.amount) - placed.kept AS amount,
        max(entry.due_on) AS due_on
      FROM credit_entry entry CROSS JOIN placed WHERE entry.order_id = ${orderId}
      GROUP BY entry.customer_id, placed.kept HAVING sum(entry.amount) > placed.kept
    ), given AS (
      UPDATE credit_account account SET used = account.used - credit.amount
      FROM credit WHERE account.customer_id = credit.customer_id
      RETURNING account.customer_id, account.used, account.credit_limit, credit.amount, credit.due_on
    )
    INSERT INTO credit_entry (customer_id, order_id, amount, kind, at, balance, credit_limit, due_on)
    SELECT customer_id, ${orderId}, -amount, 'reversal', ${at}, used, credit_limit, due_on
    FROM given`;
}
