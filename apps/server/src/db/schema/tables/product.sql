CREATE TABLE product (
  id integer GENERATED ALWAYS AS IDENTITY NOT NULL,
  code text NOT NULL,
  name text NOT NULL,
  slug text NOT NULL,
  brand_id integer NOT NULL,
  category_id integer NOT NULL,
  line text,
  kind text NOT NULL DEFAULT 'product'::text,
  description text NOT NULL DEFAULT ''::text,
  invima_code text,
  tax_rate smallint NOT NULL DEFAULT 19,
  content_size text,
  min_quantity smallint NOT NULL DEFAULT 1,
  multiple smallint NOT NULL DEFAULT 1,
  has_versions boolean NOT NULL,
  is_presale boolean NOT NULL DEFAULT false,
  is_new boolean NOT NULL DEFAULT false,
  is_best_seller boolean NOT NULL DEFAULT false,
  sales_rank integer NOT NULL DEFAULT 1000000,
  listed_at timestamp with time zone NOT NULL DEFAULT now(),
  withdrawn_at timestamp with time zone,
  image text NOT NULL,
  pictures text[] NOT NULL DEFAULT '{}'::text[],
  version_count integer NOT NULL DEFAULT 0,
  attributes text[] NOT NULL DEFAULT '{}'::text[],
  swatches json NOT NULL DEFAULT '[]'::json,
  withdrawn_versions integer[] NOT NULL DEFAULT '{}'::integer[],
  sold_in smallint[] NOT NULL DEFAULT '{}'::smallint[],
  keywords text[] NOT NULL DEFAULT '{}'::text[],
  card json NOT NULL,
  has_programmed_price boolean NOT NULL DEFAULT false,
  has_deal boolean NOT NULL DEFAULT false,
  unpromised_versions integer[] NOT NULL DEFAULT '{}'::integer[],
  tone_count integer NOT NULL DEFAULT 0,
  has_discount boolean NOT NULL DEFAULT false,
  version integer NOT NULL DEFAULT 1,
  told_at timestamp with time zone,
  picture_texts jsonb NOT NULL DEFAULT '{}'::jsonb,
  weight_grams integer,
  length_mm integer,
  width_mm integer,
  height_mm integer,
  CONSTRAINT product_pkey PRIMARY KEY (id),
  CONSTRAINT product_code_key UNIQUE (code),
  CONSTRAINT product_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brand(id),
  CONSTRAINT product_category_id_fkey FOREIGN KEY (category_id) REFERENCES category(id),
  CONSTRAINT product_check CHECK (((min_quantity % multiple) = 0)),
  CONSTRAINT product_code_check CHECK (((length(code) >= 1) AND (length(code) <= 40))),
  CONSTRAINT product_kind_check CHECK ((kind = ANY (ARRAY['product'::text, 'combo'::text]))),
  CONSTRAINT product_min_quantity_check CHECK ((min_quantity >= 1)),
  CONSTRAINT product_multiple_check CHECK ((multiple >= 1)),
  CONSTRAINT product_name_check CHECK (((length(name) >= 1) AND (length(name) <= 200))),
  CONSTRAINT product_package_check CHECK ((((weight_grams >= 1) AND (weight_grams <= 100000)) AND ((length_mm >= 1) AND (length_mm <= 5000)) AND ((width_mm >= 1) AND (width_mm <= 5000)) AND ((height_mm >= 1) AND (height_mm <= 5000)))),
  CONSTRAINT product_picture_texts_check CHECK ((jsonb_typeof(picture_texts) = 'object'::text)),
  CONSTRAINT product_slug_check CHECK ((slug ~ '^[a-z0-9-]+$'::text)),
  CONSTRAINT product_tax_rate_check CHECK ((tax_rate = ANY (ARRAY[0, 5, 19]))),
  CONSTRAINT product_version_check2 CHECK ((version > 0))
);
CREATE INDEX product_all_by_name ON product USING btree (fold_text(name), id);
CREATE INDEX product_best ON product USING btree (sales_rank, id) INCLUDE (sold_in) WHERE (is_best_seller AND (withdrawn_at IS NULL));
CREATE INDEX product_by_date ON product USING btree (listed_at DESC, id) INCLUDE (sold_in) WHERE (withdrawn_at IS NULL);
CREATE INDEX product_by_image ON product USING btree (image);
CREATE INDEX product_by_letters ON product USING gin (fold_text(((name || ' '::text) || code)) gin_trgm_ops);
CREATE INDEX product_by_name ON product USING btree (fold_text(name), id) WHERE (withdrawn_at IS NULL);
CREATE INDEX product_by_sales ON product USING btree (sales_rank, id) INCLUDE (sold_in) WHERE (withdrawn_at IS NULL);
CREATE INDEX product_combo ON product USING btree (sales_rank, id) INCLUDE (sold_in) WHERE ((kind = 'combo'::text) AND (withdrawn_at IS NULL));
CREATE INDEX product_combo_by_name ON product USING btree (fold_text(name), id) WHERE (kind = 'combo'::text);
CREATE INDEX product_new ON product USING btree (sales_rank, id) INCLUDE (sold_in) WHERE (is_new AND (withdrawn_at IS NULL));
CREATE INDEX product_of_brand ON product USING btree (brand_id, sales_rank, id) INCLUDE (sold_in, category_id) WHERE (withdrawn_at IS NULL);
CREATE INDEX product_of_brand_by_date ON product USING btree (brand_id, listed_at DESC, id) INCLUDE (sold_in) WHERE (withdrawn_at IS NULL);
CREATE INDEX product_of_brand_by_name ON product USING btree (brand_id, fold_text(name), id) INCLUDE (sold_in) WHERE (withdrawn_at IS NULL);
CREATE INDEX product_of_category ON product USING btree (category_id, sales_rank, id) INCLUDE (sold_in, brand_id) WHERE (withdrawn_at IS NULL);
CREATE INDEX product_of_category_by_date ON product USING btree (category_id, listed_at DESC, id) INCLUDE (sold_in, brand_id) WHERE (withdrawn_at IS NULL);
CREATE INDEX product_of_category_by_name ON product USING btree (category_id, fold_text(name), id) INCLUDE (sold_in) WHERE (withdrawn_at IS NULL);
CREATE INDEX product_of_line ON product USING btree (brand_id, line, sales_rank, id) INCLUDE (sold_in) WHERE (withdrawn_at IS NULL);
CREATE INDEX product_offered ON product USING btree (sales_rank, id) INCLUDE (sold_in) WHERE ((has_programmed_price OR has_deal OR has_discount) AND (withdrawn_at IS NULL));
CREATE INDEX product_plain_by_name ON product USING btree (fold_text(name), id) WHERE starts_with(image, 'plain/'::text);
CREATE INDEX product_unpriced_by_name ON product USING btree (fold_text(name), id) WHERE (sold_in = '{}'::smallint[]);
CREATE INDEX product_withdrawn_by_name ON product USING btree (fold_text(name), id) WHERE (withdrawn_at IS NOT NULL);
CREATE UNIQUE INDEX product_code_alike ON product USING btree (upper(code));
CREATE TRIGGER category_size_grows AFTER INSERT ON product REFERENCING NEW TABLE AS after FOR EACH STATEMENT WHEN ((current_setting('matiz.keeps_products'::text, true) IS DISTINCT FROM 'on'::text)) EXECUTE FUNCTION count_new_products();
CREATE TRIGGER category_size_moves AFTER UPDATE ON product REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION count_category_sizes();
CREATE TRIGGER category_size_shrinks AFTER DELETE ON product REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION count_gone_products();
CREATE TRIGGER product_card_kept BEFORE INSERT OR UPDATE ON product FOR EACH ROW EXECUTE FUNCTION keep_product_card();
CREATE TRIGGER product_facet_added AFTER INSERT ON product REFERENCING NEW TABLE AS touched FOR EACH STATEMENT WHEN ((current_setting('matiz.keeps_products'::text, true) IS DISTINCT FROM 'on'::text)) EXECUTE FUNCTION add_product_facets();
CREATE TRIGGER product_facet_changed AFTER UPDATE ON product REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT WHEN ((current_setting('matiz.keeps_products'::text, true) IS DISTINCT FROM 'on'::text)) EXECUTE FUNCTION change_product_facets();
CREATE TRIGGER product_search_added AFTER INSERT ON product REFERENCING NEW TABLE AS added FOR EACH STATEMENT WHEN ((current_setting('matiz.keeps_products'::text, true) IS DISTINCT FROM 'on'::text)) EXECUTE FUNCTION add_to_product_search();
CREATE TRIGGER product_search_changed AFTER UPDATE ON product REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT WHEN ((current_setting('matiz.keeps_products'::text, true) IS DISTINCT FROM 'on'::text)) EXECUTE FUNCTION change_product_search();
CREATE TRIGGER product_told BEFORE UPDATE ON product FOR EACH ROW WHEN ((((((((((((old.name IS DISTINCT FROM new.name) OR (old.slug IS DISTINCT FROM new.slug)) OR (old.description IS DISTINCT FROM new.description)) OR (old.brand_id IS DISTINCT FROM new.brand_id)) OR (old.category_id IS DISTINCT FROM new.category_id)) OR (old.line IS DISTINCT FROM new.line)) OR (old.content_size IS DISTINCT FROM new.content_size)) OR (old.image IS DISTINCT FROM new.image)) OR (old.pictures IS DISTINCT FROM new.pictures)) OR (old.version_count IS DISTINCT FROM new.version_count)) OR (old.withdrawn_at IS DISTINCT FROM new.withdrawn_at))) EXECUTE FUNCTION date_told_product();
CREATE TRIGGER shown_added AFTER INSERT OR DELETE ON product FOR EACH STATEMENT EXECUTE FUNCTION tell_all_shown();
CREATE TRIGGER shown_changed AFTER UPDATE ON product REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION tell_shown_products();
