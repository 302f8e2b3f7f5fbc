CREATE OR REPLACE FUNCTION public.refresh_search_of_meaning()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM refresh_product_search(ARRAY(
    SELECT id FROM product WHERE brand_id IN (SELECT brand_id FROM touched)));
  RETURN NULL;
END $function$;
