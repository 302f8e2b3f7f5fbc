CREATE TABLE programmed_price (
  id integer GENERATED ALWAYS AS IDENTITY NOT NULL,
  name text NOT NULL,
  product_id integer NOT NULL,
  warehouse_id smallint,
  price integer NOT NULL,
  during tstzrange NOT NULL,
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT programmed_price_pkey PRIMARY KEY (id),
  CONSTRAINT programmed_price_product_id_fkey FOREIGN KEY (product_id) REFERENCES product(id) ON DELETE CASCADE,
  CONSTRAINT programmed_price_warehouse_id_fkey FOREIGN KEY (warehouse_id) REFERENCES warehouse(id),
  CONSTRAINT programmed_price_during_check CHECK ((NOT isempty(during))),
  CONSTRAINT programmed_price_price_check CHECK ((price > 0)),
  CONSTRAINT programmed_price_product_id_coalesce_during_excl EXCLUDE USING gist (product_id WITH =, COALESCE((warehouse_id)::integer, 0) WITH =, during WITH &&),
  CONSTRAINT programmed_price_version_check CHECK ((version > 0))
);
CREATE INDEX programmed_price_product ON programmed_price USING btree (product_id);
CREATE TRIGGER price_bounds_after_delete AFTER DELETE ON programmed_price REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION bound_prices();
CREATE TRIGGER price_bounds_after_insert AFTER INSERT ON programmed_price REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION bound_prices();
CREATE TRIGGER price_bounds_after_update AFTER UPDATE ON programmed_price REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION bound_prices();
CREATE TRIGGER programmed_price_added AFTER INSERT ON programmed_price REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION refresh_has_programmed_price();
CREATE TRIGGER programmed_price_removed AFTER DELETE ON programmed_price REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION refresh_has_programmed_price();
CREATE TRIGGER programmed_price_stays BEFORE UPDATE OF product_id ON programmed_price FOR EACH ROW WHEN ((old.product_id <> new.product_id)) EXECUTE FUNCTION keep_promoted_product();
CREATE TRIGGER shown_changed AFTER INSERT OR DELETE OR UPDATE ON programmed_price FOR EACH STATEMENT EXECUTE FUNCTION tell_all_shown();
