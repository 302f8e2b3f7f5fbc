CREATE OR REPLACE FUNCTION public.telling_phrase(value text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN (SELECT string_agg(singular_word(one.word), ' '::text ORDER BY one.place) AS string_agg FROM unnest(string_to_array(plain_words(telling_phrase.value), ' '::text)) WITH ORDINALITY one(word, place) WHERE ((one.word <> ''::text) AND (NOT is_empty_word(one.word))));
