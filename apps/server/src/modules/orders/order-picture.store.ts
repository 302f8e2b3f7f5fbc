import type { PlainDate } from '@matiz/domain/kernel/clock.ts';
import type { DeliveryState, OrderState } from '@matiz/domain/orders/order-state.ts';
import type { Sql } from '../../db/pool.ts';
import { type Reader, whereChanged } from './order-reader.store.ts';

/** An order as whoever changes it has to know it. */
export interface OrderPicture {
  readonly orderId: string;
  readonly code: string;
  readonly customerId: string;
  readonly warehouseId: number;
  readonly state: OrderState;
  /** Pesos, as agreed. */
  readonly goods: number;
  readonly shipping: number;
  readonly paymentAdjustment: number;
  readonly deliveries: readonly PictureDelivery[];
  readonly lines: readonly PictureLine[];
  /** Units of stock rows that the order has; `delivery` null: in the one without a date. */
  readonly taken: readonly { versionId: number; delivery: number | null; units: number }[];
}

export interface PictureDelivery {
  readonly position: number;
  readonly dispatchDate: PlainDate | null;
  readonly state: DeliveryState;
}

export interface PictureLine {
  readonly id: string;
  readonly delivery: number;
  readonly quantity: number;
  /** What is paid for it: its share of the coupon is off. */
  readonly total: number;
  /** Null: from stock. */
  readonly arrivalId: number | null;
  /** Whether the units of its arrival have come. */
  readonly isServed: boolean;
}

/** Null: there is none, or not for this reader to change. */
export async function readPicture(
  sql: Sql,
  name: { readonly id: string } | { readonly code: string; readonly of: Reader },
): Promise<OrderPicture | null> {
  const which =
    'id' in name
      ? sql`placed.id = ${name.id}`
      : sql`placed.code = ${name.code} AND ${whereChanged(sql, name.of)}`;
  const [row] = await sql<
    (Omit<OrderPicture, 'taken'> & { taken: OrderPicture['taken'] | null })[]
  >`
    SELECT placed.id AS "orderId", placed.code, placed.customer_id AS "customerId",
      placed.warehouse_id AS "warehouseId", placed.state,
      placed.subtotal - placed.discount - placed.coupon_discount AS goods, placed.shipping,
      placed.payment_adjustment AS "paymentAdjustment",
      (SELECT json_agg(json_build_object('position', position, 'dispatchDate', dispatch_date,
          'state', state) ORDER BY position)
        FROM order_delivery WHERE order_id = placed.id) AS deliveries,
      (SELECT json_agg(json_build_object('id', id, 'delivery', delivery, 'quantity', quantity,
          'total', total - coupon_discount, 'arrivalId', arrival_id, 'isServed', served_at IS NOT NULL)
          ORDER BY position)
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
