CREATE OR REPLACE FUNCTION public.refresh_product_search(ids integer[])
 RETURNS void
 LANGUAGE plpgsql
 SET enable_seqscan TO 'off'
AS $function$
BEGIN
  PERFORM refresh_tone_search(ids);

  WITH written AS MATERIALIZED (
    SELECT product.id, product.sales_rank, warehouses_selling(product.id) AS sold_in, product.name, product.code, product.description,
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
END $function$;
