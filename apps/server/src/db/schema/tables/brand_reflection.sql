CREATE TABLE brand_reflection (
  brand_id integer NOT NULL,
  digit text NOT NULL,
  family text NOT NULL,
  CONSTRAINT brand_reflection_pkey PRIMARY KEY (brand_id, digit),
  CONSTRAINT brand_reflection_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brand(id) ON DELETE CASCADE,
  CONSTRAINT brand_reflection_digit_check CHECK ((digit ~ '^[0-9A-Z]{1,2}$'::text))
);
CREATE TRIGGER product_search_meaning_added AFTER INSERT ON brand_reflection REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION refresh_search_of_meaning();
CREATE TRIGGER product_search_meaning_changed AFTER UPDATE ON brand_reflection REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION refresh_search_of_meaning();
CREATE TRIGGER product_search_meaning_removed AFTER DELETE ON brand_reflection REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION refresh_search_of_meaning();
