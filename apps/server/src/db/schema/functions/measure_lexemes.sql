CREATE OR REPLACE FUNCTION public.measure_lexemes(value text)
 RETURNS SETOF text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
  SELECT '#s' || round(amount * each) || unit
  FROM regexp_matches(fold_text(value),
      '(?:^|[^0-9.,])(\d{1,2}[.,]\d{3}|\d{1,5}(?:[.,]\d{1,2})?)\s*(ml|cc|lts?|litros?|l|kg|kilos?|grs?|gramos?|g)(?![0-9a-zñ])', 'g') AS part,
    LATERAL (SELECT CASE WHEN part[1] ~ '[.,]\d{3}$' THEN regexp_replace(part[1], '[.,]', '') ELSE replace(part[1], ',', '.') END::numeric AS amount,
      CASE WHEN part[2] ~ '^(?:l|k)' THEN 1000 ELSE 1 END AS each,
      CASE WHEN part[2] ~ '^(?:ml|cc|l)' THEN 'ml' ELSE 'g' END AS unit) read
  UNION SELECT '#v' || part[1]::int FROM regexp_matches(fold_text(value), '(?:^|[^0-9.,])(\d{1,2})\s*vol', 'g') AS part
  UNION SELECT '#v' || CASE part[1] WHEN '3' THEN 10 WHEN '6' THEN 20 WHEN '9' THEN 30 ELSE 40 END
  FROM regexp_matches(fold_text(value), '(?:^|[^0-9.,])(3|6|9|12)\s*%', 'g') AS part
$function$;
