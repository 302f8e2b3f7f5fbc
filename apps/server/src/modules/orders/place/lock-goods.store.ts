import type { Sql } from '#db/pool.ts';

/**
 * Holds all that a cart may take, and all that these orders took, until the transaction ends: the
 * arrivals of its versions, then the stock of these and of what its combos are made of, each by id
 * (see lock-rows.store.ts).
 */
export async function lockGoodsOf(
  sql: Sql,
  { id, warehouseId }: { readonly id: string; readonly warehouseId: number },
  orderIds: readonly string[],
): Promise<void> {
  await sql`
    SELECT FROM arrival
    WHERE warehouse_id = ${warehouseId} AND arrived_at IS NULL
      AND (version_id IN (SELECT version_id FROM cart_line WHERE cart_id = ${id})
        OR id IN (SELECT arrival_id FROM order_line WHERE order_id = ANY (${orderIds}::uuid[])))
    ORDER BY id FOR UPDATE`;
  await sql`
    WITH held AS (SELECT * FROM cart_line WHERE cart_id = ${id}), wanted AS (
      SELECT version_id FROM held
      UNION SELECT unnest(assembly_version_ids) FROM held
      UNION SELECT version.id
      FROM held
      JOIN combo_part part ON part.combo_id = held.product_id
      JOIN product made_of ON made_of.id = part.product_id
      JOIN product_version version ON version.product_id = made_of.id
        AND version.id = coalesce(part.version_id, version.id)
      WHERE part.version_id IS NOT NULL OR NOT made_of.has_versions
      UNION SELECT version_id FROM stock_movement WHERE order_id = ANY (${orderIds}::uuid[])
    )
    SELECT FROM stock
    WHERE warehouse_id = ${warehouseId} AND version_id IN (SELECT version_id FROM wanted)
    ORDER BY version_id FOR UPDATE`;
}
