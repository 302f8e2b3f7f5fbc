CREATE OR REPLACE FUNCTION public.singular_word(word text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN CASE WHEN (word ~ '^[a-zñ]{2,}[dlnrj]es$'::text) THEN "left"(word, '-2'::integer) WHEN (word ~ '^[a-zñ]{2,}[aeiou]s$'::text) THEN "left"(word, '-1'::integer) ELSE word END;
