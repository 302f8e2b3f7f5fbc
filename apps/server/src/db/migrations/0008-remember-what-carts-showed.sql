-- D-9: what the buyer last agreed to of each line, so that its news can be told at each reading.
ALTER TABLE cart_line
  -- Units that could be had; of an advance line, units that stock could have covered already.
  -- Null: the whole line could be had, and none of an advance line from stock.
  ADD COLUMN seen_units integer CHECK (seen_units >= 0),
  -- Of an advance line: the last day on which some of it leaves. Null: none was told.
  ADD COLUMN seen_date date;

-- Carts that were left, and the one reminder that each may get.
CREATE TABLE cart_abandonment (
  cart_id uuid PRIMARY KEY REFERENCES cart ON DELETE CASCADE,
  customer_id uuid NOT NULL REFERENCES customer,
  first_marked_at timestamptz NOT NULL,
  -- Again each time that it is left after a change.
  marked_at timestamptz NOT NULL CHECK (marked_at >= first_marked_at),
  marked_by text NOT NULL CHECK (marked_by IN ('call', 'job')),
  times integer NOT NULL DEFAULT 1 CHECK (times > 0),
  reminded_at timestamptz CHECK (reminded_at >= first_marked_at),
  -- Lets whoever got the reminder stop them without logging in.
  stop_key uuid UNIQUE,
  CHECK ((reminded_at IS NULL) = (stop_key IS NULL))
);
CREATE INDEX cart_abandonment_customer ON cart_abandonment (customer_id, reminded_at);
CREATE INDEX cart_abandonment_waiting ON cart_abandonment (marked_at) WHERE reminded_at IS NULL;
CREATE INDEX cart_abandonment_first ON cart_abandonment (first_marked_at);

-- Ley 2300 of 2023: whoever does not want to be reminded is not.
ALTER TABLE customer ADD COLUMN cart_reminders_stopped_at timestamptz;
