CREATE OR REPLACE FUNCTION public.refresh_product_versions()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM summarise_products(ARRAY(SELECT DISTINCT product_id FROM touched));
  RETURN NULL;
END $function$;
