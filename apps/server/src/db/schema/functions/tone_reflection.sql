CREATE OR REPLACE FUNCTION public.tone_reflection(printed text, level smallint)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN CASE WHEN (level IS NULL) THEN ''::text WHEN (printed ~ '^\s*\d{1,2}([.,]5(?=\s*[-/]))?(\s*[.,/·–-]\s*|\s+)\d{0,3}[A-Za-z]{0,3}\s*$'::text) THEN upper("substring"(printed, '([0-9A-Za-z]*)\s*$'::text)) ELSE upper(substr(regexp_replace(printed, '[^0-9A-Za-z]'::text, ''::text, 'g'::text), (length((level)::text) + 1))) END;
