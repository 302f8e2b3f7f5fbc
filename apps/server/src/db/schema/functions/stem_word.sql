CREATE OR REPLACE FUNCTION public.stem_word(word text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN COALESCE((ts_lexize('spanish_stem'::regdictionary, CASE WHEN (word ~ '[cs]ion$'::text) THEN ("left"(word, '-2'::integer) || 'ón'::text) ELSE word END))[1], word);
