CREATE OR REPLACE FUNCTION public.word_spellings(word text)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN array_remove(ARRAY[word, singular_word(word), translate(word, 'ñ'::text, 'n'::text), translate(singular_word(word), 'ñ'::text, 'n'::text), "substring"(word, '^(?:n|no|nro|num)(\d{1,3})$'::text)], NULL::text);
