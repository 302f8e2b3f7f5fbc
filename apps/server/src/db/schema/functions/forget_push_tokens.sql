CREATE OR REPLACE FUNCTION public.forget_push_tokens()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  DELETE FROM push_token WHERE session_id = NEW.id;
  RETURN NULL;
END $function$;
