CREATE OR REPLACE FUNCTION public.tell_shown_products()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  told text;
BEGIN
  IF TG_TABLE_NAME = 'product' THEN
    SELECT CASE WHEN count(*) > 300 THEN '*' ELSE string_agg(id::text, ',') END INTO told FROM touched;
  ELSE
    -- A combo can be made while its parts are there.
    SELECT CASE WHEN count(*) > 300 THEN '*' ELSE string_agg(id::text, ',') END INTO told
    FROM (
      SELECT product_id AS id FROM touched
      UNION
      SELECT combo_id FROM combo_part WHERE product_id IN (SELECT product_id FROM touched)
    ) shown;
  END IF;
  IF told IS NOT NULL THEN
    PERFORM pg_notify('matiz_shown', told);
  END IF;
  RETURN NULL;
END $function$;
