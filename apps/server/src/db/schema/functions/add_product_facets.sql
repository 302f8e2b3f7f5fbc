CREATE OR REPLACE FUNCTION public.add_product_facets()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM refresh_product_facets(ARRAY(SELECT id FROM touched));
  RETURN NULL;
END $function$;
