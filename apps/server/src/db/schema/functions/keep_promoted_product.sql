CREATE OR REPLACE FUNCTION public.keep_promoted_product()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  RAISE EXCEPTION '% stays with its product', TG_TABLE_NAME USING ERRCODE = 'check_violation';
END $function$;
