CREATE OR REPLACE FUNCTION public.check_deal_breaks()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF EXISTS (
    SELECT FROM deal_break lower
    JOIN deal_break higher ON higher.deal_id = lower.deal_id AND higher.min_quantity > lower.min_quantity
    WHERE lower.deal_id = NEW.deal_id AND higher.percent < lower.percent
  ) THEN
    RAISE EXCEPTION 'deal % would cost more a unit for a bigger order', NEW.deal_id
      USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $function$;
