CREATE OR REPLACE FUNCTION public.plain_words(value text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN btrim(regexp_replace(fold_text(value), '[^0-9a-zñ]+'::text, ' '::text, 'g'::text));
