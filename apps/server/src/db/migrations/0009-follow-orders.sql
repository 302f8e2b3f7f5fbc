-- D-10: of the total that was agreed, what is no longer charged because it was cancelled.
ALTER TABLE customer_order
  ADD COLUMN cancelled bigint NOT NULL DEFAULT 0 CHECK (cancelled BETWEEN 0 AND total);

-- D-8: an arrival that moves takes the deliveries along that wait for it.
ALTER TABLE order_delivery
  ADD COLUMN moved_from date,
  ADD COLUMN moved_at timestamptz,
  -- The buyer said to keep it on its new date; nobody has to.
  ADD COLUMN kept_at timestamptz,
  ADD CHECK (num_nulls(moved_from, moved_at) IN (0, 2)),
  ADD CHECK (kept_at IS NULL OR moved_at IS NOT NULL),
  DROP CONSTRAINT order_delivery_order_id_dispatch_date_key;
-- What was cancelled or has left keeps its date; of what waits there is one delivery a date.
CREATE UNIQUE INDEX order_delivery_one_pending
  ON order_delivery (order_id, dispatch_date) NULLS NOT DISTINCT WHERE state = 'pending';

-- When the units of a presale line came and became the order's.
ALTER TABLE order_line
  ADD COLUMN served_at timestamptz,
  ADD CHECK (served_at IS NULL OR arrival_id IS NOT NULL);
CREATE INDEX order_line_waiting ON order_line (arrival_id)
  WHERE arrival_id IS NOT NULL AND served_at IS NULL;

-- Units that came; an arrival comes once.
ALTER TABLE arrival
  ADD COLUMN received integer CHECK (received >= 0),
  ADD CHECK ((received IS NULL) = (arrived_at IS NULL)),
  DROP CONSTRAINT arrival_warehouse_id_version_id_arrives_on_key;
CREATE UNIQUE INDEX arrival_one_open
  ON arrival (warehouse_id, version_id, arrives_on) WHERE arrived_at IS NULL;

-- To which delivery the units went or from which they came back; null: the one without a date.
-- And from which arrival they came.
ALTER TABLE stock_movement
  ADD COLUMN delivery smallint,
  ADD COLUMN arrival_id integer REFERENCES arrival,
  ADD CHECK (delivery IS NULL OR order_id IS NOT NULL),
  ADD CHECK (arrival_id IS NULL OR reason = 'arrival');
CREATE UNIQUE INDEX stock_movement_arrival_once ON stock_movement (arrival_id)
  WHERE arrival_id IS NOT NULL;

-- D-13: what counts is counted for each delivery, once.
ALTER TABLE loyalty_entry
  ADD COLUMN delivery smallint,
  DROP CONSTRAINT loyalty_entry_order_id_kind_key;
CREATE UNIQUE INDEX loyalty_entry_once
  ON loyalty_entry (order_id, kind, coalesce(delivery, 0)) WHERE order_id IS NOT NULL;

-- News that were told to somebody, so that hearing of them again tells nobody twice.
CREATE TABLE message_sent (
  key text PRIMARY KEY CHECK (length(key) BETWEEN 1 AND 200),
  at timestamptz NOT NULL
);
