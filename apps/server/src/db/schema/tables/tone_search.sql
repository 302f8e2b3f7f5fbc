CREATE TABLE tone_search (
  version_id integer NOT NULL,
  product_id integer NOT NULL,
  key text NOT NULL,
  level smallint,
  reflection text NOT NULL,
  family text,
  second_family text,
  words tsvector NOT NULL,
  CONSTRAINT tone_search_pkey PRIMARY KEY (version_id),
  CONSTRAINT tone_search_product_id_fkey FOREIGN KEY (product_id) REFERENCES product(id) ON DELETE CASCADE,
  CONSTRAINT tone_search_version_id_fkey FOREIGN KEY (version_id) REFERENCES product_version(id) ON DELETE CASCADE
);
CREATE INDEX tone_search_alike ON tone_search USING btree (level, family, second_family, product_id);
CREATE INDEX tone_search_like ON tone_search USING btree (level, family, COALESCE(second_family, ''::text), product_id);
CREATE INDEX tone_search_number ON tone_search USING btree (level, reflection, product_id);
CREATE INDEX tone_search_product ON tone_search USING btree (product_id);
CREATE TRIGGER facet_tone_added AFTER INSERT ON tone_search REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION change_tone_facets();
CREATE TRIGGER facet_tone_changed AFTER UPDATE ON tone_search REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION change_tone_facets();
CREATE TRIGGER facet_tone_removed AFTER DELETE ON tone_search REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION change_tone_facets();
