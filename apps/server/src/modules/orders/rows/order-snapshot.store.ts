import type { OrderContents } from '@matiz/domain/orders/order-contents.ts';
import type { SqlReader } from '#db/pool.ts';
import { orderLineJson } from './line-columns.ts';
import { type Reader, whereChanged } from './order-reader.store.ts';

/** An order as the one who changes it has to know it. */
export interface OrderSnapshot extends OrderContents {
  readonly orderId: string;
  readonly code: string;
  readonly customerId: string;
  readonly warehouseId: number;
}

/** Null: there is none, or not for this reader to change. */
export async function readOrderSnapshot(
  sql: SqlReader,
  name: { readonly id: string } | { readonly code: string; readonly of: Reader },
): Promise<OrderSnapshot | null> {
  const which =
    'id' in name
      ? sql`placed.id = ${name.id}`
      : sql`placed.code = ${name.code} AND ${whereChanged(sql, name.of)}`;
  const [row] = await sql<
    (Omit<OrderSnapshot, 'taken'> & { taken: OrderSnapshot['taken'] | null })[]
  >`
    SELECT placed.id AS "orderId", placed.code, placed.customer_id AS "customerId",
      placed.warehouse_id AS "warehouseId", placed.state,
      (SELECT json_agg(json_build_object('position', position, 'dispatchDate', dispatch_date,
          'state', state, 'ownShipping', own_shipping) ORDER BY position)
        FROM order_delivery WHERE order_id = placed.id) AS deliveries,
      (SELECT json_agg(${orderLineJson(sql)} ORDER BY position)
        FROM order_line WHERE order_id = placed.id) AS lines,
      (SELECT json_agg(json_build_object('versionId', version_id, 'delivery', delivery,
          'units', units) ORDER BY version_id, delivery)
        FROM (
          SELECT version_id, delivery, -sum(delta) AS units FROM stock_movement
          WHERE order_id = placed.id GROUP BY version_id, delivery HAVING sum(delta) <> 0
        ) moved) AS taken
    FROM customer_order placed WHERE ${which}`;
  return row ? { ...row, taken: row.taken ?? [] } : null;
}
