-- Hours of a day in which a zone is delivered to (D-11). A zone without any goes by its days alone.
CREATE TABLE delivery_window (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  zone_id integer NOT NULL REFERENCES zone (id) ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('regular', 'express')),
  -- 0 is Sunday.
  weekdays smallint[] NOT NULL CHECK (
    cardinality(weekdays) > 0 AND weekdays <@ '{0,1,2,3,4,5,6}'::smallint[]),
  from_hour smallint NOT NULL CHECK (from_hour BETWEEN 0 AND 23),
  to_hour smallint NOT NULL CHECK (to_hour BETWEEN 1 AND 24),
  -- Null: as the zone.
  cut_off_hour smallint CHECK (cut_off_hour BETWEEN 0 AND 23),
  delivery_days smallint CHECK (delivery_days BETWEEN 0 AND 60),
  -- Orders of one day; null: as many as come.
  capacity integer CHECK (capacity > 0),
  charge integer NOT NULL DEFAULT 0 CHECK (charge >= 0),
  is_active boolean NOT NULL DEFAULT true,
  version integer NOT NULL DEFAULT 1 CHECK (version > 0),
  CONSTRAINT delivery_window_hours CHECK (from_hour < to_hour),
  CONSTRAINT delivery_window_charge CHECK (kind = 'express' OR charge = 0)
);
CREATE INDEX delivery_window_zone ON delivery_window (zone_id, from_hour, id);

-- What orders took of a window that has a capacity; no row: nothing yet.
CREATE TABLE delivery_window_day (
  window_id integer NOT NULL REFERENCES delivery_window (id) ON DELETE CASCADE,
  day date NOT NULL,
  taken integer NOT NULL CHECK (taken >= 0),
  PRIMARY KEY (window_id, day)
);

-- Where the shop does otherwise than the law of holidays: it closes on a day, or works on a holiday.
CREATE TABLE shop_day (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  day date NOT NULL CONSTRAINT shop_day_day_key UNIQUE,
  name text NOT NULL CHECK (name <> ''),
  is_open boolean NOT NULL,
  version integer NOT NULL DEFAULT 1 CHECK (version > 0)
);

ALTER TABLE cart ADD COLUMN window_id integer REFERENCES delivery_window (id) ON DELETE SET NULL;
ALTER TABLE cart ADD COLUMN window_day date;
CREATE INDEX cart_window ON cart (window_id) WHERE window_id IS NOT NULL;

-- The day at the door, and the window as it was agreed; of orders of before nobody wrote it down.
ALTER TABLE order_delivery ADD COLUMN arrival_date date;
ALTER TABLE order_delivery ADD COLUMN window_id integer
  REFERENCES delivery_window (id) ON DELETE SET NULL;
ALTER TABLE order_delivery ADD COLUMN window_kind text;
ALTER TABLE order_delivery ADD COLUMN window_from smallint;
ALTER TABLE order_delivery ADD COLUMN window_to smallint;
ALTER TABLE order_delivery ADD COLUMN window_charge integer;
-- Of its charge, what is paid for it, the payment method's discount or charge being in it.
ALTER TABLE order_delivery ADD COLUMN own_shipping integer NOT NULL DEFAULT 0;
ALTER TABLE order_delivery ADD CONSTRAINT order_delivery_window CHECK (
  num_nulls(window_kind, window_from, window_to, window_charge) IN (0, 4)
  AND (window_id IS NULL OR (window_kind IS NOT NULL AND arrival_date IS NOT NULL)));
CREATE INDEX order_delivery_window_day ON order_delivery (window_id, arrival_date)
  WHERE window_id IS NOT NULL;
