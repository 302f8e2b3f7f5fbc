CREATE TABLE brand (
  id integer GENERATED ALWAYS AS IDENTITY NOT NULL,
  code text NOT NULL,
  name text NOT NULL,
  slug text NOT NULL,
  story text NOT NULL DEFAULT ''::text,
  image text NOT NULL,
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT brand_pkey PRIMARY KEY (id),
  CONSTRAINT brand_code_key UNIQUE (code),
  CONSTRAINT brand_name_key UNIQUE (name),
  CONSTRAINT brand_slug_key UNIQUE (slug),
  CONSTRAINT brand_slug_check CHECK ((slug ~ '^[a-z0-9-]+$'::text)),
  CONSTRAINT brand_version_check CHECK ((version > 0))
);
CREATE INDEX brand_by_name ON brand USING btree (lower(name), id);
CREATE TRIGGER product_card_of_brand AFTER UPDATE OF name, slug ON brand FOR EACH ROW EXECUTE FUNCTION refresh_cards_of_brand();
CREATE TRIGGER product_search_brand AFTER UPDATE OF name ON brand FOR EACH ROW EXECUTE FUNCTION refresh_search_of_brand();
CREATE TRIGGER search_heading_brand AFTER INSERT OR DELETE OR UPDATE ON brand FOR EACH ROW EXECUTE FUNCTION refresh_search_heading();
CREATE TRIGGER shown_changed AFTER INSERT OR DELETE OR UPDATE ON brand FOR EACH STATEMENT EXECUTE FUNCTION tell_all_shown();
