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
