CREATE OR REPLACE FUNCTION public.change_version_search()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM refresh_product_search(ARRAY(
    SELECT DISTINCT after.product_id FROM after JOIN before ON before.id = after.id
    WHERE (after.tone_number, after.tone_name, after.tone_series, after.tone_level, after.tone_primary,
      after.tone_secondary, after.volume, after.withdrawn_at)
      IS DISTINCT FROM (before.tone_number, before.tone_name, before.tone_series, before.tone_level,
        before.tone_primary, before.tone_secondary, before.volume, before.withdrawn_at)));
  RETURN NULL;
END $function$;
