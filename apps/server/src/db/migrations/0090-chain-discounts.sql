-- Discounts by units, for a place, a business or a way to pay, one after another (ADR 24, D-6).
ALTER TABLE coupon
  ADD COLUMN line text CHECK (length(line) BETWEEN 1 AND 80),
  ADD COLUMN product_id integer REFERENCES product (id),
  ADD COLUMN buy_quantity smallint CHECK (buy_quantity > 0),
  ADD COLUMN get_quantity smallint CHECK (get_quantity > 0),
  ADD COLUMN max_times smallint CHECK (max_times > 0),
  -- What comes along, where it is not the same goods.
  ADD COLUMN got_brand_id integer REFERENCES brand (id),
  ADD COLUMN got_category_id integer REFERENCES category (id),
  ADD COLUMN got_line text CHECK (length(got_line) BETWEEN 1 AND 80),
  ADD COLUMN got_product_id integer REFERENCES product (id),
  ADD COLUMN customer_id uuid REFERENCES customer (id),
  ADD COLUMN trade_type_id smallint REFERENCES trade_type (id),
  ADD COLUMN excludes_deals boolean NOT NULL DEFAULT false,
  ADD COLUMN priority smallint NOT NULL DEFAULT 100 CHECK (priority BETWEEN 0 AND 1000),
  ADD COLUMN is_last boolean NOT NULL DEFAULT false,
  ADD COLUMN is_automatic boolean NOT NULL DEFAULT false,
  DROP CONSTRAINT coupon_kind_check,
  ADD CONSTRAINT coupon_kind_check
    CHECK (kind IN ('percentage', 'value', 'free-shipping', 'buy-get')),
  -- Units that come along are a percentage off, all of it too.
  ADD CONSTRAINT coupon_percent_of_units CHECK (kind <> 'buy-get' OR amount <= 100),
  ADD CONSTRAINT coupon_units CHECK (
    num_nonnulls(buy_quantity, get_quantity) = CASE kind WHEN 'buy-get' THEN 2 ELSE 0 END),
  ADD CONSTRAINT coupon_got_with_units CHECK (kind = 'buy-get' OR num_nonnulls(
    max_times, got_brand_id, got_category_id, got_line, got_product_id) = 0);

CREATE INDEX coupon_automatic ON coupon (ends_at) WHERE is_automatic;

-- One condition a row: a city or a method that it is for, a brand or a category that it is not for.
CREATE TABLE coupon_condition (
  coupon_id integer NOT NULL REFERENCES coupon (id) ON DELETE CASCADE,
  city_code text REFERENCES city (code),
  payment_method text REFERENCES payment_method (code),
  brand_id integer REFERENCES brand (id),
  category_id integer REFERENCES category (id),
  CONSTRAINT coupon_condition_is_one
    CHECK (num_nonnulls(city_code, payment_method, brand_id, category_id) = 1),
  CONSTRAINT coupon_condition_once
    UNIQUE NULLS NOT DISTINCT (coupon_id, city_code, payment_method, brand_id, category_id)
);

-- A discount that nobody types is no coupon of the order: its steps say what was taken.
ALTER TABLE customer_order DROP CONSTRAINT customer_order_check;

-- An order keeps each step as it was agreed, whatever the discount says later.
ALTER TABLE coupon_redemption
  ADD COLUMN position smallint NOT NULL DEFAULT 1,
  ADD COLUMN code text,
  ADD COLUMN title text,
  ADD COLUMN is_automatic boolean NOT NULL DEFAULT false,
  -- Off the goods; the rest of the amount is off shipping. Null: written by the version before.
  ADD COLUMN goods bigint CHECK (goods BETWEEN 0 AND amount),
  -- The ways to pay that it was agreed for; null: any.
  ADD COLUMN methods text[],
  DROP CONSTRAINT coupon_redemption_pkey,
  ADD CONSTRAINT coupon_redemption_pkey PRIMARY KEY (order_id, coupon_id);

UPDATE coupon_redemption used SET code = coupon.code, title = coupon.title,
  goods = placed.coupon_discount
FROM coupon, customer_order placed
WHERE coupon.id = used.coupon_id AND placed.id = used.order_id;
