CREATE OR REPLACE FUNCTION public.keep_base_price_place()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  RAISE EXCEPTION 'a base price stays with its product and warehouse' USING ERRCODE = 'check_violation';
END $function$;
