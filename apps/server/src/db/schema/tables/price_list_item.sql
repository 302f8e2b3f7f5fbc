CREATE TABLE price_list_item (
  product_id integer NOT NULL,
  list_id integer NOT NULL,
  price integer,
  percent numeric(5,2),
  CONSTRAINT price_list_item_pkey PRIMARY KEY (product_id, list_id),
  CONSTRAINT price_list_item_list_id_fkey FOREIGN KEY (list_id) REFERENCES price_list(id) ON DELETE CASCADE,
  CONSTRAINT price_list_item_product_id_fkey FOREIGN KEY (product_id) REFERENCES product(id) ON DELETE CASCADE,
  CONSTRAINT price_list_item_check CHECK ((num_nonnulls(price, percent) = 1)),
  CONSTRAINT price_list_item_percent_check CHECK (((percent > (0)::numeric) AND (percent < (100)::numeric))),
  CONSTRAINT price_list_item_price_check CHECK ((price > 0))
);
CREATE INDEX price_list_item_list ON price_list_item USING btree (list_id);
CREATE TRIGGER price_bounds_after_delete AFTER DELETE ON price_list_item REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION bound_prices();
CREATE TRIGGER price_bounds_after_insert AFTER INSERT ON price_list_item REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION bound_prices();
CREATE TRIGGER price_bounds_after_update AFTER UPDATE ON price_list_item REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION bound_prices();
CREATE TRIGGER shown_added AFTER INSERT ON price_list_item REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION tell_shown_products();
CREATE TRIGGER shown_changed AFTER UPDATE ON price_list_item REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION tell_shown_products();
CREATE TRIGGER shown_gone AFTER DELETE ON price_list_item REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION tell_shown_products();
