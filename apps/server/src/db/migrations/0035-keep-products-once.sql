-- An import writes the products, versions and prices of many rows in one transaction, and what hangs
-- on them was worked out anew after each of its statements. A transaction that says so
-- (matiz.keeps_products) has it worked out once, at its end, by `keep_products`.

CREATE FUNCTION warehouses_selling(product integer) RETURNS smallint[] LANGUAGE sql STABLE
  RETURN ARRAY(SELECT warehouse_id FROM base_price WHERE product_id = product ORDER BY warehouse_id);

CREATE OR REPLACE FUNCTION refresh_sold_in() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE product SET sold_in = priced.warehouses
  FROM (
    SELECT product_id, warehouses_selling(product_id) AS warehouses
    FROM (SELECT DISTINCT product_id FROM touched) changed
  ) priced
  WHERE product.id = priced.product_id AND product.sold_in <> priced.warehouses;
  RETURN NULL;
END $$;

-- All that a product's row says of its versions, and where it is sold, in one write.
CREATE FUNCTION summarise_products(ids integer[]) RETURNS void LANGUAGE sql SET enable_seqscan = off AS $$
  UPDATE product SET
    version_count = summary.version_count,
    tone_count = summary.tone_count,
    attributes = summary.attributes,
    swatches = summary.swatches,
    withdrawn_versions = summary.withdrawn_versions,
    unpromised_versions = summary.unpromised_versions,
    has_discount = summary.has_discount,
    sold_in = summary.sold_in
  FROM (
    SELECT changed.product_id,
      count(version.id) FILTER (WHERE product.has_versions AND version.withdrawn_at IS NULL) AS version_count,
      count(DISTINCT version.tone_number) FILTER (WHERE version.withdrawn_at IS NULL) AS tone_count,
      coalesce(array_agg(version.id ORDER BY version.id)
        FILTER (WHERE version.withdrawn_at IS NOT NULL), '{}') AS withdrawn_versions,
      coalesce(array_agg(version.id ORDER BY version.id)
        FILTER (WHERE version.excluded_from_presale OR version.withdrawn_at IS NOT NULL), '{}') AS unpromised_versions,
      coalesce(bool_or(version.discount_percent IS NOT NULL OR version.discount_value IS NOT NULL)
        FILTER (WHERE version.withdrawn_at IS NULL), false) AS has_discount,
      array_remove(ARRAY[
        CASE WHEN bool_or(version.tone_number IS NOT NULL) FILTER (WHERE version.withdrawn_at IS NULL) THEN 'Tono' END,
        CASE WHEN bool_or(version.volume IS NOT NULL) FILTER (WHERE version.withdrawn_at IS NULL) THEN 'Volumen' END],
        NULL) AS attributes,
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
        WHERE strip.place <= 5), '[]') AS swatches,
      warehouses_selling(changed.product_id) AS sold_in
    FROM unnest(ids) AS changed (product_id)
    JOIN product ON product.id = changed.product_id
    LEFT JOIN product_version version ON version.product_id = changed.product_id
    GROUP BY changed.product_id
  ) summary
  WHERE product.id = summary.product_id
    AND (product.version_count, product.tone_count, product.attributes, product.swatches::text,
        product.withdrawn_versions, product.unpromised_versions, product.has_discount, product.sold_in)
      IS DISTINCT FROM (summary.version_count, summary.tone_count, summary.attributes,
        summary.swatches::text, summary.withdrawn_versions, summary.unpromised_versions,
        summary.has_discount, summary.sold_in)
$$;

CREATE OR REPLACE FUNCTION refresh_product_versions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM summarise_products(ARRAY(SELECT DISTINCT product_id FROM touched));
  RETURN NULL;
END $$;
-- They wrote the same row once more each.
DROP FUNCTION refresh_unpromised_versions, refresh_has_discount CASCADE;

CREATE FUNCTION refresh_volume_facets(ids integer[]) RETURNS void LANGUAGE sql SET enable_seqscan = off AS $$
  UPDATE product_facet SET volumes = held.volumes
  FROM (
    SELECT product_id, ARRAY(
      SELECT DISTINCT volume FROM product_version version
      WHERE version.product_id = changed.product_id AND volume IS NOT NULL AND withdrawn_at IS NULL
      ORDER BY volume) AS volumes
    FROM unnest(ids) AS changed (product_id)
  ) held
  WHERE product_facet.product_id = held.product_id AND product_facet.volumes <> held.volumes
$$;
CREATE OR REPLACE FUNCTION refresh_volume_facets() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_volume_facets(ARRAY(SELECT DISTINCT product_id FROM touched));
  RETURN NULL;
END $$;

-- `read` are those of which words or tones changed; their search index is made anew.
CREATE FUNCTION keep_products(ids integer[], read integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM summarise_products(ids);
  PERFORM refresh_product_facets(ids);
  PERFORM refresh_volume_facets(ids);
  PERFORM refresh_product_search(read);
  UPDATE product_search SET sales_rank = product.sales_rank, sold_in = product.sold_in
  FROM product WHERE product.id = ANY (ids) AND product_search.product_id = product.id
    AND (product_search.sales_rank, product_search.sold_in)
      IS DISTINCT FROM (product.sales_rank, product.sold_in);
  PERFORM refresh_price_bounds(ids);
END $$;

DO $$
DECLARE
  kept record;
BEGIN
  FOR kept IN
    SELECT tgname, tgrelid::regclass AS relation, pg_get_triggerdef(oid) AS definition FROM pg_trigger
    WHERE (tgrelid, tgname) IN (VALUES
      ('product'::regclass, 'product_search_added'::name), ('product', 'product_search_changed'),
      ('product', 'product_facet_added'), ('product', 'product_facet_changed'),
      ('product_version', 'product_version_added'), ('product_version', 'product_version_changed'),
      ('product_version', 'search_version_added'), ('product_version', 'search_version_changed'),
      ('product_version', 'facet_version_added'), ('product_version', 'facet_version_changed'),
      ('product_version', 'price_bounds_after_insert'), ('product_version', 'price_bounds_after_update'),
      ('base_price', 'base_price_added'), ('base_price', 'base_price_removed'),
      ('base_price', 'price_bounds_after_insert'), ('base_price', 'price_bounds_after_update'),
      ('base_price', 'price_bounds_after_delete'))
  LOOP
    EXECUTE format('DROP TRIGGER %I ON %s', kept.tgname, kept.relation);
    EXECUTE replace(kept.definition, ' EXECUTE FUNCTION ',
      ' WHEN (current_setting(''matiz.keeps_products'', true) IS DISTINCT FROM ''on'') EXECUTE FUNCTION ');
  END LOOP;
END $$;
