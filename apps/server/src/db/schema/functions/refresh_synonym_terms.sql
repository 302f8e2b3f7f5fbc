CREATE OR REPLACE FUNCTION public.refresh_synonym_terms()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  DELETE FROM search_synonym_term WHERE synonym_id = NEW.id;
  IF NOT NEW.is_on THEN RETURN NULL; END IF;
  INSERT INTO search_synonym_term (term, synonym_id)
  SELECT DISTINCT spelled, NEW.id FROM unnest(NEW.terms) AS written,
    unnest(ARRAY[telling_phrase(written), translate(telling_phrase(written), 'ñ', 'n')]) AS spelled
  WHERE spelled <> '';
  PERFORM learn_words(NEW.terms, false);
  RETURN NULL;
END $function$;
