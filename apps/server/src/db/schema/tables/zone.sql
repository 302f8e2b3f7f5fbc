CREATE TABLE zone (
  id integer GENERATED ALWAYS AS IDENTITY NOT NULL,
  code text NOT NULL,
  name text NOT NULL,
  warehouse_id smallint NOT NULL,
  delivery_days smallint NOT NULL,
  cut_off_hour smallint NOT NULL,
  works_saturday boolean NOT NULL DEFAULT true,
  cash_on_delivery boolean NOT NULL,
  shipping_price integer NOT NULL,
  free_from integer,
  version integer NOT NULL DEFAULT 1,
  min_order integer,
  CONSTRAINT zone_pkey PRIMARY KEY (id),
  CONSTRAINT zone_code_key UNIQUE (code),
  CONSTRAINT zone_warehouse_id_fkey FOREIGN KEY (warehouse_id) REFERENCES warehouse(id),
  CONSTRAINT zone_cut_off_hour_check CHECK (((cut_off_hour >= 0) AND (cut_off_hour <= 23))),
  CONSTRAINT zone_delivery_days_check CHECK (((delivery_days >= 0) AND (delivery_days <= 60))),
  CONSTRAINT zone_free_from_check CHECK ((free_from > 0)),
  CONSTRAINT zone_min_order_check CHECK ((min_order > 0)),
  CONSTRAINT zone_shipping_price_check CHECK ((shipping_price >= 0)),
  CONSTRAINT zone_version_check CHECK ((version > 0))
);
CREATE INDEX zone_by_name ON zone USING btree (lower(name), id);
CREATE TRIGGER shown_changed AFTER INSERT OR DELETE OR UPDATE ON zone FOR EACH STATEMENT EXECUTE FUNCTION tell_all_shown();
