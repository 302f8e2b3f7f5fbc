CREATE OR REPLACE FUNCTION public.alike_words(typed text)
 RETURNS text[]
 LANGUAGE plpgsql
 STABLE STRICT
AS $function$
BEGIN
  RETURN ARRAY(
    SELECT near.word FROM (
      SELECT every.word, max(closeness) AS closeness, max(max(closeness)) OVER () AS best
      FROM (
        SELECT heard.word, 1.0 AS closeness FROM search_word heard WHERE heard.sound = sound_word(typed)
        UNION ALL
        SELECT mixed.word, 0.9 FROM search_word mixed
        WHERE mixed.letters = sorted_letters(typed) AND left(mixed.word, 1) = left(typed, 1)
        UNION ALL
        SELECT seen.word, similarity(seen.word, typed) FROM search_word seen
        WHERE seen.word % typed AND NOT seen.is_joined AND CASE WHEN length(typed) < 6
          THEN abs(length(seen.word) - length(typed)) <= 1
          ELSE abs(length(seen.word) - length(typed)) <= 2 AND similarity(seen.word, typed) >= 0.35 END
      ) every GROUP BY every.word
    ) near WHERE closeness >= best - 0.1 ORDER BY closeness DESC, near.word LIMIT 3);
END $function$;
