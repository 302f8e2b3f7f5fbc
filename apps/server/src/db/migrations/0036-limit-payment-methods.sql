-- D-22, ADR 33: what a payment method takes at once, where and from whom.
ALTER TABLE payment_method
  -- Pesos of one order, with the method's own discount or charge.
  ADD COLUMN min_amount bigint CHECK (min_amount > 0),
  ADD COLUMN max_amount bigint CHECK (max_amount > 0),
  -- Pesos that one customer may owe by it at once, over all their orders.
  ADD COLUMN max_owed bigint CHECK (max_owed > 0),
  ADD CONSTRAINT payment_method_limits CHECK (min_amount <= least(max_amount, max_owed));

-- Figures of their own for a zone, or for a customer; a null one is that of the next: customer,
-- zone, method. Whoever is closed pays another way.
CREATE TABLE payment_limit (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  method text NOT NULL REFERENCES payment_method,
  zone_id integer REFERENCES zone ON DELETE CASCADE,
  customer_id uuid REFERENCES customer ON DELETE CASCADE,
  is_closed boolean NOT NULL DEFAULT false,
  min_amount bigint CHECK (min_amount > 0),
  max_amount bigint CHECK (max_amount > 0),
  max_owed bigint CHECK (max_owed > 0),
  CHECK (num_nonnulls(zone_id, customer_id) = 1),
  CHECK (is_closed OR num_nonnulls(min_amount, max_amount, max_owed) > 0),
  CHECK (min_amount <= least(max_amount, max_owed))
);
CREATE UNIQUE INDEX payment_limit_zone ON payment_limit (zone_id, method) WHERE zone_id IS NOT NULL;
CREATE UNIQUE INDEX payment_limit_customer ON payment_limit (customer_id, method)
  WHERE customer_id IS NOT NULL;

-- What a customer owes: orders that are neither done nor gone.
CREATE INDEX customer_order_open ON customer_order (customer_id)
  WHERE state IN ('created', 'confirmed', 'in_preparation', 'dispatched');

-- The ceilings that were meant for these methods all along and that nothing read.
UPDATE payment_method SET max_amount = 2000000, max_owed = 5000000 WHERE code = 'contra-entrega';
UPDATE payment_method SET max_amount = 5000000 WHERE code = 'platam';
UPDATE payment_method SET max_amount = 3000000 WHERE code IN ('codensa', 'via');
UPDATE payment_method SET max_owed = 30000000 WHERE means IS NOT NULL;
