CREATE OR REPLACE FUNCTION public.forget_search_terms()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  DELETE FROM search_term_of_user WHERE user_id = NEW.id;
  RETURN NULL;
END $function$;
