import type { Sql } from '../../db/pool.ts';

/** A line whose units come in two parts: `quantity` and `tax` are those of the part that came. */
export interface SplitLine {
  readonly lineId: string;
  readonly newId: string;
  readonly quantity: number;
  readonly tax: number;
  /** Place among the order's lines of the part that still waits. */
  readonly position: number;
}

/** Cuts lines in two: the old one is what came, a new one waits on. Not a peso is lost. */
export async function splitLines(sql: Sql, splits: readonly SplitLine[]): Promise<void> {
  if (splits.length === 0) return;
  const rows = sql`jsonb_to_recordset(${sql.json(splits)}::jsonb) AS split ("lineId" uuid,
    "newId" uuid, quantity int, tax bigint, position smallint)`;
  await sql`
    INSERT INTO order_line (id, order_id, delivery, position, product_id, version_id,
      assembly_version_ids, arrival_id, code, version_code, name, version_name, brand, quantity,
      unit_price, original_price, price_steps, tax_rate, tax, total, coupon_discount)
    SELECT split."newId", order_id, delivery, split.position, product_id, version_id,
      assembly_version_ids, arrival_id, code, version_code, name, version_name, brand,
      line.quantity - split.quantity, unit_price, original_price, price_steps, tax_rate,
      line.tax - split.tax, unit_price::bigint * (line.quantity - split.quantity),
      line.coupon_discount - line.coupon_discount * split.quantity / line.quantity
    FROM ${rows} JOIN order_line line ON line.id = split."lineId"`;
  await sql`
    UPDATE order_line SET quantity = split.quantity, tax = split.tax,
      total = unit_price::bigint * split.quantity,
      coupon_discount = order_line.coupon_discount * split.quantity / order_line.quantity
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
