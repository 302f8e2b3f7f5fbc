import type { Sql } from '#db/sql.ts';

export interface StockDue {
  readonly product_id: number;
  readonly version_id: number;
  readonly warehouse: string;
  /** Units that come, or go when negative. */
  readonly delta: number;
}

/** What the movements say of themselves. */
export interface StockChange {
  readonly reason: 'count' | 'adjust' | 'transfer';
  readonly now: Date;
  readonly batchId?: string;
  readonly actorId?: string;
  readonly note?: string | null;
  readonly transferId?: string;
}

/**
 * Adds to stock what a count found, someone corrected or brought over, with its movements, so that
 * the books still add up: for a row whose load nobody wrote down, first what it and its orders hold.
 */
export async function saveStock(
  sql: Sql,
  stock: readonly StockDue[],
  change: StockChange,
): Promise<void> {
  if (stock.length === 0) return;
  const { reason, now, batchId = null, actorId = null, note = null, transferId = null } = change;
  const come = sql`SELECT come.product_id, come.version_id, come.delta, warehouse.id AS warehouse_id
    FROM jsonb_to_recordset(${sql.json(stock)}::jsonb)
      AS come (product_id int, version_id int, warehouse text, delta int)
    JOIN warehouse ON warehouse.code = come.warehouse`;
  await sql`
    INSERT INTO stock_movement (warehouse_id, version_id, delta, reason, import_batch_id, at)
    SELECT stock.warehouse_id, stock.version_id, stock.available + stock.sold, 'load',
      ${batchId}::uuid, ${now}::timestamptz
    FROM (${come}) come
    JOIN stock ON stock.warehouse_id = come.warehouse_id AND stock.version_id = come.version_id
    WHERE stock.available + stock.sold > 0 AND NOT EXISTS (
      SELECT FROM stock_movement known
      WHERE known.version_id = stock.version_id AND known.warehouse_id = stock.warehouse_id
        AND known.reason NOT IN ('order', 'cancel'))`;
  await sql`
    INSERT INTO stock_movement
      (warehouse_id, version_id, delta, reason, import_batch_id, at, actor_id, note, transfer_id)
    SELECT come.warehouse_id, come.version_id, come.delta, ${reason}::text, ${batchId}::uuid,
      ${now}::timestamptz, ${actorId}::uuid, ${note}::text, ${transferId}::uuid
    FROM (${come}) come WHERE come.delta <> 0`;
  await sql`
    UPDATE stock SET available = stock.available + come.delta, version = stock.version + 1
    FROM (${come}) come
    WHERE stock.warehouse_id = come.warehouse_id AND stock.version_id = come.version_id`;
  await sql`
    INSERT INTO stock (warehouse_id, version_id, product_id, available)
    SELECT come.warehouse_id, come.version_id, come.product_id, come.delta FROM (${come}) come
    WHERE NOT EXISTS (SELECT FROM stock known
      WHERE known.warehouse_id = come.warehouse_id AND known.version_id = come.version_id)`;
}
