-- A product's strip in a list shows five tones that tell its card apart, not the first five, which
-- are all near black (`domain/catalogue/contrasting-tones.ts` says the same rule).
CREATE FUNCTION colour_distance(one integer, other integer) RETURNS integer
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT (((512 + mean) * red * red) >> 8) + 4 * green * green + (((767 - mean) * blue * blue) >> 8)
  FROM (SELECT
    ((one >> 16) + (other >> 16)) >> 1 AS mean,
    (one >> 16) - (other >> 16) AS red,
    ((one >> 8) & 255) - ((other >> 8) & 255) AS green,
    (one & 255) - (other & 255) AS blue) parts
$$;

-- Five steps, each over the distances of the step before: a card has a hundred tones at most.
CREATE FUNCTION contrasting_swatches(of_product integer) RETURNS json LANGUAGE sql STABLE AS $$
  WITH tone AS MATERIALIZED (
    SELECT row_number() OVER (ORDER BY position, id) AS place, swatch_hex, swatch_image,
      ('x' || lpad(substr(swatch_hex, 2, 6), 8, '0'))::bit(32)::integer AS colour
    FROM (
      SELECT DISTINCT ON (tone_number) id, position, swatch_hex, swatch_image
      FROM product_version
      WHERE product_id = of_product AND swatch_hex IS NOT NULL AND withdrawn_at IS NULL
      ORDER BY tone_number, is_top_seller DESC, position, id
    ) listed
  ),
  first AS (SELECT place, colour FROM tone WHERE place = 1),
  from_first AS MATERIALIZED (
    SELECT tone.place, tone.colour, colour_distance(tone.colour, first.colour) AS near
    FROM tone, first WHERE tone.place <> first.place),
  second AS (SELECT place, colour FROM from_first ORDER BY near DESC, place LIMIT 1),
  from_second AS MATERIALIZED (
    SELECT rest.place, rest.colour, least(near, colour_distance(rest.colour, second.colour)) AS near
    FROM from_first rest, second WHERE rest.place <> second.place),
  third AS (SELECT place, colour FROM from_second ORDER BY near DESC, place LIMIT 1),
  from_third AS MATERIALIZED (
    SELECT rest.place, rest.colour, least(near, colour_distance(rest.colour, third.colour)) AS near
    FROM from_second rest, third WHERE rest.place <> third.place),
  fourth AS (SELECT place, colour FROM from_third ORDER BY near DESC, place LIMIT 1),
  from_fourth AS MATERIALIZED (
    SELECT rest.place, least(near, colour_distance(rest.colour, fourth.colour)) AS near
    FROM from_third rest, fourth WHERE rest.place <> fourth.place),
  fifth AS (SELECT place FROM from_fourth ORDER BY near DESC, place LIMIT 1)
  SELECT coalesce(json_agg(json_build_object('color', swatch_hex, 'image', swatch_image) ORDER BY place), '[]')
  FROM tone
  WHERE place IN (SELECT place FROM first UNION ALL SELECT place FROM second
    UNION ALL SELECT place FROM third UNION ALL SELECT place FROM fourth UNION ALL SELECT place FROM fifth)
$$;

CREATE OR REPLACE FUNCTION summarise_products(ids integer[])
 RETURNS void
 LANGUAGE sql
 SET enable_seqscan TO 'off'
AS $function$
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
      contrasting_swatches(changed.product_id) AS swatches,
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
$function$;

-- What is kept already, once; other products have no strip.
SELECT summarise_products(ARRAY(SELECT id FROM product WHERE tone_count > 5));
