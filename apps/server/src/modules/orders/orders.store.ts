import type { OrderDetail, OrderRow } from '@matiz/contracts/orders.ts';
import type { Query, Sql } from '../../db/sql.ts';

/** One order, by its id or by its code within what somebody may see. */
export type OrderName = { readonly id: string } | { readonly code: string; readonly of: Reader };

/** Whose orders: a business sees its own, a seller those of their customers and their own work. */
export type Reader = { readonly customerId: string } | { readonly sellerId: string };

/** An order with its deliveries, lines and events, in one statement. */
export async function findOrder(sql: Sql, name: OrderName): Promise<OrderDetail | null> {
  const which =
    'id' in name
      ? sql`placed.id = ${name.id}`
      : sql`placed.code = ${name.code} AND ${whereSeen(sql, name.of)}`;
  const [row] = await sql<OrderDetail[]>`
    SELECT placed.id AS _id, placed.code, placed.state, ${isoText(sql, sql`placed.placed_at`)} AS "placedAt",
      concat_ws(' ', actor.name, nullif(actor.last_name, '')) AS "placedBy",
      json_build_object('_id', customer.id,
        'name', concat_ws(' ', customer.name, nullif(customer.last_name, '')),
        'businessName', customer.business_name) AS customer,
      json_build_object('title', placed.address_title, 'address', placed.address_line,
        'city', city.name, 'state', state.name) AS address,
      json_build_object('code', method.code, 'name', method.name) AS "paymentMethod",
      json_build_object('subtotal', placed.subtotal, 'discount', placed.discount,
        'shipping', placed.shipping, 'paymentAdjustment', placed.payment_adjustment,
        'tax', placed.tax, 'total', placed.total) AS totals,
      (SELECT sum(quantity) FROM order_line WHERE order_id = placed.id)::int AS units,
      (SELECT json_agg(json_build_object('position', delivery.position,
          'dispatchDate', delivery.dispatch_date, 'estimatedDate', delivery.estimated_date,
          'state', delivery.state, 'products', (${selectLines(sql)})) ORDER BY delivery.position)
        FROM order_delivery delivery WHERE delivery.order_id = placed.id) AS deliveries,
      (SELECT json_agg(json_build_object('state', event.state,
          'at', ${isoText(sql, sql`event.at`)}) ORDER BY event.at, event.id)
        FROM order_event event WHERE event.order_id = placed.id) AS events
    FROM customer_order placed
    JOIN customer ON customer.id = placed.customer_id
    JOIN app_user actor ON actor.id = placed.actor_id
    JOIN city ON city.code = placed.address_city_code
    JOIN state ON state.code = city.state_code
    JOIN payment_method method ON method.code = placed.payment_method
    WHERE ${which}`;
  return row ?? null;
}

/** The frozen lines of `delivery`; what has to be drawn (picture, swatch, link) is of today. */
function selectLines(sql: Sql): Query<unknown> {
  return sql`
    SELECT json_agg(json_build_object('lineId', line.id, 'productId', line.product_id::text,
      'code', line.code, 'name', line.name, 'slug', product.slug, 'brand', line.brand,
      'image', product.image, 'versionCode', line.version_code, 'versionName', line.version_name,
      'color', CASE WHEN version.swatch_hex IS NOT NULL THEN json_build_object(
        'name', concat_ws(' ', version.tone_number, version.tone_name),
        'image', version.swatch_image, 'color', version.swatch_hex) END,
      'quantity', line.quantity, 'price', line.unit_price, 'originalPrice', line.original_price,
      'total', line.total) ORDER BY line.position)
    FROM order_line line
    JOIN product ON product.id = line.product_id
    JOIN product_version version ON version.id = line.version_id
    WHERE line.order_id = delivery.order_id AND line.delivery = delivery.position`;
}

/** A page of orders, the last first, with the number of all. */
export async function findOrders(
  sql: Sql,
  of: Reader,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: OrderRow[]; total: number }> {
  const [page] = await sql<{ rows: OrderRow[] | null; total: number }[]>`
    WITH seen AS (SELECT * FROM customer_order placed WHERE ${whereListed(sql, of)}),
    page AS (
      SELECT * FROM seen ORDER BY placed_at DESC, id LIMIT ${limit} OFFSET ${offset}
    )
    SELECT (SELECT count(*) FROM seen)::int AS total,
      (SELECT json_agg(json_build_object('_id', page.id, 'code', page.code, 'state', page.state,
          'placedAt', ${isoText(sql, sql`page.placed_at`)}, 'customerName', customer.business_name,
          'placedBy', concat_ws(' ', actor.name, nullif(actor.last_name, '')),
          'units', lines.units, 'total', page.total, 'deliveries', lines.deliveries,
          'pictures', lines.pictures) ORDER BY page.placed_at DESC, page.id)
        FROM page
        JOIN customer ON customer.id = page.customer_id
        JOIN app_user actor ON actor.id = page.actor_id
        CROSS JOIN LATERAL (
          SELECT sum(units) AS units, count(DISTINCT delivery) AS deliveries,
            (array_agg(DISTINCT image))[1:4] AS pictures
          FROM (
            SELECT product.image, line.delivery, sum(line.quantity) AS units
            FROM order_line line JOIN product ON product.id = line.product_id
            WHERE line.order_id = page.id GROUP BY product.image, line.delivery
          ) shown
        ) lines) AS rows`;
  return { rows: page?.rows ?? [], total: page?.total ?? 0 };
}

function whereListed(sql: Sql, of: Reader): Query<unknown> {
  return 'customerId' in of
    ? sql`placed.customer_id = ${of.customerId}`
    : sql`placed.actor_id = ${of.sellerId}`;
}

function whereSeen(sql: Sql, of: Reader): Query<unknown> {
  if ('customerId' in of) return whereListed(sql, of);
  return sql`(placed.actor_id = ${of.sellerId} OR EXISTS (
    SELECT FROM seller_customer
    WHERE seller_id = ${of.sellerId} AND seller_customer.customer_id = placed.customer_id))`;
}

/** A moment as JSON has it: `2026-01-31T14:05:09.120Z`. */
function isoText(sql: Sql, moment: Query<unknown>): Query<unknown> {
  return sql`to_char(${moment} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}
