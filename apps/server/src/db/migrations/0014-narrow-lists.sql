-- What lists are narrowed by, kept beside the product in rows that are read fast (§2).

-- Different tones, which are fewer than versions where each comes in several volumes.
ALTER TABLE product ADD COLUMN tone_count integer NOT NULL DEFAULT 0;
CREATE OR REPLACE FUNCTION card_of(listed product, brand brand) RETURNS json LANGUAGE sql STABLE
  RETURN json_build_object(
    '_id', listed.id::text, 'code', listed.code, 'name', listed.name, 'slug', listed.slug,
    'brand', json_build_object('_id', brand.id::text, 'name', brand.name, 'slug', brand.slug),
    'image', listed.image, 'contentSize', listed.content_size,
    'has_versions', listed.has_versions, 'attributes', listed.attributes,
    'versionCount', listed.version_count, 'toneCount', listed.tone_count,
    'swatches', listed.swatches,
    'minQuantity', listed.min_quantity, 'multiple', listed.multiple,
    'is_PreSales', listed.is_presale, 'isNew', listed.is_new,
    'isBestSeller', listed.is_best_seller, 'isCombo', listed.kind = 'combo');

-- Lines and reflections in an address: `sin-amoniaco`.
CREATE FUNCTION slug_of(name text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  RETURN trim(BOTH '-' FROM regexp_replace(fold_text(name), '[^a-z0-9ñ]+', '-', 'g'));

CREATE TABLE product_facet (
  product_id integer PRIMARY KEY REFERENCES product ON DELETE CASCADE,
  category_id integer NOT NULL,
  brand_id integer NOT NULL,
  line text,
  line_key text,
  -- Empty once it is withdrawn.
  sold_in smallint[] NOT NULL,
  is_new boolean NOT NULL,
  is_best_seller boolean NOT NULL,
  is_combo boolean NOT NULL,
  is_presale boolean NOT NULL,
  -- Of the versions on sale, as search reads their tones.
  levels smallint[] NOT NULL DEFAULT '{}',
  reflections text[] NOT NULL DEFAULT '{}',
  -- `7:cobrizo`: a level and a reflection of the same tone.
  shades text[] NOT NULL DEFAULT '{}',
  volumes smallint[] NOT NULL DEFAULT '{}'
);

CREATE INDEX product_facet_category ON product_facet (category_id);
CREATE INDEX product_facet_brand ON product_facet (brand_id);
CREATE INDEX product_facet_new ON product_facet (product_id) WHERE is_new;
CREATE INDEX product_facet_best ON product_facet (product_id) WHERE is_best_seller;
CREATE INDEX product_facet_combo ON product_facet (product_id) WHERE is_combo;
CREATE INDEX product_facet_levels ON product_facet USING gin (levels);
CREATE INDEX product_facet_reflections ON product_facet USING gin (reflections);

CREATE FUNCTION refresh_product_facets(ids integer[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO product_facet AS known (product_id, category_id, brand_id, line, line_key, sold_in,
    is_new, is_best_seller, is_combo, is_presale)
  SELECT id, category_id, brand_id, line, slug_of(line),
    CASE WHEN withdrawn_at IS NULL THEN sold_in ELSE '{}' END,
    is_new, is_best_seller, kind = 'combo', is_presale
  FROM product WHERE id = ANY (ids)
  ON CONFLICT (product_id) DO UPDATE
  SET category_id = excluded.category_id, brand_id = excluded.brand_id, line = excluded.line,
    line_key = excluded.line_key, sold_in = excluded.sold_in, is_new = excluded.is_new,
    is_best_seller = excluded.is_best_seller, is_combo = excluded.is_combo,
    is_presale = excluded.is_presale
  WHERE (known.category_id, known.brand_id, known.line, known.sold_in, known.is_new,
      known.is_best_seller, known.is_combo, known.is_presale)
    IS DISTINCT FROM (excluded.category_id, excluded.brand_id, excluded.line, excluded.sold_in,
      excluded.is_new, excluded.is_best_seller, excluded.is_combo, excluded.is_presale);
$$;
CREATE FUNCTION add_product_facets() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_product_facets(ARRAY(SELECT id FROM touched));
  RETURN NULL;
END $$;
CREATE TRIGGER product_facet_added AFTER INSERT ON product
  REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION add_product_facets();
CREATE FUNCTION change_product_facets() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_product_facets(ids) FROM (
    SELECT array_agg(after.id) AS ids FROM after JOIN before ON before.id = after.id
    WHERE (after.category_id, after.brand_id, after.line, after.kind, after.sold_in, after.is_new,
      after.is_best_seller, after.is_presale, after.withdrawn_at)
      IS DISTINCT FROM (before.category_id, before.brand_id, before.line, before.kind, before.sold_in,
        before.is_new, before.is_best_seller, before.is_presale, before.withdrawn_at)
  ) changed WHERE ids IS NOT NULL;
  RETURN NULL;
END $$;
CREATE TRIGGER product_facet_changed AFTER UPDATE ON product
  REFERENCING OLD TABLE AS before NEW TABLE AS after
  FOR EACH STATEMENT EXECUTE FUNCTION change_product_facets();

CREATE FUNCTION refresh_volume_facets() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE product_facet SET volumes = held.volumes
  FROM (
    SELECT changed.product_id, ARRAY(
      SELECT DISTINCT volume FROM product_version version
      WHERE version.product_id = changed.product_id AND volume IS NOT NULL AND withdrawn_at IS NULL
      ORDER BY volume) AS volumes
    FROM (SELECT DISTINCT product_id FROM touched) changed
  ) held
  WHERE product_facet.product_id = held.product_id AND product_facet.volumes <> held.volumes;
  RETURN NULL;
END $$;
CREATE TRIGGER facet_version_added AFTER INSERT ON product_version
  REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION refresh_volume_facets();
CREATE TRIGGER facet_version_changed AFTER UPDATE ON product_version
  REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION refresh_volume_facets();
CREATE TRIGGER facet_version_removed AFTER DELETE ON product_version
  REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION refresh_volume_facets();

-- `tone_search` holds one row for each tone on sale, read as its brand means it (D-14).
CREATE FUNCTION refresh_tone_facets(ids integer[]) RETURNS void LANGUAGE sql AS $$
  UPDATE product_facet
  SET levels = held.levels, reflections = held.reflections, shades = held.shades
  FROM (
    SELECT changed.product_id,
      ARRAY(SELECT DISTINCT level FROM tone_search tone
        WHERE tone.product_id = changed.product_id AND level IS NOT NULL ORDER BY level) AS levels,
      ARRAY(SELECT DISTINCT slug_of(meaning)
        FROM tone_search tone, unnest(ARRAY[tone.family, tone.second_family]) AS meaning
        WHERE tone.product_id = changed.product_id AND meaning IS NOT NULL ORDER BY 1) AS reflections,
      ARRAY(SELECT DISTINCT tone.level || ':' || slug_of(meaning)
        FROM tone_search tone, unnest(ARRAY[tone.family, tone.second_family]) AS meaning
        WHERE tone.product_id = changed.product_id AND tone.level IS NOT NULL AND meaning IS NOT NULL
        ORDER BY 1) AS shades
    FROM unnest(ids) AS changed (product_id)
  ) held
  WHERE product_facet.product_id = held.product_id
    AND (product_facet.levels, product_facet.reflections, product_facet.shades)
      IS DISTINCT FROM (held.levels, held.reflections, held.shades);
$$;
CREATE FUNCTION change_tone_facets() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_tone_facets(ARRAY(SELECT DISTINCT product_id FROM touched));
  RETURN NULL;
END $$;
CREATE TRIGGER facet_tone_added AFTER INSERT ON tone_search
  REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION change_tone_facets();
CREATE TRIGGER facet_tone_changed AFTER UPDATE ON tone_search
  REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION change_tone_facets();
CREATE TRIGGER facet_tone_removed AFTER DELETE ON tone_search
  REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION change_tone_facets();

CREATE OR REPLACE FUNCTION refresh_product_versions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE product SET
    version_count = summary.version_count,
    tone_count = summary.tone_count,
    attributes = summary.attributes,
    swatches = summary.swatches,
    withdrawn_versions = summary.withdrawn_versions
  FROM (
    SELECT changed.product_id,
      count(version.id) FILTER (WHERE product.has_versions) AS version_count,
      count(DISTINCT version.tone_number) AS tone_count,
      ARRAY(SELECT id FROM product_version
        WHERE product_version.product_id = changed.product_id AND product_version.withdrawn_at IS NOT NULL
        ORDER BY id) AS withdrawn_versions,
      array_remove(ARRAY[
        CASE WHEN bool_or(version.tone_number IS NOT NULL) THEN 'Tono' END,
        CASE WHEN bool_or(version.volume IS NOT NULL) THEN 'Volumen' END], NULL) AS attributes,
      coalesce((
        SELECT json_agg(json_build_object('color', strip.swatch_hex, 'image', strip.swatch_image) ORDER BY strip.place)
        FROM (
          -- The strip shows the first five best sellers, then the first of the card, each tone once.
          SELECT tone.swatch_hex, tone.swatch_image,
            row_number() OVER (ORDER BY tone.is_top_seller DESC, tone.position, tone.id) AS place
          FROM (
            SELECT DISTINCT ON (pv.tone_number) pv.id, pv.position, pv.is_top_seller,
              pv.swatch_hex, pv.swatch_image
            FROM product_version pv
            WHERE pv.product_id = changed.product_id AND pv.swatch_hex IS NOT NULL AND pv.withdrawn_at IS NULL
            ORDER BY pv.tone_number, pv.is_top_seller DESC, pv.position, pv.id
          ) tone
        ) strip
        WHERE strip.place <= 5), '[]') AS swatches
    FROM (SELECT DISTINCT product_id FROM touched) changed
    JOIN product ON product.id = changed.product_id
    LEFT JOIN product_version version
      ON version.product_id = changed.product_id AND version.withdrawn_at IS NULL
    GROUP BY changed.product_id
  ) summary
  WHERE product.id = summary.product_id;
  RETURN NULL;
END $$;

-- A product's price for one viewer, of the fewest units that can be bought (D-6): the same as the
-- resolver's, for sorting and filtering in the database. `lists` are the price lists that hold for
-- the viewer at that moment. Each OFFSET 0 keeps a step from being worked out twice.
CREATE FUNCTION viewer_price(listed integer, warehouse smallint, lists integer[], moment timestamptz)
RETURNS TABLE (price integer) LANGUAGE sql STABLE ROWS 1 AS $$
  SELECT greatest(0, dealt.amount - coalesce(
    CASE WHEN NOT dealt.has_versions THEN (
      SELECT coalesce(round(dealt.amount * version.discount_percent / 100), version.discount_value)
      FROM product_version version
      WHERE version.product_id = listed AND version.withdrawn_at IS NULL
        AND (version.discount_percent IS NOT NULL OR version.discount_value IS NOT NULL)) END, 0))::integer
  FROM (
    SELECT sold.has_versions, sold.amount - round(sold.amount * coalesce(
      CASE WHEN sold.has_deal THEN (
        SELECT max(rung.percent) FROM deal_product
        JOIN deal ON deal.id = deal_product.deal_id
        JOIN deal_break rung ON rung.deal_id = deal.id
        WHERE deal_product.product_id = listed AND rung.min_quantity <= sold.min_quantity
          AND (deal.starts_at IS NULL OR deal.starts_at <= moment)
          AND (deal.ends_at IS NULL OR deal.ends_at > moment)) END, 0) / 100) AS amount
    FROM (
      SELECT product.has_versions, product.has_deal, product.min_quantity, coalesce(
        CASE WHEN product.has_programmed_price THEN (
          SELECT min(due.price) FROM programmed_price due
          WHERE due.product_id = listed AND due.during @> moment
            AND (due.warehouse_id IS NULL OR due.warehouse_id = warehouse)) END,
        (SELECT coalesce(item.price, base_price.price - round(base_price.price * item.percent / 100))
          FROM price_list_item item JOIN price_list ON price_list.id = item.list_id
          WHERE item.product_id = listed AND item.list_id = ANY (lists)
          ORDER BY price_list.priority DESC, 1 LIMIT 1),
        base_price.price)::numeric AS amount
      FROM product JOIN base_price
        ON base_price.product_id = product.id AND base_price.warehouse_id = warehouse
      WHERE product.id = listed
      OFFSET 0
    ) sold
    OFFSET 0
  ) dealt
$$;

-- §2 /products/custom-list/:url_name: put together by hand, in its own order.
CREATE TABLE custom_list (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  url_name text NOT NULL UNIQUE CHECK (url_name ~ '^[a-z0-9ñ]+(-[a-z0-9ñ]+)*$'),
  title text NOT NULL
);
CREATE TABLE custom_list_product (
  list_id integer NOT NULL REFERENCES custom_list ON DELETE CASCADE,
  product_id integer NOT NULL REFERENCES product ON DELETE CASCADE,
  position integer NOT NULL,
  PRIMARY KEY (list_id, product_id)
);
CREATE INDEX custom_list_product_product ON custom_list_product (product_id);

-- What else is in the orders that hold a product.
CREATE INDEX order_line_product ON order_line (product_id, order_id);

-- What is in the catalogue already.
SELECT refresh_product_facets(ARRAY(SELECT id FROM product));
SELECT refresh_tone_facets(ARRAY(SELECT DISTINCT product_id FROM tone_search));
UPDATE product SET tone_count = (
  SELECT count(DISTINCT tone_number) FROM product_version version
  WHERE version.product_id = product.id AND version.withdrawn_at IS NULL);
-- As if they had changed: for their volumes, and for strips that showed a tone twice.
UPDATE product_version SET position = position WHERE volume IS NOT NULL;
