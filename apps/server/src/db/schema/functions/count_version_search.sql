CREATE OR REPLACE FUNCTION public.count_version_search()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM refresh_product_search(ARRAY(
    SELECT DISTINCT product_id FROM touched WHERE tone_number IS NOT NULL OR volume IS NOT NULL));
  RETURN NULL;
END $function$;
