import type { Sql } from '#db/pool.ts';

/*
 * Everybody who changes orders locks in one order, so that nobody waits in a circle: cart, arrivals,
 * stock, orders; and within each of them by id, ascending.
 */

export async function lockArrivals(sql: Sql, ids: readonly number[]): Promise<void> {
  await sql`SELECT FROM arrival WHERE id = ANY (${ids}::int[]) ORDER BY id FOR UPDATE`;
}

export async function lockStock(
  sql: Sql,
  warehouseId: number,
  versionIds: readonly number[],
): Promise<void> {
  await sql`
    SELECT FROM stock WHERE warehouse_id = ${warehouseId} AND version_id = ANY (${versionIds}::int[])
    ORDER BY version_id FOR UPDATE`;
}

export async function lockOrders(sql: Sql, ids: readonly string[]): Promise<void> {
  await sql`SELECT FROM customer_order WHERE id = ANY (${ids}::uuid[]) ORDER BY id FOR UPDATE`;
}
