import type { SqlReader, Tx } from '#db/sql.ts';
import type { StoredRow } from '#resource/change-row.ts';

/** What a history says of base prices: `price_BOG`. */
export async function readPrices(sql: SqlReader, id: string): Promise<StoredRow> {
  const rows = await sql<{ warehouse: string; price: number | null }[]>`
    SELECT warehouse.code AS warehouse, base_price.price FROM warehouse
    LEFT JOIN base_price ON base_price.warehouse_id = warehouse.id AND base_price.product_id = ${id}
    ORDER BY warehouse.id`;
  return Object.fromEntries(rows.map(({ warehouse, price }) => [`price_${warehouse}`, price]));
}

/** What is bought of a product that is not chosen by tone or volume (ADR 1). */
export async function addOnlyVersion(tx: Tx, id: string, code: string): Promise<void> {
  await tx`INSERT INTO product_version (product_id, code) VALUES (${id}, ${code})`;
}

/** What lies there when a product begins, with its movement: the books add up from the first day. */
export async function addFirstStock(
  tx: Tx,
  id: string,
  stock: readonly { warehouse: string; units: number }[],
  now: Date,
): Promise<void> {
  const due = stock.filter(({ units }) => units > 0);
  if (due.length === 0) return;
  await tx`
    WITH come AS (
      SELECT warehouse.id AS warehouse_id, product_version.id AS version_id, come.units
      FROM jsonb_to_recordset(${tx.json(due)}::jsonb) AS come (warehouse text, units int)
      JOIN warehouse ON warehouse.code = come.warehouse
      JOIN product_version ON product_version.product_id = ${id}
    ), moved AS (
      INSERT INTO stock_movement (warehouse_id, version_id, delta, reason, at)
      SELECT warehouse_id, version_id, units, 'load', ${now}::timestamptz FROM come
    )
    INSERT INTO stock (warehouse_id, version_id, product_id, available)
    SELECT warehouse_id, version_id, ${id}::text::integer, units FROM come`;
}
