CREATE OR REPLACE FUNCTION public.keep_product_card()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  SELECT card_of(NEW, brand) INTO NEW.card FROM brand WHERE brand.id = NEW.brand_id;
  RETURN NEW;
END $function$;
