import { randomUUID } from 'node:crypto';
import type { SqlPool } from '../apps/server/src/db/pool.ts';
import { addBuyers } from './fixture.ts';

/** Orders in one statement. */
const chunk = 50_000;
const customers = 20_000;

/**
 * What years of a shop leave behind: so many orders of 20,000 customers, two minutes apart, each with
 * a delivery, one to three lines, what they took from stock, what was noted of them and, one of
 * five, a payment online; one of 500 is still under way. What is there already is taken as it is.
 */
export async function fillDesk(sql: SqlPool, orders: number): Promise<void> {
  const [made] = await sql<{ n: number }[]>`SELECT count(*)::int AS n FROM customer_order`;
  if ((made?.n ?? 0) >= orders) return;
  const [known] = await sql<{ n: number }[]>`SELECT count(*)::int AS n FROM customer`;
  if ((known?.n ?? 0) < customers) await addBuyers(sql, customers);
  const online = await addMethods(sql);
  await addGround(sql);
  for (let from = made?.n ?? 0; from < orders; from += chunk) {
    await addOrders(sql, from, Math.min(orders, from + chunk), online);
  }
  await sql`DROP TABLE bench_buyer, bench_goods`;
  await sql.unsafe('VACUUM (ANALYZE)');
}

/** A director, who may see everything. */
export async function addDirector(sql: SqlPool): Promise<string> {
  const id = randomUUID();
  await sql`
    INSERT INTO app_user (id, email, password_hash, name, last_name, role)
    VALUES (${id}, ${`${id}@medida.co`}, '$argon2id$unused', 'Oti', 'Medida', 'Staff')`;
  await sql`INSERT INTO staff_member (user_id, roles) VALUES (${id}, '{direction}')
    ON CONFLICT DO NOTHING`;
  return id;
}

async function addMethods(sql: SqlPool): Promise<string> {
  const [online] = await sql<{ code: string }[]>`
    SELECT code FROM payment_method WHERE means IS NOT NULL ORDER BY code LIMIT 1`;
  return online?.code ?? 'contra-entrega';
}

/** Buyers and goods by number, so that an order finds its own by a remainder. */
async function addGround(sql: SqlPool): Promise<void> {
  await sql`DROP TABLE IF EXISTS bench_buyer, bench_goods`;
  await sql`
    CREATE TABLE bench_buyer AS
    SELECT (row_number() OVER (ORDER BY customer.id) - 1)::int AS place, customer.id AS customer_id,
      address.id AS address_id, address.line, app_user.id AS user_id
    FROM customer JOIN address ON address.customer_id = customer.id AND address.is_default
    JOIN app_user ON app_user.customer_id = customer.id`;
  await sql`ALTER TABLE bench_buyer ADD PRIMARY KEY (place)`;
  await sql`
    CREATE TABLE bench_goods AS
    SELECT (row_number() OVER (ORDER BY product.sales_rank, product.id) - 1)::int AS place,
      product.id AS product_id, version.id AS version_id, version.code, product.name
    FROM product JOIN product_version version ON version.product_id = product.id AND version.position = 1
    WHERE product.kind = 'product' ORDER BY product.sales_rank, product.id LIMIT 20000`;
  await sql`ALTER TABLE bench_goods ADD PRIMARY KEY (place)`;
  await sql`ANALYZE bench_buyer, bench_goods`;
}

async function addOrders(sql: SqlPool, from: number, to: number, online: string): Promise<void> {
  await sql`
    WITH size AS (
      SELECT (SELECT count(*) FROM bench_buyer)::int AS buyers, (SELECT count(*) FROM bench_goods)::int AS goods
    ), planned AS MATERIALIZED (
      SELECT n, gen_random_uuid() AS id, buyer.*, size.goods, 1 + n % 3 AS lines,
        now() - n * interval '2 minutes' AS placed_at, n % 5 = 0 AS is_online,
        CASE WHEN n < 2000 AND n % 4 > 0 THEN (ARRAY['confirmed', 'in_preparation', 'dispatched'])[n % 4]
          WHEN n % 25 = 0 THEN 'cancelled' ELSE 'delivered' END AS state
      FROM size, generate_series(${from}::int, ${to - 1}::int) n
      JOIN bench_buyer buyer ON buyer.place = n * 7 % (SELECT buyers FROM size)
    ), carts AS (
      INSERT INTO cart (id, customer_id, warehouse_id, state, created_by)
      SELECT id, customer_id, 1, 'ordered', user_id FROM planned
    ), orders AS (
      INSERT INTO customer_order (id, code, cart_id, customer_id, actor_id, warehouse_id, state,
        placed_at, address_id, address_line, address_city_code, payment_method, subtotal, discount,
        shipping, payment_adjustment, tax, total)
      SELECT id, 'B' || n, id, customer_id, user_id, 1, state, placed_at, address_id, line, '11001',
        CASE WHEN is_online THEN ${online}::text ELSE 'contra-entrega' END,
        lines * 2000, 0, 0, 0, 0, lines * 2000
      FROM planned
    ), deliveries AS (
      INSERT INTO order_delivery (order_id, position, estimated_date, state)
      SELECT id, 1, placed_at::date + 1,
        CASE state WHEN 'confirmed' THEN 'pending' ELSE state END FROM planned
    ), bought AS MATERIALIZED (
      SELECT planned.id, planned.n, planned.placed_at, nth, goods.*
      FROM planned CROSS JOIN LATERAL generate_series(1, planned.lines) nth
      JOIN bench_goods goods ON goods.place = (planned.n * 31 + nth * 17) % planned.goods
    ), lines AS (
      INSERT INTO order_line (id, order_id, delivery, position, product_id, version_id, code, name,
        brand, quantity, unit_price, original_price, price_steps, tax_rate, tax, total)
      SELECT gen_random_uuid(), id, 1, nth, product_id, version_id, code, name, 'Marca', 2, 1000,
        1000, '[]', 0, 0, 2000
      FROM bought
    ), moved AS (
      INSERT INTO stock_movement (warehouse_id, version_id, delta, reason, order_id, delivery, at)
      SELECT 1, version_id, -2, 'order', id, 1, placed_at FROM bought ORDER BY placed_at
    ), noted AS (
      INSERT INTO audit_entry (at, actor_id, customer_id, request_id, action, subject)
      SELECT placed_at, user_id, customer_id, 'bench', 'order.created', 'order:' || id
      FROM planned WHERE n % 2 = 0
    ), told AS (
      INSERT INTO order_event (order_id, delivery, state, at, actor_id)
      SELECT id, 1, state, placed_at, user_id FROM planned
    )
    INSERT INTO payment (id, order_id, method, reference, amount, state, created_at, changed_at)
    SELECT gen_random_uuid(), id, ${online}::text, 'B-' || n, lines * 2000, 'approved', placed_at, placed_at
    FROM planned WHERE is_online`;
}
