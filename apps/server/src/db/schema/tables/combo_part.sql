CREATE TABLE combo_part (
  combo_id integer NOT NULL,
  "position" smallint NOT NULL,
  product_id integer NOT NULL,
  version_id integer,
  quantity smallint NOT NULL,
  CONSTRAINT combo_part_pkey PRIMARY KEY (combo_id, "position"),
  CONSTRAINT combo_part_combo_id_fkey FOREIGN KEY (combo_id) REFERENCES product(id) ON DELETE CASCADE,
  CONSTRAINT combo_part_product_id_fkey FOREIGN KEY (product_id) REFERENCES product(id),
  CONSTRAINT combo_part_product_id_version_id_fkey FOREIGN KEY (product_id, version_id) REFERENCES product_version(product_id, id),
  CONSTRAINT combo_part_check CHECK ((combo_id <> product_id)),
  CONSTRAINT combo_part_quantity_check CHECK ((quantity > 0))
);
CREATE INDEX combo_part_product ON combo_part USING btree (product_id);
CREATE TRIGGER shown_changed AFTER INSERT OR DELETE OR UPDATE ON combo_part FOR EACH STATEMENT EXECUTE FUNCTION tell_all_shown();
