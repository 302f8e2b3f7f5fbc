CREATE OR REPLACE FUNCTION public.refresh_cards_of_brand()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  UPDATE product SET brand_id = NEW.id WHERE brand_id = NEW.id;
  RETURN NULL;
END $function$;
