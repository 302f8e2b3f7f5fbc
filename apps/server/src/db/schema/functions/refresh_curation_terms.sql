CREATE OR REPLACE FUNCTION public.refresh_curation_terms()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  DELETE FROM search_curation_term WHERE curation_id = NEW.id;
  IF NOT NEW.is_on THEN RETURN NULL; END IF;
  INSERT INTO search_curation_term (curation_id, term, active)
  SELECT DISTINCT NEW.id, telling_phrase(written), tstzrange(NEW.starts_at, NEW.ends_at)
  FROM unnest(NEW.terms) AS written WHERE telling_phrase(written) <> '';
  RETURN NULL;
END $function$;
