CREATE OR REPLACE FUNCTION public.read_synonym_terms()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  SELECT string_agg('(''' || query || ''')', ' | '), string_agg('(''!' || query || ''')', ' | ')
  INTO NEW.anywhere, NEW.heading
  FROM (
    SELECT DISTINCT replace(telling_phrase(written), ' ', ''' & ''') AS query
    FROM unnest(NEW.terms) AS written ORDER BY query
  ) phrase WHERE query <> '';
  RETURN NEW;
END $function$;
