CREATE OR REPLACE FUNCTION public.tone_text(number text, name text, series text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN concat_ws(' '::text, CASE WHEN (number ~ '[[:alpha:]]{3}'::text) THEN number ELSE NULL::text END, CASE WHEN (number ~ '\d[ -]?[[:alpha:]]\M'::text) THEN regexp_replace(number, '(\d)[ -]([[:alpha:]])\M'::text, '\1\2'::text, 'g'::text) ELSE NULL::text END, name, series);
