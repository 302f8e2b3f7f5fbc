CREATE TABLE product_version (
  id integer GENERATED ALWAYS AS IDENTITY NOT NULL,
  product_id integer NOT NULL,
  code text NOT NULL,
  "position" integer NOT NULL DEFAULT 0,
  volume smallint,
  tone_number text,
  tone_name text,
  tone_key text GENERATED ALWAYS AS (upper(regexp_replace(tone_number, '[^0-9A-Za-z]'::text, ''::text, 'g'::text))) STORED,
  tone_level smallint,
  tone_primary text,
  tone_secondary text,
  tone_series text,
  tone_sort integer,
  swatch_hex text,
  swatch_image text,
  is_top_seller boolean NOT NULL DEFAULT false,
  is_new boolean NOT NULL DEFAULT false,
  excluded_from_presale boolean NOT NULL DEFAULT false,
  discount_percent numeric(5,2),
  discount_value integer,
  withdrawn_at timestamp with time zone,
  swatch_text text,
  CONSTRAINT product_version_pkey PRIMARY KEY (id),
  CONSTRAINT product_version_code_key UNIQUE (code),
  CONSTRAINT product_version_product_id_id_key UNIQUE (product_id, id),
  CONSTRAINT product_version_product_id_tone_number_volume_key UNIQUE NULLS NOT DISTINCT (product_id, tone_number, volume),
  CONSTRAINT product_version_product_id_fkey FOREIGN KEY (product_id) REFERENCES product(id) ON DELETE CASCADE,
  CONSTRAINT product_version_check CHECK (((discount_percent IS NULL) OR (discount_value IS NULL))),
  CONSTRAINT product_version_check1 CHECK ((num_nulls(tone_number, tone_name, tone_series, tone_sort, swatch_hex) = ANY (ARRAY[0, 5]))),
  CONSTRAINT product_version_code_check CHECK (((length(code) >= 1) AND (length(code) <= 40))),
  CONSTRAINT product_version_discount_percent_check CHECK (((discount_percent > (0)::numeric) AND (discount_percent < (100)::numeric))),
  CONSTRAINT product_version_discount_value_check CHECK ((discount_value > 0)),
  CONSTRAINT product_version_swatch_hex_check CHECK ((swatch_hex ~ '^#[0-9a-f]{6}$'::text)),
  CONSTRAINT product_version_swatch_text_check CHECK (((length(swatch_text) >= 1) AND (length(swatch_text) <= 250))),
  CONSTRAINT product_version_tone_level_check CHECK (((tone_level >= 0) AND (tone_level <= 12))),
  CONSTRAINT product_version_tone_name_check CHECK (((length(tone_name) >= 1) AND (length(tone_name) <= 120))),
  CONSTRAINT product_version_tone_number_check CHECK (((length(tone_number) >= 1) AND (length(tone_number) <= 60))),
  CONSTRAINT product_version_volume_check CHECK (((volume >= 1) AND (volume <= 100)))
);
CREATE INDEX product_version_by_tone_name ON product_version USING gin (fold_text(tone_name) gin_trgm_ops);
CREATE INDEX product_version_discounted ON product_version USING btree (product_id) WHERE ((withdrawn_at IS NULL) AND ((discount_percent IS NOT NULL) OR (discount_value IS NOT NULL)));
CREATE INDEX product_version_tone ON product_version USING btree (tone_key text_pattern_ops) WHERE (tone_key IS NOT NULL);
CREATE INDEX product_version_withdrawn ON product_version USING btree (product_id) WHERE (withdrawn_at IS NOT NULL);
CREATE UNIQUE INDEX product_version_code_alike ON product_version USING btree (upper(code));
CREATE TRIGGER facet_version_added AFTER INSERT ON product_version REFERENCING NEW TABLE AS touched FOR EACH STATEMENT WHEN ((current_setting('matiz.keeps_products'::text, true) IS DISTINCT FROM 'on'::text)) EXECUTE FUNCTION refresh_volume_facets();
CREATE TRIGGER facet_version_changed AFTER UPDATE ON product_version REFERENCING NEW TABLE AS touched FOR EACH STATEMENT WHEN ((current_setting('matiz.keeps_products'::text, true) IS DISTINCT FROM 'on'::text)) EXECUTE FUNCTION refresh_volume_facets();
CREATE TRIGGER facet_version_removed AFTER DELETE ON product_version REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION refresh_volume_facets();
CREATE TRIGGER price_bounds_after_delete AFTER DELETE ON product_version REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION bound_discounted_prices();
CREATE TRIGGER price_bounds_after_insert AFTER INSERT ON product_version REFERENCING NEW TABLE AS touched FOR EACH STATEMENT WHEN ((current_setting('matiz.keeps_products'::text, true) IS DISTINCT FROM 'on'::text)) EXECUTE FUNCTION bound_discounted_prices();
CREATE TRIGGER price_bounds_after_update AFTER UPDATE ON product_version REFERENCING NEW TABLE AS touched FOR EACH STATEMENT WHEN ((current_setting('matiz.keeps_products'::text, true) IS DISTINCT FROM 'on'::text)) EXECUTE FUNCTION bound_discounted_prices();
CREATE TRIGGER product_version_added AFTER INSERT ON product_version REFERENCING NEW TABLE AS touched FOR EACH STATEMENT WHEN ((current_setting('matiz.keeps_products'::text, true) IS DISTINCT FROM 'on'::text)) EXECUTE FUNCTION refresh_product_versions();
CREATE TRIGGER product_version_changed AFTER UPDATE ON product_version REFERENCING NEW TABLE AS touched FOR EACH STATEMENT WHEN ((current_setting('matiz.keeps_products'::text, true) IS DISTINCT FROM 'on'::text)) EXECUTE FUNCTION refresh_product_versions();
CREATE TRIGGER product_version_removed AFTER DELETE ON product_version REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION refresh_product_versions();
CREATE TRIGGER search_version_added AFTER INSERT ON product_version REFERENCING NEW TABLE AS touched FOR EACH STATEMENT WHEN ((current_setting('matiz.keeps_products'::text, true) IS DISTINCT FROM 'on'::text)) EXECUTE FUNCTION count_version_search();
CREATE TRIGGER search_version_changed AFTER UPDATE ON product_version REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT WHEN ((current_setting('matiz.keeps_products'::text, true) IS DISTINCT FROM 'on'::text)) EXECUTE FUNCTION change_version_search();
CREATE TRIGGER search_version_removed AFTER DELETE ON product_version REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION count_version_search();
CREATE TRIGGER shown_added AFTER INSERT ON product_version REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION tell_shown_products();
CREATE TRIGGER shown_changed AFTER UPDATE ON product_version REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION tell_shown_products();
CREATE TRIGGER shown_gone AFTER DELETE ON product_version REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION tell_shown_products();
