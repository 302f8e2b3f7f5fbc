-- Issue 16, Holds: a file of 100,000 rows. The words of many products are much the same ones, and what
-- a brand's digits mean is the same for all of its tones: each is worked out once for all that is
-- written together, not once for each place where it stands. What is written is the same.
CREATE OR REPLACE FUNCTION refresh_tone_search(ids int[]) RETURNS void LANGUAGE sql AS $$
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
$$;

CREATE OR REPLACE FUNCTION refresh_product_search(ids int[]) RETURNS void LANGUAGE plpgsql
SET enable_seqscan = off AS $$
BEGIN
  PERFORM refresh_tone_search(ids);

  WITH written AS MATERIALIZED (
    SELECT product.id, product.sales_rank, product.sold_in, product.name, product.code, product.description,
      head_words(product.name, product.kind) AS head, brand.name AS brand_name, product.line, product.content_size,
      concat_ws(' ', product.name,
        -- anti-frizz is also typed in one word.
        CASE WHEN product.name ~ '[[:alpha:]]-[[:alpha:]]' THEN replace(product.name, '-', '') END,
        brand.name, regexp_replace(fold_text(brand.name), '[^0-9a-zñ]', '', 'g'), product.line, ancestry.names, product.content_size,
        array_to_string(product.keywords, ' ')) AS value
    FROM unnest(ids) AS changed (id)
    JOIN product ON product.id = changed.id AND product.withdrawn_at IS NULL
    JOIN brand ON brand.id = product.brand_id
    CROSS JOIN LATERAL (
      WITH RECURSIVE above AS (
        SELECT category.id, parent_id, name, 1 AS step FROM category WHERE id = product.category_id
        UNION ALL
        SELECT category.id, category.parent_id, category.name, step + 1
        FROM above JOIN category ON category.id = above.parent_id
      )
      SELECT string_agg(name, ' ' ORDER BY step) AS names FROM above
    ) ancestry
  ), said AS MATERIALIZED (
    SELECT id, 'name' AS place, word
    FROM written, unnest(string_to_array(plain_words(value), ' ')) AS word
    UNION ALL
    SELECT id, 'head', word FROM written, unnest(head) AS word WHERE word ~ '^[a-zñ]{3,}$'
    UNION ALL
    SELECT id, 'text', word FROM written, unnest(string_to_array(
      plain_words(left(regexp_replace(description, '<[^>]*>', ' ', 'g'), 600)), ' ')) AS word
    WHERE word ~ '^[a-zñ]{4,}$'
  ), spelled AS MATERIALIZED (
    SELECT word, is_empty_word(word) AS is_empty, spellings,
      spellings || CASE WHEN word ~ '^[a-zñ]{3,}$' THEN '~' || stem_word(word) END AS named,
      '?' || stem_word(word) AS told
    FROM (SELECT DISTINCT word FROM said) once, word_spellings(word) AS spellings
  ), lexeme AS (
    SELECT id, unnest(named) AS word
    FROM said JOIN spelled USING (word) WHERE place = 'name' AND NOT is_empty
    UNION ALL
    SELECT id, '!' || unnest(spellings) FROM said JOIN spelled USING (word) WHERE place = 'head'
    UNION ALL
    SELECT id, told FROM said JOIN spelled USING (word) WHERE place = 'text' AND NOT is_empty
    UNION ALL
    SELECT id, joined FROM written, joined_words(ARRAY[name, line, brand_name])
    UNION ALL
    SELECT id, unnest(string_to_array(plain_words(code), ' ')) FROM written
    UNION ALL
    SELECT id, '#d' || replace(part[1], ',', '.') FROM written, regexp_matches(name, '\d+[.,]\d+', 'g') AS part
    UNION ALL
    SELECT id, measure_lexemes(concat_ws(' · ', name, content_size)) FROM written
    UNION ALL
    SELECT written.id, '#v' || volume FROM written
    JOIN product_version version ON version.product_id = written.id AND version.withdrawn_at IS NULL
    UNION ALL
    SELECT written.id, unnest(tsvector_to_array(tone.words)) FROM written
    JOIN tone_search tone ON tone.product_id = written.id
  ), indexed AS (
    SELECT id, array_to_tsvector(array_agg(word)
      FILTER (WHERE word NOT IN ('', '!', '?', '~'))) AS words
    FROM lexeme GROUP BY id
  )
  INSERT INTO product_search AS known (product_id, sales_rank, sold_in, name_words, words)
  SELECT id, sales_rank, sold_in, plain_words(name), coalesce(words, '')
  FROM written LEFT JOIN indexed USING (id)
  ORDER BY id
  ON CONFLICT (product_id) DO UPDATE
  SET sales_rank = excluded.sales_rank, sold_in = excluded.sold_in,
    name_words = excluded.name_words, words = excluded.words
  WHERE (known.sales_rank, known.sold_in, known.name_words, known.words)
    IS DISTINCT FROM (excluded.sales_rank, excluded.sold_in, excluded.name_words, excluded.words);

  PERFORM learn_words(ARRAY(
    SELECT concat_ws(' ', product.name, brand.name, regexp_replace(fold_text(brand.name), '[^0-9a-zñ]', '', 'g'), product.line,
      array_to_string(product.keywords, ' '), regexp_replace(product.description, '<[^>]*>', ' ', 'g'))
    FROM product JOIN brand ON brand.id = product.brand_id WHERE product.id = ANY (ids)), false);
  PERFORM learn_words(ARRAY(
    SELECT DISTINCT tone_text(tone_number, tone_name, tone_series) FROM product_version
    WHERE product_id = ANY (ids) AND tone_number IS NOT NULL), true);
  INSERT INTO search_word (word, shown, stem, sound, letters, is_joined)
  SELECT DISTINCT ON (joined) joined, shown, joined, '', '', true
  FROM product JOIN brand ON brand.id = product.brand_id,
    joined_words(ARRAY[product.name, product.line, brand.name])
  WHERE product.id = ANY (ids)
  ORDER BY joined, shown
  ON CONFLICT (word) DO NOTHING;

  DELETE FROM product_search USING product
  WHERE product_search.product_id = product.id
    AND product.id = ANY (ids) AND product.withdrawn_at IS NOT NULL;
END $$;
