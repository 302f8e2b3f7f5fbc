-- Rows as the first version that took orders wrote them (migrations 0001 to 0006): by
-- POST /order/create, and the orders of its demonstration, of which some are cancelled or delivered.
INSERT INTO state (code, name) VALUES ('11', 'Bogotá, D.C.');
INSERT INTO city (code, state_code, name) VALUES ('11001', '11', 'Bogotá, D.C.');
INSERT INTO warehouse (id, code, name, city_code) VALUES (1, 'BOG', 'Bogotá', '11001');
INSERT INTO trade_type (id, code, name) VALUES (1, 'peluqueria', 'Peluquería');
INSERT INTO loyalty_tier (name, rank, threshold, color) VALUES ('Bronce', 1, 0, '#a4694a');
INSERT INTO payment_method (code, name, description, logo, kind, position, is_enabled) VALUES
  ('contra-entrega', 'Contra entrega', '', 'cash', 'offline', 1, true),
  ('pse', 'PSE', '', 'pse', 'online', 2, false);

INSERT INTO customer (id, name, last_name, business_name, document_type, document_number,
  trade_type_id, city_code)
VALUES ('00000000-0000-4000-8000-00000000000a', 'Ana', 'Rojas', 'Salón Ana', 'NIT', '901234567-8',
  1, '11001');
INSERT INTO app_user (id, email, password_hash, name, last_name, role, customer_id)
VALUES ('00000000-0000-4000-8000-00000000000b', 'ana@salon.co', '$argon2id$of-then', 'Ana', 'Rojas',
  'Admin customer', '00000000-0000-4000-8000-00000000000a');
INSERT INTO address (id, customer_id, title, line, city_code, is_default)
VALUES ('00000000-0000-4000-8000-00000000000c', '00000000-0000-4000-8000-00000000000a', 'Salón',
  'Cra. 7 # 45-10', '11001', true);

INSERT INTO brand (code, name, slug, image) VALUES ('almagra', 'Almagra', 'almagra', 'almagra');
INSERT INTO category (name, slug, position, image) VALUES ('Tintes', 'tintes', 1, 'tintes');
INSERT INTO product (code, name, slug, brand_id, category_id, has_versions, is_presale, image)
SELECT 'ALM001', 'Tinte Almagra', 'tinte-almagra', brand.id, category.id, false, true, 'tinte'
FROM brand, category;
INSERT INTO product_version (product_id, code) SELECT id, code FROM product;
INSERT INTO arrival (warehouse_id, version_id, product_id, arrives_on, cap, promised)
SELECT 1, id, product_id, '2026-12-01', 50, 3 FROM product_version;
-- 100 came in; two went to PED-1, four to PED-4, two to PED-5; what PED-2 took came back.
INSERT INTO stock (warehouse_id, version_id, product_id, available, sold)
SELECT 1, id, product_id, 92, 8 FROM product_version;
INSERT INTO stock_movement (warehouse_id, version_id, delta, reason)
SELECT 1, id, 100, 'load' FROM product_version;

CREATE TEMPORARY TABLE old_order (code text, state text, adjustment int, payment text, method text);
INSERT INTO old_order VALUES
  -- With two deliveries, as it was placed.
  ('PED-1', 'confirmed', 3900, 'pending', 'contra-entrega'),
  ('PED-2', 'cancelled', 3900, 'voided', 'contra-entrega'),
  -- Cancelled with its presale; it holds nothing of the arrival any more.
  ('PED-3', 'cancelled', -1780, 'voided', 'pse'),
  ('PED-4', 'delivered', 0, 'approved', 'contra-entrega'),
  ('PED-5', 'created', 0, 'pending', 'pse');

CREATE TEMPORARY TABLE old_line (code text, delivery int, units int, leaves date);
INSERT INTO old_line VALUES
  ('PED-1', 1, 2, NULL), ('PED-1', 2, 3, '2026-12-01'),
  ('PED-2', 1, 5, NULL),
  ('PED-3', 1, 4, '2026-12-01'),
  ('PED-4', 1, 4, NULL),
  ('PED-5', 1, 2, NULL);

INSERT INTO cart (id, customer_id, warehouse_id, state, created_by, address_id, payment_method)
SELECT md5('cart' || code)::uuid, '00000000-0000-4000-8000-00000000000a', 1, 'ordered',
  '00000000-0000-4000-8000-00000000000b', '00000000-0000-4000-8000-00000000000c', method
FROM old_order;

INSERT INTO customer_order (id, code, cart_id, customer_id, actor_id, warehouse_id, state, placed_at,
  address_id, address_title, address_line, address_city_code, payment_method, subtotal, discount,
  shipping, payment_adjustment, tax, total)
SELECT md5(code)::uuid, code, md5('cart' || code)::uuid, '00000000-0000-4000-8000-00000000000a',
  '00000000-0000-4000-8000-00000000000b', 1, state, '2026-10-01T15:00Z',
  '00000000-0000-4000-8000-00000000000c', 'Salón', 'Cra. 7 # 45-10', '11001', method,
  goods.total, 0, 9000, adjustment, goods.tax, goods.total + 9000 + adjustment
FROM old_order, LATERAL (
  SELECT sum(units * 20000) AS total, sum(round(units * 20000 * 19 / 119.0)) AS tax
  FROM old_line WHERE old_line.code = old_order.code) goods;

INSERT INTO order_delivery (order_id, position, dispatch_date, estimated_date, state)
SELECT md5(code)::uuid, delivery, leaves, coalesce(leaves, '2026-10-02'),
  CASE WHEN state IN ('created', 'confirmed') THEN 'pending' ELSE state END
FROM old_line JOIN old_order USING (code);

INSERT INTO order_line (id, order_id, delivery, position, product_id, version_id, arrival_id, code,
  name, brand, quantity, unit_price, original_price, price_steps, tax_rate, tax, total)
SELECT md5(old_line.code || delivery)::uuid, md5(old_line.code)::uuid, delivery, delivery,
  version.product_id, version.id, arrival.id, version.code, 'Tinte Almagra', 'Almagra', units,
  20000, 20000, '[]', 19, round(units * 20000 * 19 / 119.0), units * 20000
FROM old_line CROSS JOIN product_version version
LEFT JOIN arrival ON arrival.arrives_on = old_line.leaves;

INSERT INTO stock_movement (warehouse_id, version_id, delta, reason, order_id)
SELECT 1, version.id, -units, 'order', md5(old_line.code)::uuid
FROM old_line CROSS JOIN product_version version WHERE leaves IS NULL
UNION ALL
SELECT 1, version.id, units, 'cancel', md5(old_line.code)::uuid
FROM old_line JOIN old_order USING (code) CROSS JOIN product_version version
WHERE leaves IS NULL AND state = 'cancelled';

INSERT INTO order_event (order_id, state, at, actor_id)
SELECT md5(code)::uuid, 'created', '2026-10-01T15:00Z', '00000000-0000-4000-8000-00000000000b'
FROM old_order;
INSERT INTO order_event (order_id, state, at)
SELECT md5(code)::uuid, state, '2026-10-02T15:00Z' FROM old_order WHERE state <> 'created';

INSERT INTO payment (id, order_id, method, reference, amount, state, created_at, changed_at)
SELECT md5('payment' || code)::uuid, id, placed.payment_method, code || '-1', total, payment,
  placed_at, placed_at
FROM customer_order placed JOIN old_order USING (code);

INSERT INTO loyalty_entry (customer_id, order_id, kind, amount, counts_at)
SELECT customer_id, id, 'delivered', subtotal, placed_at FROM customer_order WHERE state = 'delivered';
