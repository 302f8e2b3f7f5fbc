CREATE OR REPLACE FUNCTION public.bound_prices_of_deals()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM refresh_price_bounds(ARRAY(
    SELECT product_id FROM deal_product WHERE deal_id IN (SELECT deal_id FROM touched)));
  RETURN NULL;
END $function$;
