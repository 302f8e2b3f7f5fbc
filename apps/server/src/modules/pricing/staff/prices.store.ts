import type { SqlReader, Tx } from '#db/sql.ts';

export interface KnownPrice {
  readonly asked: string;
  readonly productId: number;
  readonly code: string;
  readonly product: string;
  readonly price: number | null;
}

/** The products of these codes, each with its price in a warehouse. */
export async function findPrices(
  sql: SqlReader,
  warehouseId: number,
  codes: readonly string[],
): Promise<KnownPrice[]> {
  return sql<KnownPrice[]>`
    SELECT DISTINCT ON (asked.code) asked.code AS asked, product.id AS "productId", product.code,
      product.name AS product, base_price.price
    FROM unnest(${codes}::text[]) AS asked (code)
    JOIN product ON upper(product.code) = upper(asked.code)
    LEFT JOIN base_price
      ON base_price.product_id = product.id AND base_price.warehouse_id = ${warehouseId}::int
    ORDER BY asked.code, product.code = asked.code DESC`;
}

/** Products whose price is about to change are held, by id: another change of them waits. */
export async function lockPricedProducts(tx: Tx, ids: readonly number[]): Promise<void> {
  await tx`SELECT FROM product WHERE id = ANY (${ids}::int[]) ORDER BY id FOR NO KEY UPDATE`;
}

/** With any of these products; `warehouseId` null: wherever they are. */
export async function countOpenCarts(
  sql: SqlReader,
  warehouseId: number | null,
  productIds: readonly number[],
): Promise<number> {
  const [row] = await sql<{ carts: number }[]>`
    SELECT count(DISTINCT cart.id)::int AS carts
    FROM cart_line line JOIN cart ON cart.id = line.cart_id AND cart.state = 'open'
    WHERE cart.warehouse_id = coalesce(${warehouseId}::int, cart.warehouse_id)
      AND line.product_id = ANY (${productIds}::int[])`;
  return row?.carts ?? 0;
}

export async function findWarehouseCode(sql: SqlReader, id: number): Promise<string | null> {
  const [row] = await sql<{ code: string }[]>`SELECT code FROM warehouse WHERE id = ${id}::int`;
  return row?.code ?? null;
}
