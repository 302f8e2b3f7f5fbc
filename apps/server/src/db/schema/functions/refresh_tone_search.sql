CREATE OR REPLACE FUNCTION public.refresh_tone_search(ids integer[])
 RETURNS void
 LANGUAGE sql
AS $function$
  DELETE FROM tone_search USING product_version version
  WHERE tone_search.product_id = ANY (ids) AND version.id = tone_search.version_id
    AND (version.withdrawn_at IS NOT NULL OR version.tone_number IS NULL);

  INSERT INTO tone_search AS known
    (version_id, product_id, key, level, reflection, family, second_family, words)
  SELECT read.id, read.product_id, read.key, read.level, read.reflection, read.family, read.second_family,
    array_to_tsvector(ARRAY(
      SELECT unnest(tone_lexemes(tone_number, read.key, read.level, read.reflection, family, second_family))
      UNION SELECT sign || read.level || letters
      FROM tone_letters(read.brand_id, family, second_family) AS letters, unnest(ARRAY['#n', '#j']) AS sign
      WHERE read.level IS NOT NULL
      UNION SELECT unnest(word_spellings(word))
      FROM unnest(string_to_array(plain_words(tone_text(tone_number, tone_name, tone_series)), ' ')) AS word
      WHERE word <> ''))
  FROM (
    SELECT version.id, version.product_id, product.brand_id, tone_number, tone_name, tone_series, number.key, number.level,
      number.reflection, families.family, families.second_family
    FROM product_version version
    JOIN product ON product.id = version.product_id AND product.withdrawn_at IS NULL
    CROSS JOIN LATERAL (
      SELECT lower(coalesce(nullif(version.tone_key, ''), version.tone_number)) AS key, depth.level,
        tone_reflection(version.tone_number, depth.level) AS reflection
      FROM (SELECT coalesce(version.tone_level,
        -- Nobody said it; a number with its mark says it itself.
        substring(version.tone_number FROM '^\s*(1[0-2]|[1-9])\s*[.,/·–-]\s*\d')::smallint) AS level) depth
    ) number
    CROSS JOIN LATERAL (
      SELECT
        coalesce(said.whole, said.first, plain.family) AS family,
        CASE WHEN said.whole IS NULL THEN coalesce(said.second, plain.second_family) END AS second_family
      FROM (SELECT
          (SELECT fold_text(family) FROM brand_reflection meaning WHERE meaning.brand_id = product.brand_id
            AND length(number.reflection) = 2 AND digit = number.reflection) AS whole,
          (SELECT fold_text(family) FROM brand_reflection meaning WHERE meaning.brand_id = product.brand_id
            AND digit = left(number.reflection, 1)) AS first,
          (SELECT fold_text(family) FROM brand_reflection meaning WHERE meaning.brand_id = product.brand_id
            AND digit = substr(number.reflection, 2, 1)) AS second) said,
        (SELECT substring(fold_text(version.tone_primary) FROM '^[a-zñ]{3,}$') AS family,
          substring(fold_text(version.tone_secondary) FROM '^[a-zñ]{3,}$') AS second_family) plain
    ) families
    WHERE version.product_id = ANY (ids) AND version.withdrawn_at IS NULL AND version.tone_number IS NOT NULL
  ) read
  ON CONFLICT (version_id) DO UPDATE
  SET key = excluded.key, level = excluded.level, reflection = excluded.reflection,
    family = excluded.family, second_family = excluded.second_family, words = excluded.words
  WHERE (known.key, known.level, known.reflection, known.family, known.second_family, known.words)
    IS DISTINCT FROM (excluded.key, excluded.level, excluded.reflection, excluded.family,
      excluded.second_family, excluded.words);
$function$;
