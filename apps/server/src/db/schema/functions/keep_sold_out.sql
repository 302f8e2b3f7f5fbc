CREATE OR REPLACE FUNCTION public.keep_sold_out()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF NEW.available = 0 THEN
    INSERT INTO sold_out (version_id, warehouse_id) VALUES (NEW.version_id, NEW.warehouse_id)
    ON CONFLICT DO NOTHING;
  ELSE
    DELETE FROM sold_out WHERE version_id = NEW.version_id AND warehouse_id = NEW.warehouse_id;
  END IF;
  RETURN NULL;
END $function$;
