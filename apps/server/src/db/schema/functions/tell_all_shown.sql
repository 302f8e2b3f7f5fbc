CREATE OR REPLACE FUNCTION public.tell_all_shown()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM pg_notify('matiz_shown', '*');
  RETURN NULL;
END $function$;
