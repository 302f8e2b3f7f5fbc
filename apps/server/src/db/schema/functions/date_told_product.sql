CREATE OR REPLACE FUNCTION public.date_told_product()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  NEW.told_at := now();
  RETURN NEW;
END $function$;
