CREATE OR REPLACE FUNCTION public.slug_of(name text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN TRIM(BOTH '-'::text FROM regexp_replace(fold_text(name), '[^a-z0-9ñ]+'::text, '-'::text, 'g'::text));
