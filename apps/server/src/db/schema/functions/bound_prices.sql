CREATE OR REPLACE FUNCTION public.bound_prices()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM refresh_price_bounds(ARRAY(SELECT DISTINCT product_id FROM touched));
  RETURN NULL;
END $function$;
