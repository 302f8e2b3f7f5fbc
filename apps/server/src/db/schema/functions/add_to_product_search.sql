CREATE OR REPLACE FUNCTION public.add_to_product_search()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM refresh_product_search(ARRAY(SELECT id FROM added));
  RETURN NULL;
END $function$;
