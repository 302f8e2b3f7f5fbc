-- D-12: an order that is paid online holds its goods until then; unpaid, it is cancelled.
ALTER TABLE customer_order
  ADD COLUMN pay_until timestamptz,
  -- As it was when the order was placed: a hold is prolonged once.
  ADD COLUMN held_until timestamptz,
  -- Why an unpaid one was cancelled, where nobody cancelled it as such.
  ADD COLUMN hold_ended text CHECK (hold_ended IN ('expired', 'reopened', 'replaced'));
UPDATE customer_order SET pay_until = placed_at, held_until = placed_at WHERE state = 'created';
ALTER TABLE customer_order
  ADD CHECK (state <> 'created' OR pay_until IS NOT NULL);
CREATE INDEX customer_order_unpaid ON customer_order (customer_id) WHERE state = 'created';
CREATE INDEX customer_order_overdue ON customer_order (pay_until) WHERE state = 'created';

-- How a gateway takes it; null: no gateway does.
ALTER TABLE payment_method
  ADD COLUMN means text CHECK (means IN ('card', 'pse')),
  ADD CHECK (means IS NULL OR kind = 'online');
UPDATE payment_method SET means = CASE code WHEN 'pse' THEN 'pse' ELSE 'card' END, is_enabled = true
WHERE kind = 'online' AND code IN ('pse', 'tarjeta');

-- One row for each try to pay; offline methods have one.
ALTER TABLE payment
  -- When the gateway was last asked to begin it.
  ADD COLUMN begun_at timestamptz,
  -- The gateway's transaction, and with what was paid as the gateway names it.
  ADD COLUMN transaction_id text UNIQUE CHECK (length(transaction_id) BETWEEN 1 AND 100),
  ADD COLUMN means text,
  -- What the gateway said of a refusal, for the staff.
  ADD COLUMN reason text,
  -- Where the payer goes on with it.
  ADD COLUMN url text,
  -- The gateway's contracts that the payer accepted, and when.
  ADD COLUMN accepted jsonb,
  ADD COLUMN looked_up_at timestamptz,
  -- Of what was paid, what has to go back to the payer, and what went.
  ADD COLUMN refund_due bigint NOT NULL DEFAULT 0,
  ADD COLUMN refunded bigint NOT NULL DEFAULT 0,
  ADD CHECK (refund_due BETWEEN 0 AND amount),
  ADD CHECK (refunded BETWEEN 0 AND refund_due),
  DROP CONSTRAINT payment_state_check,
  -- surplus: paid, but for an order that is cancelled or was paid already; all of it goes back.
  ADD CHECK (state IN
    ('pending', 'approved', 'declined', 'voided', 'expired', 'refunded', 'surplus'));
CREATE UNIQUE INDEX payment_one_pending ON payment (order_id) WHERE state = 'pending';
CREATE INDEX payment_to_give_back ON payment (changed_at) WHERE refund_due > refunded;
CREATE INDEX payment_to_look_up ON payment (begun_at) WHERE state IN ('pending', 'expired');

-- News of the gateway, so that hearing one twice does nothing twice.
CREATE TABLE payment_notice (
  id text PRIMARY KEY CHECK (length(id) BETWEEN 1 AND 100),
  reference text,
  at timestamptz NOT NULL
);
