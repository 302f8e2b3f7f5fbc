CREATE OR REPLACE FUNCTION public.refresh_tone_search(ids integer[])
 RETURNS void
 LANGUAGE sql
AS $function$
  DELETE FROM tone_search USING product_version version
  WHERE tone_search.product_id = ANY (ids) AND version.id = tone_search.version_id
    AND (version.withdrawn_at IS NOT NULL OR version.tone_number IS NULL);

  WITH meaning AS MATERIALIZED (
    SELECT brand_id, digit, fold_text(family) AS family FROM brand_reflection
    WHERE brand_id IN (SELECT product.brand_id FROM product WHERE id = ANY (ids))
  ), number AS MATERIALIZED (
    SELECT version.id, version.product_id, product.brand_id, tone_number, tone_name, tone_series,
      lower(coalesce(nullif(tone_key, ''), tone_number)) AS key, depth.level,
      tone_reflection(tone_number, depth.level) AS reflection,
      substring(fold_text(tone_primary) FROM '^[a-zñ]{3,}$') AS plain_family,
      substring(fold_text(tone_secondary) FROM '^[a-zñ]{3,}$') AS plain_second
    FROM product_version version
    JOIN product ON product.id = version.product_id AND product.withdrawn_at IS NULL
    CROSS JOIN LATERAL (SELECT coalesce(tone_level,
      -- Nobody said it; a number with its mark says it itself.
      substring(tone_number FROM '^\s*(1[0-2]|[1-9])\s*[.,/·–-]\s*\d')::smallint) AS level) depth
    WHERE version.product_id = ANY (ids) AND version.withdrawn_at IS NULL AND tone_number IS NOT NULL
  ), read AS MATERIALIZED (
    SELECT number.*, coalesce(whole.family, first.family, plain_family) AS family,
      CASE WHEN whole.family IS NULL THEN coalesce(second.family, plain_second) END AS second_family
    FROM number
    LEFT JOIN meaning whole ON whole.brand_id = number.brand_id
      AND length(reflection) = 2 AND whole.digit = reflection
    LEFT JOIN meaning first ON first.brand_id = number.brand_id AND first.digit = left(reflection, 1)
    LEFT JOIN meaning second ON second.brand_id = number.brand_id AND second.digit = substr(reflection, 2, 1)
  ), lettered AS MATERIALIZED (
    SELECT brand_id, family, second_family, letters
    FROM (SELECT DISTINCT brand_id, family, second_family FROM read WHERE level IS NOT NULL) meant,
      tone_letters(brand_id, family, second_family) AS letters
  ), said AS MATERIALIZED (
    SELECT id, word FROM read, unnest(string_to_array(
      plain_words(tone_text(tone_number, tone_name, tone_series)), ' ')) AS word
    WHERE word <> ''
  ), spelled AS MATERIALIZED (
    SELECT word, word_spellings(word) AS spellings FROM (SELECT DISTINCT word FROM said) once
  ), lexeme AS (
    SELECT id, unnest(tone_lexemes(tone_number, key, level, reflection, family, second_family)) AS word FROM read
    UNION ALL
    SELECT id, sign || level || letters
    FROM read JOIN lettered ON lettered.brand_id = read.brand_id
      AND lettered.family IS NOT DISTINCT FROM read.family
      AND lettered.second_family IS NOT DISTINCT FROM read.second_family,
      unnest(ARRAY['#n', '#j']) AS sign
    WHERE level IS NOT NULL
    UNION ALL
    SELECT id, unnest(spellings) FROM said JOIN spelled ON spelled.word = said.word
  ), indexed AS (
    SELECT id, array_to_tsvector(array_agg(word)) AS words FROM lexeme GROUP BY id
  )
  INSERT INTO tone_search AS known
    (version_id, product_id, key, level, reflection, family, second_family, words)
  SELECT id, product_id, key, level, reflection, family, second_family, words
  FROM read JOIN indexed USING (id)
  ORDER BY id
  ON CONFLICT (version_id) DO UPDATE
  SET key = excluded.key, level = excluded.level, reflection = excluded.reflection,
    family = excluded.family, second_family = excluded.second_family, words = excluded.words
  WHERE (known.key, known.level, known.reflection, known.family, known.second_family, known.words)
    IS DISTINCT FROM (excluded.key, excluded.level, excluded.reflection, excluded.family,
      excluded.second_family, excluded.words);
$function$;
