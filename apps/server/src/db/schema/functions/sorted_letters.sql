CREATE OR REPLACE FUNCTION public.sorted_letters(word text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN (SELECT string_agg(letter.letter, ''::text ORDER BY (letter.letter COLLATE "C")) AS string_agg FROM regexp_split_to_table(sorted_letters.word, ''::text) letter(letter));
