-- §2 CouponList: what a customer may take off one order.
CREATE TABLE coupon (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- In capitals: people write it as they like.
  code text NOT NULL UNIQUE CHECK (code ~ '^[A-Z0-9]{3,30}$'),
  title text NOT NULL CHECK (length(title) BETWEEN 1 AND 80),
  description text NOT NULL DEFAULT '',
  kind text NOT NULL CHECK (kind IN ('percentage', 'value', 'free-shipping')),
  -- Percent or pesos, by kind.
  amount numeric(12, 2) NOT NULL CHECK ((amount = 0) = (kind = 'free-shipping') AND amount >= 0),
  min_amount bigint NOT NULL DEFAULT 0 CHECK (min_amount >= 0),
  max_discount bigint CHECK (max_discount > 0),
  -- Null: everything.
  category_id integer REFERENCES category,
  brand_id integer REFERENCES brand,
  -- Null: everybody.
  tier text REFERENCES loyalty_tier,
  is_first_order_only boolean NOT NULL DEFAULT false,
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  -- Null: as often as there are customers.
  uses_limit integer CHECK (uses_limit > 0),
  uses integer NOT NULL DEFAULT 0 CHECK (uses >= 0),
  uses_per_customer smallint NOT NULL DEFAULT 1 CHECK (uses_per_customer > 0),
  -- Whether everybody whom it is for sees it; else only those who know its code may use it.
  is_listed boolean NOT NULL DEFAULT true,
  CHECK (ends_at > starts_at),
  CHECK (kind <> 'percentage' OR amount < 100),
  CONSTRAINT coupon_uses_within_limit CHECK (uses <= uses_limit)
);
CREATE INDEX coupon_listed ON coupon (ends_at) WHERE is_listed;

ALTER TABLE cart ADD COLUMN coupon_id integer REFERENCES coupon;

ALTER TABLE customer_order
  ADD COLUMN coupon_id integer REFERENCES coupon,
  -- Off the goods; what it took off shipping is not in "shipping" from the start.
  ADD COLUMN coupon_discount bigint NOT NULL DEFAULT 0 CHECK (coupon_discount >= 0),
  ADD CHECK (coupon_discount = 0 OR coupon_id IS NOT NULL),
  DROP CONSTRAINT customer_order_check,
  ADD CONSTRAINT customer_order_total CHECK
    (total = subtotal - discount - coupon_discount + shipping + payment_adjustment);

-- The share of the line in it, so that a part that is cancelled gives its own back.
ALTER TABLE order_line
  ADD COLUMN coupon_discount bigint NOT NULL DEFAULT 0
    CHECK (coupon_discount BETWEEN 0 AND total);

-- One use by one order; given back when nothing of the order is left.
CREATE TABLE coupon_redemption (
  order_id uuid PRIMARY KEY REFERENCES customer_order,
  coupon_id integer NOT NULL REFERENCES coupon,
  customer_id uuid NOT NULL REFERENCES customer,
  -- Which of the customer's uses it is.
  turn smallint NOT NULL CHECK (turn > 0),
  -- Pesos off goods and shipping.
  amount bigint NOT NULL CHECK (amount > 0),
  at timestamptz NOT NULL,
  returned_at timestamptz
);
CREATE UNIQUE INDEX coupon_redemption_turn ON coupon_redemption (customer_id, coupon_id, turn)
  WHERE returned_at IS NULL;
CREATE INDEX coupon_redemption_coupon ON coupon_redemption (coupon_id) WHERE returned_at IS NULL;
