CREATE OR REPLACE FUNCTION public.head_words(name text, kind text)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN string_to_array(CASE WHEN (kind = 'combo'::text) THEN split_part(plain_words(name), ' '::text, 1) ELSE (regexp_split_to_array(plain_words(name), '\s(?:a|al|con|de|del|en|para|por|sin)\s'::text))[1] END, ' '::text);
