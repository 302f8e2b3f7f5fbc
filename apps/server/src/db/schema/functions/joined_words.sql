CREATE OR REPLACE FUNCTION public.joined_words(texts text[])
 RETURNS TABLE(joined text, shown text)
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  SELECT DISTINCT word || next, word || ' ' || next
  FROM unnest(texts) WITH ORDINALITY AS one (value, nth), LATERAL (
    SELECT word, lead(word) OVER (ORDER BY place) AS next
    FROM unnest(string_to_array(plain_words(value), ' ')) WITH ORDINALITY AS part (word, place)) pair
  WHERE word ~ '^[a-zñ]+$' AND next ~ '^[a-zñ]+$' AND length(word || next) BETWEEN 4 AND 24
    AND NOT is_empty_word(word) AND NOT is_empty_word(next)
$function$;
