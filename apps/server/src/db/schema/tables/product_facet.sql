CREATE TABLE product_facet (
  product_id integer NOT NULL,
  category_id integer NOT NULL,
  brand_id integer NOT NULL,
  line text,
  line_key text,
  sold_in smallint[] NOT NULL,
  is_new boolean NOT NULL,
  is_best_seller boolean NOT NULL,
  is_combo boolean NOT NULL,
  is_presale boolean NOT NULL,
  levels smallint[] NOT NULL DEFAULT '{}'::smallint[],
  reflections text[] NOT NULL DEFAULT '{}'::text[],
  shades text[] NOT NULL DEFAULT '{}'::text[],
  volumes smallint[] NOT NULL DEFAULT '{}'::smallint[],
  least_price integer,
  most_price integer,
  CONSTRAINT product_facet_pkey PRIMARY KEY (product_id),
  CONSTRAINT product_facet_product_id_fkey FOREIGN KEY (product_id) REFERENCES product(id) ON DELETE CASCADE,
  CONSTRAINT product_facet_check CHECK ((least_price <= most_price))
);
CREATE INDEX product_facet_best ON product_facet USING btree (product_id) WHERE is_best_seller;
CREATE INDEX product_facet_brand_cheapest ON product_facet USING btree (brand_id, least_price, product_id);
CREATE INDEX product_facet_brand_dearest ON product_facet USING btree (brand_id, most_price DESC, product_id);
CREATE INDEX product_facet_category_brand ON product_facet USING btree (category_id, brand_id);
CREATE INDEX product_facet_category_cheapest ON product_facet USING btree (category_id, least_price, product_id);
CREATE INDEX product_facet_category_dearest ON product_facet USING btree (category_id, most_price DESC, product_id);
CREATE INDEX product_facet_cheapest ON product_facet USING btree (least_price, product_id);
CREATE INDEX product_facet_combo ON product_facet USING btree (product_id) WHERE is_combo;
CREATE INDEX product_facet_dearest ON product_facet USING btree (most_price DESC, product_id);
CREATE INDEX product_facet_levels ON product_facet USING gin (levels);
CREATE INDEX product_facet_new ON product_facet USING btree (product_id) WHERE is_new;
CREATE INDEX product_facet_reflections ON product_facet USING gin (reflections);
