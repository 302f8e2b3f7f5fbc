import type { SplitLine } from '@matiz/domain/orders/arrivals/plan-serving.ts';
import type { Sql } from '#db/pool.ts';
import { frozenColumns } from '../rows/line-columns.ts';

/** Cuts lines in two: the old one is what came, a new one waits on. Not a peso is lost. */
export async function splitLines(sql: Sql, splits: readonly SplitLine[]): Promise<void> {
  if (splits.length === 0) return;
  const rows = sql`jsonb_to_recordset(${sql.json(splits)}::jsonb) AS split ("lineId" uuid,
    "newId" uuid, quantity int, tax bigint, "couponDiscount" bigint, "paymentShare" bigint,
    "shippingShare" bigint, position smallint)`;
  await sql`
    INSERT INTO order_line (order_id, ${frozenColumns(sql)})
    SELECT line.order_id, rest.*
    FROM ${rows} JOIN order_line line ON line.id = split."lineId"
    CROSS JOIN LATERAL (
      SELECT ${frozenColumns(sql)} FROM jsonb_populate_record(line, jsonb_build_object(
        'id', split."newId", 'position', split.position,
        'quantity', line.quantity - split.quantity, 'tax', line.tax - split.tax,
        'total', line.unit_price::bigint * (line.quantity - split.quantity),
        'coupon_discount', line.coupon_discount - split."couponDiscount",
        'payment_share', line.payment_share - split."paymentShare",
        'shipping_share', line.shipping_share - split."shippingShare"))) AS rest`;
  await sql`
    UPDATE order_line SET quantity = split.quantity, tax = split.tax,
      total = unit_price::bigint * split.quantity,
      coupon_discount = split."couponDiscount", payment_share = split."paymentShare",
      shipping_share = split."shippingShare"
    FROM ${rows} WHERE order_line.id = split."lineId"`;
}

/** Makes units that came the orders' own. The condition keeps a line from being served twice. */
export async function serveLines(
  sql: Sql,
  lineIds: readonly string[],
  { warehouseId, at }: { warehouseId: number; at: Date },
): Promise<void> {
  await sql`
    WITH served AS (
      UPDATE order_line SET served_at = ${at}
      WHERE id = ANY (${lineIds}::uuid[]) AND served_at IS NULL
      RETURNING order_id, delivery, version_id, quantity
    )
    INSERT INTO stock_movement (warehouse_id, version_id, delta, reason, order_id, delivery, at)
    SELECT ${warehouseId}::smallint, version_id, -quantity, 'order', order_id, delivery,
      ${at}::timestamptz
    FROM served`;
}

/** Lines that did not get theirs wait for the arrival of the rest. */
export async function waitFor(
  sql: Sql,
  arrivalId: number,
  lineIds: readonly string[],
): Promise<void> {
  await sql`UPDATE order_line SET arrival_id = ${arrivalId} WHERE id = ANY (${lineIds}::uuid[])`;
}
