CREATE OR REPLACE FUNCTION public.summarise_products(ids integer[])
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
$function$;
