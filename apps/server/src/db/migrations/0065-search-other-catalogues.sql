-- Catalogues of others: sizes and volumes that stand in names, words written together or apart, tones
-- that are called by a name, and ñ typed as n (D-14).
ALTER TABLE search_word ADD COLUMN is_joined boolean NOT NULL DEFAULT false;
COMMENT ON COLUMN search_word.is_joined IS 'Two words of a name written together; nothing is mended into it.';

-- How a folded word is looked up: as it stands, its singular, and both without a tilde.
CREATE FUNCTION word_spellings(word text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN array_remove(ARRAY[word, singular_word(word), translate(word, 'ñ', 'n'), translate(singular_word(word), 'ñ', 'n'),
  -- n2, no2: a number that says that it is one.
  substring(word FROM '^(?:n|no|nro|num)(\d{1,3})$')], NULL);

-- Neighbours in a name as one word: color freeze is also typed colorfreeze.
CREATE FUNCTION joined_words(texts text[]) RETURNS TABLE (joined text, shown text)
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT DISTINCT word || next, word || ' ' || next
  FROM unnest(texts) WITH ORDINALITY AS one (value, nth), LATERAL (
    SELECT word, lead(word) OVER (ORDER BY place) AS next
    FROM unnest(string_to_array(plain_words(value), ' ')) WITH ORDINALITY AS part (word, place)) pair
  WHERE word ~ '^[a-zñ]+$' AND next ~ '^[a-zñ]+$' AND length(word || next) BETWEEN 4 AND 24
    AND NOT is_empty_word(word) AND NOT is_empty_word(next)
$$;

-- What a tone is called: the number counts where it is a name.
CREATE FUNCTION tone_text(number text, name text, series text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN concat_ws(' ', CASE WHEN number ~ '[[:alpha:]]{3}' THEN number END,
  -- 390-N is typed 390n.
  CASE WHEN number ~ '\d[ -]?[[:alpha:]]\M' THEN regexp_replace(number, '(\d)[ -]([[:alpha:]])\M', '\1\2', 'g') END,
  name, series);

-- Contents and volumes wherever they stand: 1.000 ml, 1L, 20 Vol., 6%.
CREATE FUNCTION measure_lexemes(value text) RETURNS SETOF text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT '#s' || round(amount * each) || unit
  FROM regexp_matches(fold_text(value),
      '(?:^|[^0-9.,])(\d{1,2}[.,]\d{3}|\d{1,5}(?:[.,]\d{1,2})?)\s*(ml|cc|lts?|litros?|l|kg|kilos?|grs?|gramos?|g)(?![0-9a-zñ])', 'g') AS part,
    LATERAL (SELECT CASE WHEN part[1] ~ '[.,]\d{3}$' THEN regexp_replace(part[1], '[.,]', '') ELSE replace(part[1], ',', '.') END::numeric AS amount,
      CASE WHEN part[2] ~ '^(?:l|k)' THEN 1000 ELSE 1 END AS each,
      CASE WHEN part[2] ~ '^(?:ml|cc|l)' THEN 'ml' ELSE 'g' END AS unit) read
  UNION SELECT '#v' || part[1]::int FROM regexp_matches(fold_text(value), '(?:^|[^0-9.,])(\d{1,2})\s*vol', 'g') AS part
  UNION SELECT '#v' || CASE part[1] WHEN '3' THEN 10 WHEN '6' THEN 20 WHEN '9' THEN 30 ELSE 40 END
  FROM regexp_matches(fold_text(value), '(?:^|[^0-9.,])(3|6|9|12)\s*%', 'g') AS part
$$;

CREATE OR REPLACE FUNCTION learn_words(texts text[], shade boolean)
 RETURNS void
 LANGUAGE sql
AS $function$
  INSERT INTO search_word AS known (word, shown, stem, sound, letters, is_shade)
  SELECT DISTINCT ON (word) word, shown, stem_word(word), sound_word(word), sorted_letters(word), shade
  FROM (
    SELECT DISTINCT spelled AS word, shown
    FROM unnest(texts) AS value,
      regexp_split_to_table(lower(value), '[^0-9a-záéíóúüñàèìòùâêîôûäëïöãõç]+') AS shown,
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

CREATE OR REPLACE FUNCTION alike_words(typed text)
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

CREATE OR REPLACE FUNCTION refresh_tone_search(ids integer[])
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

CREATE OR REPLACE FUNCTION refresh_product_search(ids integer[])
 RETURNS void
 LANGUAGE plpgsql
 SET enable_seqscan TO 'off'
AS $function$
BEGIN
  PERFORM refresh_tone_search(ids);

  WITH written AS (
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
  ), indexed AS (
    SELECT id, sales_rank, sold_in, plain_words(name) AS name_words, array_to_tsvector(ARRAY(
      SELECT unnest(word_spellings(word) || CASE WHEN word ~ '^[a-zñ]{3,}$' THEN '~' || stem_word(word) END)
      FROM unnest(string_to_array(plain_words(value), ' ')) AS word WHERE NOT is_empty_word(word)
      UNION SELECT joined FROM joined_words(ARRAY[name, line, brand_name])
      UNION SELECT '!' || unnest(word_spellings(word)) FROM unnest(head) AS word
      WHERE word ~ '^[a-zñ]{3,}$'
      UNION SELECT '?' || stem_word(word)
      FROM unnest(string_to_array(plain_words(left(regexp_replace(description, '<[^>]*>', ' ', 'g'), 600)), ' ')) AS word
      WHERE word ~ '^[a-zñ]{4,}$' AND NOT is_empty_word(word)
      UNION SELECT unnest(string_to_array(plain_words(code), ' '))
      UNION SELECT '#d' || replace(part[1], ',', '.') FROM regexp_matches(name, '\d+[.,]\d+', 'g') AS part
      UNION SELECT measure_lexemes(concat_ws(' · ', name, content_size))
      UNION SELECT '#v' || volume FROM product_version version
      WHERE version.product_id = written.id AND version.withdrawn_at IS NULL
      UNION SELECT unnest(tsvector_to_array(tone.words)) FROM tone_search tone WHERE tone.product_id = written.id
      EXCEPT SELECT unnest(ARRAY[NULL, '', '!', '?', '~'])
    )) AS words
    FROM written
  )
  INSERT INTO product_search AS known (product_id, sales_rank, sold_in, name_words, words)
  SELECT id, sales_rank, sold_in, name_words, words FROM indexed
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

CREATE OR REPLACE FUNCTION refresh_search_heading()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF TG_OP = 'DELETE' THEN
    DELETE FROM search_heading WHERE kind = TG_TABLE_NAME AND id = OLD.id;
    RETURN NULL;
  END IF;
  INSERT INTO search_heading AS known (kind, id, name, slug, words)
  SELECT TG_TABLE_NAME, NEW.id, NEW.name, NEW.slug, array_to_tsvector(ARRAY(
    SELECT unnest(word_spellings(word))
    FROM unnest(string_to_array(plain_words(concat_ws(' ', NEW.name,
      regexp_replace(fold_text(NEW.name), '[^0-9a-zñ]', '', 'g'))), ' ')) AS word
    WHERE word <> ''))
  ON CONFLICT (kind, id) DO UPDATE
  SET name = excluded.name, slug = excluded.slug, words = excluded.words;
  PERFORM learn_words(ARRAY[NEW.name], false);
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION refresh_synonym_terms()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  DELETE FROM search_synonym_term WHERE synonym_id = NEW.id;
  IF NOT NEW.is_on THEN RETURN NULL; END IF;
  INSERT INTO search_synonym_term (term, synonym_id)
  SELECT DISTINCT spelled, NEW.id FROM unnest(NEW.terms) AS written,
    unnest(ARRAY[telling_phrase(written), translate(telling_phrase(written), 'ñ', 'n')]) AS spelled
  WHERE spelled <> '';
  PERFORM learn_words(NEW.terms, false);
  RETURN NULL;
END $function$;

-- Some of the parts of a question, as one query.
CREATE FUNCTION all_of(parts text[], places integer[]) RETURNS tsquery LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN (SELECT string_agg('(' || parts[place] || ')', ' & ')::tsquery FROM unnest(places) AS place);
CREATE FUNCTION any_of(parts text[], places integer[]) RETURNS tsquery LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN (SELECT string_agg('(' || parts[place] || ')', ' | ')::tsquery FROM unnest(places) AS place WHERE parts[place] <> '');

-- Where nothing has all that was typed: parts that nothing has are let go, then as few as it takes, the
-- commonest first. `kept` are the places of those that stayed; a number alone is no reason to stay.
CREATE FUNCTION relaxed_hits(literal text[], meant text[], heading text[], meant_heading text[],
  broad text[], described text[], is_bare boolean[], warehouse integer, most integer)
RETURNS TABLE (product_id integer, sales_rank integer, tier integer, kept integer[])
LANGUAGE plpgsql STABLE SET enable_seqscan = off AS $$
DECLARE
  counted CONSTANT integer := 500;
  compared CONSTANT integer := 6;
  parts text[] := broad;
  counts integer[] := '{}';
  alive integer[];
  chosen integer[];
  is_found boolean := false;
BEGIN
  FOR place IN 1 .. cardinality(broad) LOOP
    counts[place] := (SELECT count(*) FROM search_hits(broad[place]::tsquery, warehouse, counted));
    IF counts[place] = 0 THEN
      parts[place] := described[place];
      counts[place] := (SELECT count(*) FROM search_hits(described[place]::tsquery, warehouse, counted));
    END IF;
  END LOOP;
  alive := ARRAY(SELECT place FROM generate_subscripts(counts, 1) AS place WHERE counts[place] > 0
    ORDER BY counts[place], place LIMIT compared);
  FOR chosen IN
    SELECT array_agg(alive[at] ORDER BY alive[at])
    FROM generate_series(1, (1 << cardinality(alive)) - 1) AS mask
    JOIN generate_subscripts(alive, 1) AS at ON mask & (1 << (at - 1)) <> 0
    GROUP BY mask HAVING bool_or(NOT is_bare[alive[at]])
    ORDER BY count(*) DESC, sum(ln(counts[alive[at]])), mask
  LOOP
    is_found := EXISTS (SELECT FROM search_hits(all_of(parts, chosen), warehouse, 1));
    EXIT WHEN is_found;
  END LOOP;
  IF NOT is_found THEN RETURN; END IF;
  RETURN QUERY SELECT hit.product_id, hit.sales_rank, 2, chosen
    FROM search_hits(all_of(literal, chosen) && any_of(heading, chosen), warehouse, most) hit;
  RETURN QUERY SELECT hit.product_id, hit.sales_rank, 3, chosen
    FROM search_hits(all_of(meant, chosen) && any_of(meant_heading, chosen), warehouse, most) hit;
  RETURN QUERY SELECT hit.product_id, hit.sales_rank, 4, chosen
    FROM search_hits(all_of(literal, chosen), warehouse, most) hit;
  RETURN QUERY SELECT hit.product_id, hit.sales_rank, 5, chosen
    FROM search_hits(all_of(parts, chosen), warehouse, most) hit;
END $$;

DROP FUNCTION size_lexeme;

-- In place: what was learned so far is read again.
UPDATE search_synonym SET version = version;
UPDATE search_heading SET words = array_to_tsvector(ARRAY(
  SELECT unnest(word_spellings(word))
  FROM unnest(string_to_array(plain_words(concat_ws(' ', name,
    regexp_replace(fold_text(name), '[^0-9a-zñ]', '', 'g'))), ' ')) AS word
  WHERE word <> ''));
SELECT refresh_product_search(ARRAY(SELECT id FROM product ORDER BY id));
