CREATE OR REPLACE FUNCTION public.learn_words(texts text[], shade boolean)
 RETURNS void
 LANGUAGE sql
AS $function$
  INSERT INTO search_word AS known (word, shown, stem, sound, letters, is_shade)
  SELECT DISTINCT ON (word) word, shown, stem_word(word), sound_word(word), sorted_letters(word), shade
  FROM (
    SELECT spelled AS word, shown
    FROM (
      SELECT DISTINCT shown FROM unnest(texts) AS value,
        string_to_table(regexp_replace(lower(value), '[^0-9a-záéíóúüñàèìòùâêîôûäëïöãõç]+', ' ', 'g'), ' ') AS shown) once,
      -- Without its tilde a word is known, too: most people type it so.
      unnest(ARRAY[fold_text(shown), translate(fold_text(shown), 'ñ', 'n')]) AS spelled
  ) every
  WHERE word ~ '^[a-zñ]{2,}$' AND NOT is_empty_word(word)
    AND NOT EXISTS (SELECT FROM search_word had WHERE had.word = every.word AND had.is_shade >= shade
      AND NOT had.is_joined)
  ORDER BY word, shown <> word DESC, shown
  ON CONFLICT (word) DO UPDATE SET is_shade = known.is_shade OR excluded.is_shade, is_joined = false,
    shown = CASE WHEN known.is_joined THEN excluded.shown ELSE known.shown END,
    stem = excluded.stem, sound = excluded.sound, letters = excluded.letters
  WHERE excluded.is_shade AND NOT known.is_shade OR known.is_joined
$function$;
