CREATE TABLE deal_product (
  product_id integer NOT NULL,
  deal_id integer NOT NULL,
  CONSTRAINT deal_product_pkey PRIMARY KEY (product_id),
  CONSTRAINT deal_product_deal_id_fkey FOREIGN KEY (deal_id) REFERENCES deal(id) ON DELETE CASCADE,
  CONSTRAINT deal_product_product_id_fkey FOREIGN KEY (product_id) REFERENCES product(id) ON DELETE CASCADE
);
CREATE INDEX deal_product_deal ON deal_product USING btree (deal_id);
CREATE TRIGGER deal_product_added AFTER INSERT ON deal_product REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION refresh_has_deal();
CREATE TRIGGER deal_product_removed AFTER DELETE ON deal_product REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION refresh_has_deal();
CREATE TRIGGER deal_product_stays BEFORE UPDATE OF product_id ON deal_product FOR EACH ROW WHEN ((old.product_id <> new.product_id)) EXECUTE FUNCTION keep_promoted_product();
CREATE TRIGGER price_bounds_after_delete AFTER DELETE ON deal_product REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION bound_prices();
CREATE TRIGGER price_bounds_after_insert AFTER INSERT ON deal_product REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION bound_prices();
CREATE TRIGGER price_bounds_after_update AFTER UPDATE ON deal_product REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION bound_prices();
CREATE TRIGGER shown_changed AFTER INSERT OR DELETE OR UPDATE ON deal_product FOR EACH STATEMENT EXECUTE FUNCTION tell_all_shown();
