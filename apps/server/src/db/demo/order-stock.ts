import type { DemoOrder } from '@matiz/demo/people/types.ts';
import type { Sql } from '../pool.ts';
import { warehouseIds } from './load-shop.ts';
import type { LineRow, OrderIds } from './order-rows.ts';

/**
 * Writes the lines, with the arrivals that presale lines wait for, and where every unit went: what
 * a stock row was loaded with is what it holds and what the orders took (D-7).
 */
export async function insertMovements(
  sql: Sql,
  orders: readonly { order: DemoOrder; ids: OrderIds }[],
  lines: readonly LineRow[],
): Promise<void> {
  const heads = orders.map(({ order, ids }) => ({
    order_id: ids.orderId,
    warehouse_id: warehouseIds[order.warehouse],
    placed_at: order.placedAt,
    is_cancelled: order.status === 'cancelled',
  }));
  await sql`
    CREATE TEMPORARY TABLE loaded_line ON COMMIT DROP AS
    SELECT line.*, head.warehouse_id, head.placed_at, head.is_cancelled, product.id AS product_id,
      version.id AS version_id
    FROM jsonb_to_recordset(${sql.json(lines)}::jsonb) AS line (id uuid, order_id uuid,
      delivery smallint, position smallint, product text, version text, dispatch_date date,
      version_code text, name text, version_name text, brand text, quantity int, unit_price int,
      original_price int, price_steps jsonb, tax_rate smallint, tax bigint, total bigint,
      payment_share bigint, shipping_share bigint)
    JOIN jsonb_to_recordset(${sql.json(heads)}::jsonb) AS head (order_id uuid,
      warehouse_id smallint, placed_at timestamptz, is_cancelled boolean) USING (order_id)
    JOIN product ON product.code = line.product
    JOIN product_version version ON version.code = line.version`;
  await sql`
    INSERT INTO arrival (warehouse_id, version_id, product_id, arrives_on, cap, promised)
    SELECT warehouse_id, version_id, product_id, dispatch_date, sum(quantity), sum(quantity)
    FROM loaded_line WHERE dispatch_date IS NOT NULL AND NOT is_cancelled
    GROUP BY warehouse_id, version_id, product_id, dispatch_date
    ON CONFLICT (warehouse_id, version_id, arrives_on) WHERE arrived_at IS NULL DO UPDATE
    SET cap = arrival.cap + excluded.promised, promised = arrival.promised + excluded.promised`;
  await sql`
    INSERT INTO order_line (id, order_id, delivery, position, product_id, version_id, arrival_id,
      code, version_code, name, version_name, brand, quantity, unit_price, original_price,
      price_steps, tax_rate, tax, total, payment_share, shipping_share)
    SELECT line.id, order_id, delivery, position, line.product_id, line.version_id, arrival.id,
      product, version_code, name, version_name, brand, quantity, unit_price, original_price,
      price_steps, tax_rate, tax, total, payment_share, shipping_share
    FROM loaded_line line
    LEFT JOIN arrival ON arrival.warehouse_id = line.warehouse_id
      AND arrival.version_id = line.version_id AND arrival.arrives_on = line.dispatch_date`;
  await sql`
    INSERT INTO stock (warehouse_id, version_id, product_id, available)
    SELECT DISTINCT warehouse_id, version_id, product_id, 0 FROM loaded_line
    ON CONFLICT DO NOTHING`;
  await sql`
    UPDATE stock SET sold = taken.units
    FROM (
      SELECT warehouse_id, version_id, sum(quantity) AS units FROM loaded_line
      WHERE dispatch_date IS NULL AND NOT is_cancelled GROUP BY warehouse_id, version_id
    ) taken
    WHERE stock.warehouse_id = taken.warehouse_id AND stock.version_id = taken.version_id`;
  await sql`
    UPDATE stock SET promised = held.units
    FROM (
      SELECT warehouse_id, version_id, sum(quantity) AS units
      FROM loaded_line JOIN order_delivery delivery
        ON delivery.order_id = loaded_line.order_id AND delivery.position = loaded_line.delivery
      WHERE loaded_line.dispatch_date IS NULL AND delivery.state IN ('pending', 'in_preparation')
      GROUP BY warehouse_id, version_id
    ) held
    WHERE stock.warehouse_id = held.warehouse_id AND stock.version_id = held.version_id`;
  await sql`
    INSERT INTO stock_movement (warehouse_id, version_id, delta, reason, at)
    SELECT warehouse_id, version_id, available + sold, 'load',
      (SELECT coalesce(min(placed_at), now()) FROM loaded_line)
    FROM stock WHERE available + sold > 0`;
  await sql`
    INSERT INTO stock_movement (warehouse_id, version_id, delta, reason, order_id, at)
    SELECT warehouse_id, version_id, -sum(quantity), 'order', order_id, placed_at
    FROM loaded_line WHERE dispatch_date IS NULL
    GROUP BY warehouse_id, version_id, order_id, placed_at
    UNION ALL
    SELECT warehouse_id, version_id, sum(quantity), 'cancel', order_id, placed_at
    FROM loaded_line WHERE dispatch_date IS NULL AND is_cancelled
    GROUP BY warehouse_id, version_id, order_id, placed_at
    ORDER BY placed_at, order_id`;
  await insertReturnsOfStock(sql);
}

/** Of what each customer ordered a while ago, two that were gone since, and came yesterday. */
async function insertReturnsOfStock(sql: Sql): Promise<void> {
  await sql`
    WITH latest AS (SELECT max(placed_at) AS at FROM loaded_line), ordered AS (
      SELECT placed.customer_id, line.warehouse_id, line.version_id, max(line.placed_at) AS last_at
      FROM loaded_line line JOIN customer_order placed ON placed.id = line.order_id
      GROUP BY placed.customer_id, line.warehouse_id, line.version_id
    ), chosen AS (
      SELECT DISTINCT warehouse_id, version_id FROM (
        SELECT ordered.*, row_number() OVER (PARTITION BY customer_id ORDER BY last_at DESC, version_id) AS place
        FROM ordered CROSS JOIN latest WHERE last_at < latest.at - interval '6 days'
          AND NOT EXISTS (SELECT FROM loaded_line since WHERE since.version_id = ordered.version_id
            AND since.warehouse_id = ordered.warehouse_id
            AND since.placed_at >= latest.at - interval '6 days')
      ) ranked WHERE place <= 2
    )
    INSERT INTO stock_movement (warehouse_id, version_id, delta, reason, at)
    SELECT warehouse_id, version_id, part.sign * stock.available, 'adjust', latest.at - part.before
    FROM chosen JOIN stock USING (warehouse_id, version_id) CROSS JOIN latest
    CROSS JOIN (VALUES (-1, interval '5 days'), (1, interval '1 day')) AS part (sign, before)
    WHERE stock.available > 0
    ORDER BY part.before DESC`;
}
