CREATE TABLE delivery_window (
  id integer GENERATED ALWAYS AS IDENTITY NOT NULL,
  zone_id integer NOT NULL,
  kind text NOT NULL,
  weekdays smallint[] NOT NULL,
  from_hour smallint NOT NULL,
  to_hour smallint NOT NULL,
  cut_off_hour smallint,
  delivery_days smallint,
  capacity integer,
  charge integer NOT NULL DEFAULT 0,
  is_active boolean NOT NULL DEFAULT true,
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT delivery_window_pkey PRIMARY KEY (id),
  CONSTRAINT delivery_window_zone_id_fkey FOREIGN KEY (zone_id) REFERENCES zone(id) ON DELETE CASCADE,
  CONSTRAINT delivery_window_capacity_check CHECK ((capacity > 0)),
  CONSTRAINT delivery_window_charge CHECK (((kind = 'express'::text) OR (charge = 0))),
  CONSTRAINT delivery_window_charge_check CHECK ((charge >= 0)),
  CONSTRAINT delivery_window_cut_off_hour_check CHECK (((cut_off_hour >= 0) AND (cut_off_hour <= 23))),
  CONSTRAINT delivery_window_delivery_days_check CHECK (((delivery_days >= 0) AND (delivery_days <= 60))),
  CONSTRAINT delivery_window_from_hour_check CHECK (((from_hour >= 0) AND (from_hour <= 23))),
  CONSTRAINT delivery_window_hours CHECK ((from_hour < to_hour)),
  CONSTRAINT delivery_window_kind_check CHECK ((kind = ANY (ARRAY['regular'::text, 'express'::text]))),
  CONSTRAINT delivery_window_to_hour_check CHECK (((to_hour >= 1) AND (to_hour <= 24))),
  CONSTRAINT delivery_window_version_check CHECK ((version > 0)),
  CONSTRAINT delivery_window_weekdays_check CHECK (((cardinality(weekdays) > 0) AND (weekdays <@ '{0,1,2,3,4,5,6}'::smallint[])))
);
CREATE INDEX delivery_window_zone ON delivery_window USING btree (zone_id, from_hour, id);
CREATE TRIGGER shown_changed AFTER INSERT OR DELETE OR UPDATE ON delivery_window FOR EACH STATEMENT EXECUTE FUNCTION tell_all_shown();
