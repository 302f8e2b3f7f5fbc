CREATE OR REPLACE FUNCTION public.note_lowered_price()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  NEW.lowered_at := CASE WHEN NEW.price < OLD.price THEN now() END;
  RETURN NEW;
END $function$;
