CREATE OR REPLACE FUNCTION public.refresh_has_deal()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  UPDATE product SET has_deal = NOT has_deal
  WHERE id IN (SELECT product_id FROM touched)
    AND has_deal <> EXISTS (SELECT FROM deal_product WHERE product_id = product.id);
  RETURN NULL;
END $function$;
