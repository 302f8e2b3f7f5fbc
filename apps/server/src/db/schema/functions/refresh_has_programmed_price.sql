CREATE OR REPLACE FUNCTION public.refresh_has_programmed_price()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  UPDATE product SET has_programmed_price = NOT has_programmed_price
  WHERE id IN (SELECT product_id FROM touched)
    AND has_programmed_price <> EXISTS (SELECT FROM programmed_price WHERE product_id = product.id);
  RETURN NULL;
END $function$;
