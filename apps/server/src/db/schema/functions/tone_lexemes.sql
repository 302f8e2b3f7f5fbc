CREATE OR REPLACE FUNCTION public.tone_lexemes(printed text, key text, level smallint, reflection text, family text, second_family text)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN array_remove(ARRAY[('#n'::text || key), CASE WHEN (printed ~ '^\s*\d{1,2}\s*[.,/·–-]\s*[0-9A-Za-z]+\s*$'::text) THEN ('#m'::text || regexp_replace(lower(printed), '^\s*0*(\d+)\s*[.,/·–-]\s*([0-9a-z]+)\s*$'::text, '\1.\2'::text)) ELSE ('#j'::text || key) END, ('#l'::text || level), ('#r'::text || NULLIF(reflection, ''::text)), ('#f'::text || family), ((('#f'::text || family) || ':'::text) || second_family), ((('#l'::text || level) || ':'::text) || family), ((((('#l'::text || level) || ':'::text) || family) || ':'::text) || second_family)], NULL::text);
