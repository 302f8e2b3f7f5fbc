CREATE TABLE search_curation_product (
  curation_id integer NOT NULL,
  product_id integer NOT NULL,
  "position" smallint,
  CONSTRAINT search_curation_product_pkey PRIMARY KEY (curation_id, product_id),
  CONSTRAINT search_curation_product_curation_id_fkey FOREIGN KEY (curation_id) REFERENCES search_curation(id) ON DELETE CASCADE,
  CONSTRAINT search_curation_product_product_id_fkey FOREIGN KEY (product_id) REFERENCES product(id) ON DELETE CASCADE,
  CONSTRAINT search_curation_product_position_check CHECK (("position" > 0))
);
CREATE INDEX search_curation_of_product ON search_curation_product USING btree (product_id);
CREATE TRIGGER shown_changed AFTER INSERT OR DELETE OR UPDATE ON search_curation_product FOR EACH STATEMENT EXECUTE FUNCTION tell_all_shown();
