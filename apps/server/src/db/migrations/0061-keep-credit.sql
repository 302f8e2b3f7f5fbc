-- D-12: own credit as a ledger whose lines say what stood after them, and are never changed.
ALTER TABLE credit_account
  ADD COLUMN terms_days smallint NOT NULL DEFAULT 30 CHECK (terms_days BETWEEN 1 AND 180),
  ADD COLUMN version integer NOT NULL DEFAULT 1 CHECK (version > 0),
  -- What was paid and is then cancelled stands in the customer's favour: used may be below 0.
  DROP CONSTRAINT credit_account_check,
  ADD CONSTRAINT credit_account_within_limit CHECK (used <= credit_limit);

ALTER TABLE credit_entry
  -- What was used, and the limit, after it.
  ADD COLUMN balance bigint,
  ADD COLUMN credit_limit bigint,
  -- Until when a purchase is to be paid; of what is given back, that of its purchase.
  ADD COLUMN due_on date,
  ADD COLUMN actor_id uuid REFERENCES app_user,
  ADD COLUMN note text CHECK (length(note) BETWEEN 1 AND 300),
  -- The same payment, sent twice, is one.
  ADD COLUMN request_key uuid UNIQUE,
  DROP CONSTRAINT credit_entry_amount_check,
  DROP CONSTRAINT credit_entry_kind_check;

UPDATE credit_entry SET kind = CASE
  WHEN kind = 'cancel' THEN 'reversal'
  WHEN kind = 'adjustment' AND amount < 0 THEN 'refund'
  WHEN kind = 'adjustment' THEN 'purchase'
  ELSE kind END;
UPDATE credit_entry SET
  credit_limit = account.credit_limit,
  balance = (SELECT sum(before.amount) FROM credit_entry before
    WHERE before.customer_id = credit_entry.customer_id AND before.id <= credit_entry.id),
  due_on = CASE WHEN kind IN ('purchase', 'reversal', 'refund')
    THEN ((coalesce((SELECT placed_at FROM customer_order WHERE id = order_id), at)
      AT TIME ZONE 'America/Bogota')::date + 30) END
FROM credit_account account WHERE account.customer_id = credit_entry.customer_id;

ALTER TABLE credit_entry
  ALTER COLUMN balance SET NOT NULL,
  ALTER COLUMN credit_limit SET NOT NULL,
  ADD CONSTRAINT credit_entry_kind CHECK (
    kind IN ('allocation', 'limit', 'purchase', 'payment', 'refund', 'reversal')),
  ADD CONSTRAINT credit_entry_amount CHECK (CASE
    WHEN kind IN ('allocation', 'limit') THEN amount = 0
    WHEN kind = 'purchase' THEN amount > 0
    ELSE amount < 0 END),
  ADD CONSTRAINT credit_entry_due CHECK (
    (due_on IS NOT NULL) = (kind IN ('purchase', 'refund', 'reversal'))),
  ADD CONSTRAINT credit_entry_within_limit CHECK (balance <= credit_limit);

CREATE INDEX credit_entry_of_order ON credit_entry (order_id) WHERE order_id IS NOT NULL;

CREATE FUNCTION keep_credit_entry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a line of the credit ledger is never changed';
END $$;
CREATE TRIGGER credit_entry_is_kept BEFORE UPDATE OR DELETE ON credit_entry
  FOR EACH ROW EXECUTE FUNCTION keep_credit_entry();
