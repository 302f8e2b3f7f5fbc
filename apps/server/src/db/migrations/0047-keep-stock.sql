-- Staff count, adjust and move stock: a row has a version, which orders leave alone, and a movement
-- says who made it and why.
ALTER TABLE stock ADD COLUMN version integer NOT NULL DEFAULT 1
  CONSTRAINT stock_version_check CHECK (version > 0);

ALTER TABLE stock_movement
  ADD COLUMN actor_id uuid REFERENCES app_user (id),
  ADD COLUMN note text CONSTRAINT stock_movement_note_check CHECK (length(note) <= 500),
  -- Both halves of what went from one warehouse to another.
  ADD COLUMN transfer_id uuid,
  DROP CONSTRAINT stock_movement_reason_check,
  ADD CONSTRAINT stock_movement_reason_check CHECK (
    reason IN ('load', 'order', 'cancel', 'arrival', 'count', 'adjust', 'transfer')),
  ADD CONSTRAINT stock_movement_transfer_check CHECK (
    (reason = 'transfer') = (transfer_id IS NOT NULL));

-- The log of a unit, the newest first, with what was on hand after each.
CREATE INDEX stock_movement_log ON stock_movement (version_id, warehouse_id, id) INCLUDE (delta);
DROP INDEX stock_movement_unit;
-- Rows come in the order of their moments: what sold lately is found without an index of each.
CREATE INDEX stock_movement_lately ON stock_movement USING brin (at);
