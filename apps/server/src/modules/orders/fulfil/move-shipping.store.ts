import type {
  CarriedLine,
  CarryingDelivery,
  CarryingLine,
} from '@matiz/domain/orders/carry-shipping.ts';
import type { Sql, SqlReader } from '#db/pool.ts';
import { orderLineJson } from '../rows/line-columns.ts';

export interface CarryingOrder {
  readonly deliveries: readonly CarryingDelivery[];
  readonly lines: readonly CarryingLine[];
}

/** Those of these orders that have shipping to pay and more than one delivery. */
export async function readCarrying(
  sql: SqlReader,
  orderIds: readonly string[],
): Promise<CarryingOrder[]> {
  return sql<CarryingOrder[]>`
    SELECT
      (SELECT json_agg(json_build_object('position', position, 'dispatchDate', dispatch_date,
          'state', state, 'ownShipping', own_shipping)) FROM order_delivery WHERE order_id = placed.id) AS deliveries,
      (SELECT json_agg(${orderLineJson(sql)} ORDER BY position)
        FROM order_line WHERE order_id = placed.id) AS lines
    FROM customer_order placed
    WHERE placed.id = ANY (${orderIds}::uuid[]) AND placed.shipping > 0
      AND (SELECT count(*) FROM order_delivery WHERE order_id = placed.id) > 1`;
}

/**
 * Writes which lines carry shipping now. IVA follows it, in the order too, unless the order is one
 * of before that was agreed with the IVA of its goods (ADR 27).
 */
export async function writeCarried(sql: Sql, lines: readonly CarriedLine[]): Promise<void> {
  await sql`
    WITH moved AS (
      SELECT line.order_id, moved.*, line.tax AS before, placed.tax_of
      FROM jsonb_to_recordset(${sql.json(lines)}::jsonb)
        AS moved (id uuid, "shippingShare" bigint, tax bigint)
      JOIN order_line line ON line.id = moved.id
      JOIN customer_order placed ON placed.id = line.order_id
    ), placed AS (
      UPDATE customer_order SET tax = customer_order.tax + sums.difference
      FROM (SELECT order_id, sum(tax - before) AS difference FROM moved
        WHERE tax_of = 'paid' GROUP BY order_id) sums
      WHERE customer_order.id = sums.order_id
    )
    UPDATE order_line SET shipping_share = moved."shippingShare",
      tax = CASE moved.tax_of WHEN 'paid' THEN moved.tax ELSE order_line.tax END
    FROM moved WHERE order_line.id = moved.id`;
}
