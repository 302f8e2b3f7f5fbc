-- A seller's draft for a customer stands apart from the customer's own cart (D-9, ADR 49).
ALTER TABLE cart ADD COLUMN seller_id uuid REFERENCES app_user (id);

DROP INDEX cart_one_open;
CREATE UNIQUE INDEX cart_one_open ON cart (customer_id, warehouse_id, seller_id) NULLS NOT DISTINCT
  WHERE state = 'open';
CREATE INDEX cart_draft ON cart (seller_id, customer_id) WHERE state = 'open' AND seller_id IS NOT NULL;

-- Until now both wrote into one cart. What a seller of the customer opened becomes the seller's draft;
-- where the customer has an account as well, the same lines stay in a cart of their own, so that
-- nobody misses what they put in.
CREATE TEMPORARY TABLE parted ON COMMIT DROP AS
SELECT cart.id, cart.customer_id, cart.created_by AS seller_id, gen_random_uuid() AS kept_id,
  (SELECT own.id FROM app_user own
    WHERE own.customer_id = cart.customer_id AND own.removed_at IS NULL
    ORDER BY own.id LIMIT 1) AS owner_id
FROM cart
JOIN app_user opener ON opener.id = cart.created_by AND opener.role = 'Seller'
JOIN seller_customer assigned
  ON assigned.seller_id = opener.id AND assigned.customer_id = cart.customer_id
WHERE cart.state = 'open';

UPDATE cart SET seller_id = parted.seller_id FROM parted WHERE cart.id = parted.id;

INSERT INTO cart (id, customer_id, warehouse_id, created_by, created_at, changed_at, address_id,
  payment_method, coupon_id, window_id, window_day)
SELECT parted.kept_id, cart.customer_id, cart.warehouse_id, parted.owner_id, cart.created_at,
  cart.changed_at, cart.address_id, cart.payment_method, cart.coupon_id, cart.window_id,
  cart.window_day
FROM parted JOIN cart ON cart.id = parted.id
WHERE parted.owner_id IS NOT NULL;

INSERT INTO cart_line (id, cart_id, product_id, version_id, assembly_version_ids, advance, quantity,
  seen_price, seen_units, seen_date, added_at)
SELECT gen_random_uuid(), parted.kept_id, line.product_id, line.version_id,
  line.assembly_version_ids, line.advance, line.quantity, line.seen_price, line.seen_units,
  line.seen_date, line.added_at
FROM parted JOIN cart_line line ON line.cart_id = parted.id
WHERE parted.owner_id IS NOT NULL
ORDER BY line.place;
