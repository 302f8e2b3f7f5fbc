CREATE OR REPLACE FUNCTION public.refresh_search_of_brand()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM refresh_product_search(ARRAY(SELECT id FROM product WHERE brand_id = NEW.id));
  RETURN NULL;
END $function$;
