-- Searching ignores accents but keeps ñ (D-14); immutable so that indexes may use it.
CREATE FUNCTION fold_text(value text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  -- Capitals are named too: a database in the C locale would leave Á and Ñ as they are.
  RETURN translate(lower(value),
    'áéíóúüàèìòùâêîôûäëïöãõçÁÉÍÓÚÜÀÈÌÒÙÂÊÎÔÛÄËÏÖÃÕÇÑ',
    'aeiouuaeiouaeiouaeioaocaeiouuaeiouaeiouaeioaocñ');

CREATE TABLE brand (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  code text NOT NULL UNIQUE,
  name text NOT NULL UNIQUE,
  slug text NOT NULL UNIQUE CHECK (slug ~ '^[a-z0-9-]+$'),
  story text NOT NULL DEFAULT '',
  image text NOT NULL
);

-- D-14: the reflection digit means what its brand says.
CREATE TABLE brand_reflection (
  brand_id integer NOT NULL REFERENCES brand ON DELETE CASCADE,
  digit text NOT NULL CHECK (digit ~ '^[0-9A-Z]{1,2}$'),
  family text NOT NULL,
  PRIMARY KEY (brand_id, digit)
);

CREATE TABLE category (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  parent_id integer REFERENCES category,
  name text NOT NULL,
  slug text NOT NULL UNIQUE CHECK (slug ~ '^[a-z0-9-]+$'),
  position smallint NOT NULL,
  image text NOT NULL,
  UNIQUE NULLS NOT DISTINCT (parent_id, name),
  CHECK (parent_id <> id)
);

CREATE TABLE product (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  code text NOT NULL UNIQUE CHECK (length(code) BETWEEN 1 AND 40),
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 200),
  slug text NOT NULL CHECK (slug ~ '^[a-z0-9-]+$'),
  brand_id integer NOT NULL REFERENCES brand,
  category_id integer NOT NULL REFERENCES category,
  line text,
  kind text NOT NULL DEFAULT 'product' CHECK (kind IN ('product', 'combo')),
  description text NOT NULL DEFAULT '',
  invima_code text,
  tax_rate smallint NOT NULL DEFAULT 19 CHECK (tax_rate IN (0, 5, 19)),
  content_size text,
  min_quantity smallint NOT NULL DEFAULT 1 CHECK (min_quantity >= 1),
  multiple smallint NOT NULL DEFAULT 1 CHECK (multiple >= 1),
  has_versions boolean NOT NULL,
  is_presale boolean NOT NULL DEFAULT false,
  is_new boolean NOT NULL DEFAULT false,
  is_best_seller boolean NOT NULL DEFAULT false,
  -- Lower sells better; ties by id. What "más vendidos" sorts by.
  sales_rank integer NOT NULL DEFAULT 1000000,
  listed_at timestamptz NOT NULL DEFAULT now(),
  withdrawn_at timestamptz,
  image text NOT NULL,
  pictures text[] NOT NULL DEFAULT '{}',
  -- Kept by triggers from the versions, so that a list reads one row per product.
  version_count integer NOT NULL DEFAULT 0,
  attributes text[] NOT NULL DEFAULT '{}',
  -- Not jsonb: it is only ever handed on as it is.
  swatches json NOT NULL DEFAULT '[]',
  withdrawn_versions integer[] NOT NULL DEFAULT '{}',
  -- Kept by a trigger from the base prices: the warehouses that sell it. Nobody else is shown it.
  sold_in smallint[] NOT NULL DEFAULT '{}',
  -- Words that lead to it in search beside its own.
  keywords text[] NOT NULL DEFAULT '{}',
  CHECK (min_quantity % multiple = 0)
);
-- They carry "sold_in", so that counting and choosing a page never reads the table.
CREATE INDEX product_by_sales ON product (sales_rank, id) INCLUDE (sold_in) WHERE withdrawn_at IS NULL;
CREATE INDEX product_by_name ON product (fold_text(name), id) WHERE withdrawn_at IS NULL;
CREATE INDEX product_by_date ON product (listed_at DESC, id) INCLUDE (sold_in) WHERE withdrawn_at IS NULL;
CREATE INDEX product_of_brand ON product (brand_id, sales_rank, id) INCLUDE (sold_in, category_id) WHERE withdrawn_at IS NULL;
CREATE INDEX product_of_category ON product (category_id, sales_rank, id) INCLUDE (sold_in) WHERE withdrawn_at IS NULL;
CREATE INDEX product_new ON product (sales_rank, id) INCLUDE (sold_in) WHERE is_new AND withdrawn_at IS NULL;
CREATE INDEX product_best ON product (sales_rank, id) INCLUDE (sold_in) WHERE is_best_seller AND withdrawn_at IS NULL;
CREATE INDEX product_combo ON product (sales_rank, id) INCLUDE (sold_in) WHERE kind = 'combo' AND withdrawn_at IS NULL;

-- What can be bought and has stock. Every product has at least one: without versions, the one with its own code.
CREATE TABLE product_version (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  product_id integer NOT NULL REFERENCES product ON DELETE CASCADE,
  code text NOT NULL UNIQUE CHECK (length(code) BETWEEN 1 AND 40),
  position integer NOT NULL DEFAULT 0,
  volume smallint CHECK (volume BETWEEN 1 AND 100),
  tone_number text CHECK (length(tone_number) BETWEEN 1 AND 24),
  tone_name text CHECK (length(tone_name) BETWEEN 1 AND 120),
  -- Letters and digits of the number, upper case: 7.43, 7,43 and 7/43 are all 743 (D-14).
  tone_key text GENERATED ALWAYS AS (upper(regexp_replace(tone_number, '[^0-9A-Za-z]', '', 'g'))) STORED,
  tone_level smallint CHECK (tone_level BETWEEN 0 AND 12),
  tone_primary text,
  tone_secondary text,
  tone_series text,
  tone_sort integer,
  swatch_hex text CHECK (swatch_hex ~ '^#[0-9a-f]{6}$'),
  swatch_image text,
  is_top_seller boolean NOT NULL DEFAULT false,
  is_new boolean NOT NULL DEFAULT false,
  excluded_from_presale boolean NOT NULL DEFAULT false,
  discount_percent numeric(5, 2) CHECK (discount_percent > 0 AND discount_percent < 100),
  discount_value integer CHECK (discount_value > 0),
  withdrawn_at timestamptz,
  CHECK (discount_percent IS NULL OR discount_value IS NULL),
  CHECK (num_nulls(tone_number, tone_name, tone_series, tone_sort, swatch_hex) IN (0, 5)),
  UNIQUE (product_id, id),
  UNIQUE NULLS NOT DISTINCT (product_id, tone_number, volume)
);
CREATE INDEX product_version_tone ON product_version (tone_key text_pattern_ops) WHERE tone_key IS NOT NULL;
CREATE INDEX product_version_withdrawn ON product_version (product_id) WHERE withdrawn_at IS NOT NULL;
CREATE INDEX product_version_discounted ON product_version (product_id)
  WHERE withdrawn_at IS NULL AND (discount_percent IS NOT NULL OR discount_value IS NOT NULL);

CREATE FUNCTION refresh_product_versions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE product SET
    version_count = summary.version_count,
    attributes = summary.attributes,
    swatches = summary.swatches,
    withdrawn_versions = summary.withdrawn_versions
  FROM (
    SELECT changed.product_id,
      count(version.id) FILTER (WHERE product.has_versions) AS version_count,
      ARRAY(SELECT id FROM product_version
        WHERE product_version.product_id = changed.product_id AND product_version.withdrawn_at IS NOT NULL
        ORDER BY id) AS withdrawn_versions,
      array_remove(ARRAY[
        CASE WHEN bool_or(version.tone_number IS NOT NULL) THEN 'Tono' END,
        CASE WHEN bool_or(version.volume IS NOT NULL) THEN 'Volumen' END], NULL) AS attributes,
      coalesce((
        SELECT json_agg(json_build_object('color', strip.swatch_hex, 'image', strip.swatch_image) ORDER BY strip.place)
        FROM (
          -- The strip shows the first five best sellers, then the first of the card.
          SELECT DISTINCT ON (place) shown.swatch_hex, shown.swatch_image, shown.place
          FROM (
            SELECT pv.swatch_hex, pv.swatch_image,
              row_number() OVER (ORDER BY pv.is_top_seller DESC, pv.position, pv.id) AS place
            FROM product_version pv
            WHERE pv.product_id = changed.product_id AND pv.swatch_hex IS NOT NULL AND pv.withdrawn_at IS NULL
          ) shown
          WHERE shown.place <= 5
        ) strip), '[]') AS swatches
    FROM (SELECT DISTINCT product_id FROM touched) changed
    JOIN product ON product.id = changed.product_id
    LEFT JOIN product_version version
      ON version.product_id = changed.product_id AND version.withdrawn_at IS NULL
    GROUP BY changed.product_id
  ) summary
  WHERE product.id = summary.product_id;
  RETURN NULL;
END $$;
CREATE TRIGGER product_version_added AFTER INSERT ON product_version
  REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION refresh_product_versions();
CREATE TRIGGER product_version_changed AFTER UPDATE ON product_version
  REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION refresh_product_versions();
CREATE TRIGGER product_version_removed AFTER DELETE ON product_version
  REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION refresh_product_versions();

-- §7 assemblies: the parts of a combo. Without a version the buyer chooses one.
CREATE TABLE combo_part (
  combo_id integer NOT NULL REFERENCES product ON DELETE CASCADE,
  position smallint NOT NULL,
  product_id integer NOT NULL REFERENCES product,
  version_id integer,
  quantity smallint NOT NULL CHECK (quantity > 0),
  PRIMARY KEY (combo_id, position),
  FOREIGN KEY (product_id, version_id) REFERENCES product_version (product_id, id),
  CHECK (combo_id <> product_id)
);
CREATE INDEX combo_part_product ON combo_part (product_id);

CREATE TABLE favourite (
  user_id uuid NOT NULL REFERENCES app_user ON DELETE CASCADE,
  product_id integer NOT NULL REFERENCES product ON DELETE CASCADE,
  added_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, product_id)
);

CREATE TABLE banner (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  place text NOT NULL,
  position smallint NOT NULL,
  title text NOT NULL,
  desktop_image text NOT NULL,
  mobile_image text NOT NULL,
  app_link text NOT NULL,
  starts_at timestamptz,
  ends_at timestamptz,
  UNIQUE (place, position),
  CHECK (ends_at > starts_at)
);

-- D-7: stock of a unit in a warehouse. Ordering takes it with one conditional update; the check stands behind.
CREATE TABLE stock (
  warehouse_id smallint NOT NULL REFERENCES warehouse,
  version_id integer NOT NULL,
  product_id integer NOT NULL,
  available integer NOT NULL CHECK (available >= 0),
  sold integer NOT NULL DEFAULT 0 CHECK (sold >= 0),
  PRIMARY KEY (warehouse_id, version_id),
  FOREIGN KEY (product_id, version_id) REFERENCES product_version (product_id, id) ON DELETE CASCADE
) WITH (fillfactor = 70);
CREATE INDEX stock_of_product ON stock (product_id, warehouse_id);

-- D-8: what will come, when, and how much of it may be promised.
CREATE TABLE arrival (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  warehouse_id smallint NOT NULL REFERENCES warehouse,
  version_id integer NOT NULL,
  product_id integer NOT NULL,
  arrives_on date NOT NULL,
  cap integer NOT NULL CHECK (cap >= 0),
  promised integer NOT NULL DEFAULT 0 CHECK (promised BETWEEN 0 AND cap),
  arrived_at timestamptz,
  FOREIGN KEY (product_id, version_id) REFERENCES product_version (product_id, id) ON DELETE CASCADE,
  UNIQUE (warehouse_id, version_id, arrives_on)
);
CREATE INDEX arrival_of_product ON arrival (product_id, warehouse_id, arrives_on) WHERE arrived_at IS NULL;
