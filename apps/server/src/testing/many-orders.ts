import type { Sql } from '../db/sql.ts';

/**
 * As many orders as asked, one an hour, of as many customers as there are, each with a line, a
 * delivery and, every fifth, a payment online: what lists are measured with. Needs a customer with
 * an address and a person, a product, and the methods `contra-entrega` and `tarjeta`.
 */
export async function buildManyOrders(sql: Sql, count: number): Promise<void> {
  await sql`
    WITH buyer AS (
      SELECT row_number() OVER (ORDER BY customer.id) - 1 AS place, customer.id AS customer_id,
        address.id AS address_id, address.line, app_user.id AS user_id,
        count(*) OVER () AS of
      FROM customer JOIN address ON address.customer_id = customer.id AND address.is_default
      JOIN app_user ON app_user.customer_id = customer.id
    ), planned AS (
      SELECT n, gen_random_uuid() AS id, buyer.* FROM generate_series(1, ${count}::int) n
      JOIN buyer ON buyer.place = n % buyer.of
    ), carts AS (
      INSERT INTO cart (id, customer_id, warehouse_id, state, created_by)
      SELECT id, customer_id, 1, 'ordered', user_id FROM planned
    ), orders AS (
      INSERT INTO customer_order (id, code, cart_id, customer_id, actor_id, warehouse_id, state,
        placed_at, address_id, address_line, address_city_code, payment_method, subtotal, discount,
        shipping, payment_adjustment, tax, total)
      SELECT id, 'MANY-' || n, id, customer_id, user_id, 1,
        (ARRAY['delivered', 'delivered', 'delivered', 'dispatched', 'cancelled'])[1 + n % 5],
        timestamptz '2026-11-20' - n * interval '1 minute', address_id, line, '11001',
        CASE WHEN n % 5 = 0 THEN 'tarjeta' ELSE 'contra-entrega' END, 1000, 0, 0, 0, 0, 1000
      FROM planned
    ), deliveries AS (
      INSERT INTO order_delivery (order_id, position, estimated_date, state)
      SELECT id, 1, '2026-11-25', 'delivered' FROM planned
    ), lines AS (
      INSERT INTO order_line (id, order_id, delivery, position, product_id, version_id, code, name,
        brand, quantity, unit_price, original_price, price_steps, tax_rate, tax, total)
      SELECT gen_random_uuid(), planned.id, 1, 1, sold.product_id, sold.id, sold.code, 'Tinte',
        'Igora', 1, 1000, 1000, '[]', 0, 0, 1000
      FROM planned CROSS JOIN (SELECT id, product_id, code FROM product_version LIMIT 1) sold
    )
    INSERT INTO payment (id, order_id, method, reference, amount, state, created_at, changed_at)
    SELECT gen_random_uuid(), id, 'tarjeta', 'MANY-' || n, 1000, 'approved', now(), now()
    FROM planned WHERE n % 5 = 0`;
  await sql`ANALYZE`;
}
