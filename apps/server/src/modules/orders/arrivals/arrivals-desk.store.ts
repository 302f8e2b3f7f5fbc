import type { PlainDate } from '@matiz/domain/kernel/clock.ts';
import type { Sql, SqlReader } from '#db/sql.ts';

export interface WaitingCustomer {
  readonly orderId: string;
  readonly orderCode: string;
  readonly customer: string;
}

/** What orders are called aloud, and whose they are. */
export async function nameOrders(
  sql: SqlReader,
  orderIds: readonly string[],
): Promise<Map<string, WaitingCustomer>> {
  const rows = await sql<WaitingCustomer[]>`
    SELECT placed.id AS "orderId", placed.code AS "orderCode", customer.business_name AS customer
    FROM customer_order placed JOIN customer ON customer.id = placed.customer_id
    WHERE placed.id = ANY (${orderIds}::uuid[])`;
  return new Map(rows.map((row) => [row.orderId, row]));
}

/** Writes down that a version comes; null when nobody sells it or takes it in. */
export async function insertArrival(
  sql: Sql,
  made: { code: string; warehouseId: number; date: PlainDate; cap: number },
): Promise<number | null> {
  const [row] = await sql<{ id: number }[]>`
    INSERT INTO arrival (warehouse_id, version_id, product_id, arrives_on, cap)
    SELECT warehouse.id, version.id, version.product_id, ${made.date}::date, ${made.cap}::int
    FROM product_version version
    JOIN product ON product.id = version.product_id AND product.kind = 'product', warehouse
    WHERE upper(version.code) = upper(${made.code}) AND version.withdrawn_at IS NULL
      AND warehouse.id = ${made.warehouseId}::int AND warehouse.is_active
    ORDER BY version.code = ${made.code} DESC LIMIT 1
    RETURNING id`;
  return row?.id ?? null;
}
