CREATE TABLE stock (
  warehouse_id smallint NOT NULL,
  version_id integer NOT NULL,
  product_id integer NOT NULL,
  available integer NOT NULL,
  sold integer NOT NULL DEFAULT 0,
  promised integer NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT stock_pkey PRIMARY KEY (warehouse_id, version_id),
  CONSTRAINT stock_product_id_version_id_fkey FOREIGN KEY (product_id, version_id) REFERENCES product_version(product_id, id) ON DELETE CASCADE,
  CONSTRAINT stock_warehouse_id_fkey FOREIGN KEY (warehouse_id) REFERENCES warehouse(id),
  CONSTRAINT stock_available_check CHECK ((available >= 0)),
  CONSTRAINT stock_promised_is_sold CHECK (((promised >= 0) AND (promised <= sold))),
  CONSTRAINT stock_sold_check CHECK ((sold >= 0)),
  CONSTRAINT stock_version_check CHECK ((version > 0))
);
CREATE INDEX stock_of_product ON stock USING btree (product_id, warehouse_id);
CREATE TRIGGER shown_added AFTER INSERT ON stock REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION tell_shown_products();
CREATE TRIGGER shown_changed AFTER UPDATE ON stock REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION tell_shown_products();
CREATE TRIGGER shown_gone AFTER DELETE ON stock REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION tell_shown_products();
CREATE TRIGGER sold_out_added AFTER INSERT ON stock FOR EACH ROW WHEN ((new.available = 0)) EXECUTE FUNCTION keep_sold_out();
CREATE TRIGGER sold_out_changed AFTER UPDATE OF available ON stock FOR EACH ROW WHEN (((old.available = 0) <> (new.available = 0))) EXECUTE FUNCTION keep_sold_out();
