CREATE TABLE custom_list_product (
  list_id integer NOT NULL,
  product_id integer NOT NULL,
  "position" integer NOT NULL,
  CONSTRAINT custom_list_product_pkey PRIMARY KEY (list_id, product_id),
  CONSTRAINT custom_list_product_list_id_fkey FOREIGN KEY (list_id) REFERENCES custom_list(id) ON DELETE CASCADE,
  CONSTRAINT custom_list_product_product_id_fkey FOREIGN KEY (product_id) REFERENCES product(id) ON DELETE CASCADE
);
CREATE INDEX custom_list_product_product ON custom_list_product USING btree (product_id);
CREATE TRIGGER shown_changed AFTER INSERT OR DELETE OR UPDATE ON custom_list_product FOR EACH STATEMENT EXECUTE FUNCTION tell_all_shown();
