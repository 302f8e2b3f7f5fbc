CREATE OR REPLACE FUNCTION public.bound_discounted_prices()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM refresh_price_bounds(ids) FROM (
    SELECT array_agg(DISTINCT product_id) AS ids FROM touched
    JOIN product ON product.id = product_id
    WHERE has_discount OR discount_percent IS NOT NULL OR discount_value IS NOT NULL
  ) discounted WHERE ids IS NOT NULL;
  RETURN NULL;
END $function$;
