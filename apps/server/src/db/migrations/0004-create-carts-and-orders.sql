CREATE TABLE payment_method (
  code text PRIMARY KEY,
  name text NOT NULL,
  description text NOT NULL,
  logo text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('offline', 'online', 'credit')),
  position smallint NOT NULL UNIQUE,
  is_enabled boolean NOT NULL,
  needs_cash_on_delivery boolean NOT NULL DEFAULT false,
  -- §3 Payment method discount/charge.
  type_movement text CHECK (type_movement IN ('discount', 'charge')),
  discount_type text CHECK (discount_type IN ('percentage', 'value')),
  discount_amount numeric(12, 2) CHECK (discount_amount > 0),
  CHECK (num_nulls(type_movement, discount_type, discount_amount) IN (0, 3)),
  CHECK (discount_type <> 'percentage' OR discount_amount < 100)
);

-- D-9: one open cart for each customer and warehouse.
CREATE TABLE cart (
  id uuid PRIMARY KEY,
  customer_id uuid NOT NULL REFERENCES customer,
  warehouse_id smallint NOT NULL REFERENCES warehouse,
  state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'ordered', 'cleared')),
  created_by uuid NOT NULL REFERENCES app_user,
  created_at timestamptz NOT NULL DEFAULT now(),
  changed_at timestamptz NOT NULL DEFAULT now(),
  -- Rises with each write; a write names the one that it read, so that two devices lose nothing.
  revision integer NOT NULL DEFAULT 1 CHECK (revision > 0),
  -- What the purchase flow chose so far.
  address_id uuid,
  payment_method text REFERENCES payment_method,
  FOREIGN KEY (customer_id, address_id) REFERENCES address (customer_id, id)
);
CREATE UNIQUE INDEX cart_one_open ON cart (customer_id, warehouse_id) WHERE state = 'open';

CREATE TABLE cart_line (
  id uuid PRIMARY KEY,
  -- The order in which the lines were added.
  place bigint GENERATED ALWAYS AS IDENTITY,
  cart_id uuid NOT NULL REFERENCES cart ON DELETE CASCADE,
  product_id integer NOT NULL REFERENCES product,
  version_id integer NOT NULL,
  -- The versions chosen for the open parts of a combo, in the order of its parts.
  assembly_version_ids integer[] NOT NULL DEFAULT '{}',
  advance boolean NOT NULL,
  quantity integer NOT NULL CHECK (quantity BETWEEN 1 AND 9999),
  -- What the buyer saw when the line was last touched, for the news of the cart.
  seen_price integer NOT NULL CHECK (seen_price >= 0),
  added_at timestamptz NOT NULL DEFAULT now(),
  FOREIGN KEY (product_id, version_id) REFERENCES product_version (product_id, id),
  UNIQUE (cart_id, version_id, assembly_version_ids, advance)
);

-- D-9: an addition sent twice happens once; the first answer is given again. Known by customer,
-- not by cart: a late repetition must not land in the cart that follows an order.
CREATE TABLE cart_mutation (
  customer_id uuid NOT NULL REFERENCES customer,
  id uuid NOT NULL,
  cart_id uuid NOT NULL REFERENCES cart ON DELETE CASCADE,
  body_hash bytea NOT NULL,
  reply jsonb NOT NULL,
  at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (customer_id, id)
);
CREATE INDEX cart_mutation_cart ON cart_mutation (cart_id);

-- D-10: a cart becomes one order. What was agreed is frozen here; the catalogue may change.
CREATE TABLE customer_order (
  id uuid PRIMARY KEY,
  code text NOT NULL UNIQUE,
  cart_id uuid NOT NULL UNIQUE REFERENCES cart,
  customer_id uuid NOT NULL REFERENCES customer,
  actor_id uuid NOT NULL REFERENCES app_user,
  warehouse_id smallint NOT NULL REFERENCES warehouse,
  state text NOT NULL DEFAULT 'created' CHECK (state IN
    ('created', 'confirmed', 'paid', 'in_preparation', 'dispatched', 'delivered', 'cancelled', 'returned')),
  placed_at timestamptz NOT NULL,
  address_id uuid NOT NULL REFERENCES address,
  address_title text,
  address_line text NOT NULL,
  address_city_code text NOT NULL REFERENCES city,
  payment_method text NOT NULL REFERENCES payment_method,
  subtotal bigint NOT NULL CHECK (subtotal >= 0),
  discount bigint NOT NULL CHECK (discount >= 0),
  shipping integer NOT NULL CHECK (shipping >= 0),
  payment_adjustment bigint NOT NULL,
  tax bigint NOT NULL CHECK (tax >= 0),
  total bigint NOT NULL CHECK (total >= 0),
  CHECK (total = subtotal - discount + shipping + payment_adjustment)
);
CREATE INDEX customer_order_history ON customer_order (customer_id, placed_at DESC, id);
CREATE INDEX customer_order_actor ON customer_order (actor_id, placed_at DESC, id);

CREATE TABLE order_delivery (
  order_id uuid NOT NULL REFERENCES customer_order ON DELETE CASCADE,
  position smallint NOT NULL CHECK (position > 0),
  -- Null: leaves at once, on the estimated date; else the arrival that it waits for (D-8).
  dispatch_date date,
  estimated_date date NOT NULL,
  state text NOT NULL DEFAULT 'pending' CHECK (state IN
    ('pending', 'in_preparation', 'dispatched', 'delivered', 'cancelled', 'returned')),
  PRIMARY KEY (order_id, position),
  UNIQUE NULLS NOT DISTINCT (order_id, dispatch_date)
);

CREATE TABLE order_line (
  id uuid PRIMARY KEY,
  order_id uuid NOT NULL,
  delivery smallint NOT NULL,
  position smallint NOT NULL,
  product_id integer NOT NULL REFERENCES product,
  version_id integer NOT NULL REFERENCES product_version,
  assembly_version_ids integer[] NOT NULL DEFAULT '{}',
  arrival_id integer REFERENCES arrival,
  code text NOT NULL,
  version_code text,
  name text NOT NULL,
  version_name text,
  brand text NOT NULL,
  quantity integer NOT NULL CHECK (quantity > 0),
  unit_price integer NOT NULL CHECK (unit_price >= 0),
  original_price integer NOT NULL CHECK (original_price >= unit_price),
  price_steps jsonb NOT NULL,
  tax_rate smallint NOT NULL CHECK (tax_rate IN (0, 5, 19)),
  tax bigint NOT NULL CHECK (tax >= 0),
  total bigint NOT NULL,
  CHECK (total = unit_price::bigint * quantity),
  UNIQUE (order_id, position),
  FOREIGN KEY (order_id, delivery) REFERENCES order_delivery (order_id, position) ON DELETE CASCADE
);

CREATE TABLE order_event (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id uuid NOT NULL REFERENCES customer_order ON DELETE CASCADE,
  delivery smallint,
  state text NOT NULL,
  at timestamptz NOT NULL,
  actor_id uuid REFERENCES app_user
);
CREATE INDEX order_event_order ON order_event (order_id, at);

-- Where every unit went: what left a stock row must be in an order (npm run audit adds them up).
CREATE TABLE stock_movement (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  warehouse_id smallint NOT NULL REFERENCES warehouse,
  version_id integer NOT NULL REFERENCES product_version,
  delta integer NOT NULL CHECK (delta <> 0),
  reason text NOT NULL CHECK (reason IN ('load', 'order', 'cancel', 'arrival', 'count')),
  order_id uuid REFERENCES customer_order,
  at timestamptz NOT NULL DEFAULT now(),
  CHECK ((reason IN ('order', 'cancel')) = (order_id IS NOT NULL))
);
CREATE INDEX stock_movement_order ON stock_movement (order_id) WHERE order_id IS NOT NULL;

-- Kept 31 days at least; the same key with other content is refused (D-10).
CREATE TABLE idempotency_key (
  user_id uuid NOT NULL REFERENCES app_user,
  key text NOT NULL CHECK (length(key) BETWEEN 1 AND 255),
  body_hash bytea NOT NULL,
  order_id uuid NOT NULL REFERENCES customer_order,
  at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, key)
);

CREATE TABLE payment (
  id uuid PRIMARY KEY,
  order_id uuid NOT NULL REFERENCES customer_order,
  method text NOT NULL REFERENCES payment_method,
  reference text NOT NULL UNIQUE,
  amount bigint NOT NULL CHECK (amount > 0),
  state text NOT NULL CHECK (state IN ('pending', 'approved', 'declined', 'voided', 'expired', 'refunded')),
  created_at timestamptz NOT NULL,
  changed_at timestamptz NOT NULL
);
-- An order is paid once.
CREATE UNIQUE INDEX payment_one_approved ON payment (order_id) WHERE state = 'approved';
CREATE INDEX payment_order ON payment (order_id);

-- D-12: own credit as a ledger that is never over its limit.
CREATE TABLE credit_account (
  customer_id uuid PRIMARY KEY REFERENCES customer,
  credit_limit bigint NOT NULL CHECK (credit_limit >= 0),
  used bigint NOT NULL DEFAULT 0 CHECK (used BETWEEN 0 AND credit_limit)
);
CREATE TABLE credit_entry (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  customer_id uuid NOT NULL REFERENCES credit_account,
  order_id uuid REFERENCES customer_order,
  amount bigint NOT NULL CHECK (amount <> 0),
  kind text NOT NULL CHECK (kind IN ('purchase', 'payment', 'cancel', 'adjustment')),
  at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX credit_entry_customer ON credit_entry (customer_id, at);

-- D-13: what counted, once for each order and kind.
CREATE TABLE loyalty_entry (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  customer_id uuid NOT NULL REFERENCES customer,
  order_id uuid REFERENCES customer_order,
  kind text NOT NULL CHECK (kind IN ('delivered', 'returned', 'adjustment')),
  amount bigint NOT NULL,
  counts_at timestamptz NOT NULL,
  UNIQUE (order_id, kind)
);
CREATE INDEX loyalty_entry_customer ON loyalty_entry (customer_id, counts_at);
CREATE TRIGGER loyalty_entry_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON loyalty_entry
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
