CREATE TABLE base_price (
  warehouse_id smallint NOT NULL,
  product_id integer NOT NULL,
  price integer NOT NULL,
  lowered_at timestamp with time zone,
  CONSTRAINT base_price_pkey PRIMARY KEY (product_id, warehouse_id),
  CONSTRAINT base_price_product_id_fkey FOREIGN KEY (product_id) REFERENCES product(id) ON DELETE CASCADE,
  CONSTRAINT base_price_warehouse_id_fkey FOREIGN KEY (warehouse_id) REFERENCES warehouse(id),
  CONSTRAINT base_price_price_check CHECK ((price > 0))
);
CREATE INDEX base_price_lowered ON base_price USING btree (lowered_at) WHERE (lowered_at IS NOT NULL);
CREATE TRIGGER base_price_added AFTER INSERT ON base_price REFERENCING NEW TABLE AS touched FOR EACH STATEMENT WHEN ((current_setting('matiz.keeps_products'::text, true) IS DISTINCT FROM 'on'::text)) EXECUTE FUNCTION refresh_sold_in();
CREATE TRIGGER base_price_lowered BEFORE UPDATE OF price ON base_price FOR EACH ROW WHEN ((old.price <> new.price)) EXECUTE FUNCTION note_lowered_price();
CREATE TRIGGER base_price_removed AFTER DELETE ON base_price REFERENCING OLD TABLE AS touched FOR EACH STATEMENT WHEN ((current_setting('matiz.keeps_products'::text, true) IS DISTINCT FROM 'on'::text)) EXECUTE FUNCTION refresh_sold_in();
CREATE TRIGGER base_price_stays BEFORE UPDATE OF product_id, warehouse_id ON base_price FOR EACH ROW WHEN (((old.product_id <> new.product_id) OR (old.warehouse_id <> new.warehouse_id))) EXECUTE FUNCTION keep_base_price_place();
CREATE TRIGGER price_bounds_after_delete AFTER DELETE ON base_price REFERENCING OLD TABLE AS touched FOR EACH STATEMENT WHEN ((current_setting('matiz.keeps_products'::text, true) IS DISTINCT FROM 'on'::text)) EXECUTE FUNCTION bound_prices();
CREATE TRIGGER price_bounds_after_insert AFTER INSERT ON base_price REFERENCING NEW TABLE AS touched FOR EACH STATEMENT WHEN ((current_setting('matiz.keeps_products'::text, true) IS DISTINCT FROM 'on'::text)) EXECUTE FUNCTION bound_prices();
CREATE TRIGGER price_bounds_after_update AFTER UPDATE ON base_price REFERENCING NEW TABLE AS touched FOR EACH STATEMENT WHEN ((current_setting('matiz.keeps_products'::text, true) IS DISTINCT FROM 'on'::text)) EXECUTE FUNCTION bound_prices();
CREATE TRIGGER shown_added AFTER INSERT ON base_price REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION tell_shown_products();
CREATE TRIGGER shown_changed AFTER UPDATE ON base_price REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION tell_shown_products();
CREATE TRIGGER shown_gone AFTER DELETE ON base_price REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION tell_shown_products();
