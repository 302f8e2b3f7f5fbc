CREATE OR REPLACE FUNCTION public.change_tone_facets()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM refresh_tone_facets(ARRAY(SELECT DISTINCT product_id FROM touched));
  RETURN NULL;
END $function$;
