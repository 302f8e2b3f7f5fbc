CREATE OR REPLACE FUNCTION public.refresh_volume_facets()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM refresh_volume_facets(ARRAY(SELECT DISTINCT product_id FROM touched));
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION public.refresh_volume_facets(ids integer[])
 RETURNS void
 LANGUAGE sql
 SET enable_seqscan TO 'off'
AS $function$
  UPDATE product_facet SET volumes = held.volumes
  FROM (
    SELECT product_id, ARRAY(
      SELECT DISTINCT volume FROM product_version version
      WHERE version.product_id = changed.product_id AND volume IS NOT NULL AND withdrawn_at IS NULL
      ORDER BY volume) AS volumes
    FROM unnest(ids) AS changed (product_id)
  ) held
  WHERE product_facet.product_id = held.product_id AND product_facet.volumes <> held.volumes
$function$;
