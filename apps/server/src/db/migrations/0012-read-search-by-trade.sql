-- Search as people of the trade type it (D-14). What 0006 indexed is indexed anew, more finely.
DROP TRIGGER product_search_added ON product;
DROP TRIGGER product_search_changed ON product;
DROP TRIGGER product_search_brand ON brand;
DROP TRIGGER product_search_category ON category;
DROP FUNCTION refresh_search_of_products, refresh_search_of_brand, refresh_search_of_category,
  refresh_product_search, alike_query;
DROP TABLE product_search, search_word;

-- Words that say nothing about a product. The server's own list says the same.
CREATE FUNCTION is_empty_word(word text) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  RETURN word = ANY ('{a,al,con,de,del,e,el,en,la,las,lo,los,o,para,por,que,sin,un,una,unas,unos,y}');

-- The root of a folded word: coloracion, coloraciones and colores are all `color`.
CREATE FUNCTION stem_word(word text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  RETURN coalesce((ts_lexize('pg_catalog.spanish_stem',
    -- The stemmer knows this ending by its accent only.
    CASE WHEN word ~ '[cs]ion$' THEN left(word, -2) || 'ón' ELSE word END))[1], word);

-- How a folded word sounds in Colombia: keratina and queratina, vaño and baño are one.
CREATE FUNCTION sound_word(word text) RETURNS text LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE STRICT AS $$
DECLARE
  sound text := replace(replace(replace(replace(word, 'sh', 'ch'), 'ph', 'f'), 'oo', 'u'), 'ch', '0');
BEGIN
  sound := regexp_replace(sound, 'qu([ei])', 'k\1', 'g');
  sound := regexp_replace(sound, 'gu([ei])', '1\1', 'g');
  sound := regexp_replace(sound, 'g([ei])', 'j\1', 'g');
  sound := regexp_replace(sound, 'c([ei])', 's\1', 'g');
  sound := replace(sound, 'll', 'y');
  sound := translate(sound, 'cqzxvw1h', 'kkssbbg');
  sound := regexp_replace(sound, 'm([bp])', 'n\1', 'g');
  sound := regexp_replace(sound, 'y$', 'i');
  RETURN regexp_replace(sound, '(.)\1+', '\1', 'g');
END $$;

-- `tnite` and `tinte` have the same: letters that were typed in the wrong order.
CREATE FUNCTION sorted_letters(word text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  RETURN (SELECT string_agg(letter, '' ORDER BY letter COLLATE "C") FROM regexp_split_to_table(word, '') AS letter);

-- The words of a phrase that tell something, in the singular, between single spaces.
CREATE FUNCTION telling_phrase(value text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  RETURN (
    SELECT string_agg(singular_word(word), ' ' ORDER BY place)
    FROM unnest(string_to_array(plain_words(value), ' ')) WITH ORDINALITY AS one (word, place)
    WHERE word <> '' AND NOT is_empty_word(word));

-- Every word that a product or a synonym ever had: what a mistyped word may have meant.
CREATE TABLE search_word (
  word text COLLATE "C" PRIMARY KEY,
  -- As it was written, with its accents.
  shown text NOT NULL,
  stem text NOT NULL,
  sound text NOT NULL,
  letters text NOT NULL,
  -- Stands in the name of a tone.
  is_shade boolean NOT NULL DEFAULT false
);
CREATE INDEX search_word_stem ON search_word (stem);
CREATE INDEX search_word_sound ON search_word (sound);
CREATE INDEX search_word_letters ON search_word (letters);
CREATE INDEX search_word_alike ON search_word USING gin (word gin_trgm_ops);

CREATE FUNCTION learn_words(texts text[], shade boolean) RETURNS void LANGUAGE sql AS $$
  INSERT INTO search_word AS known (word, shown, stem, sound, letters, is_shade)
  SELECT DISTINCT ON (word) word, shown, stem_word(word), sound_word(word), sorted_letters(word), shade
  FROM (
    SELECT fold_text(shown) AS word, shown
    FROM unnest(texts) AS value,
      regexp_split_to_table(lower(value), '[^0-9a-záéíóúüñàèìòùâêîôûäëïöãõç]+') AS shown
  ) every
  WHERE word ~ '^[a-zñ]{2,}$' AND NOT is_empty_word(word)
    AND NOT EXISTS (SELECT FROM search_word had WHERE had.word = every.word AND had.is_shade >= shade)
  ORDER BY word, shown <> word DESC, shown
  ON CONFLICT (word) DO UPDATE SET is_shade = true WHERE excluded.is_shade AND NOT known.is_shade
$$;

-- Words and phrases that mean the same, as staff write them.
CREATE TABLE search_synonym (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  terms text[] NOT NULL CHECK (cardinality(terms) BETWEEN 2 AND 40),
  -- All of them as a query, kept by a trigger; and with the first word of each among those that say
  -- what a product is.
  anywhere text NOT NULL,
  heading text NOT NULL
);
-- Each of them as it is looked up.
CREATE TABLE search_synonym_term (
  term text COLLATE "C" NOT NULL,
  synonym_id integer NOT NULL REFERENCES search_synonym ON DELETE CASCADE,
  PRIMARY KEY (term, synonym_id)
);

CREATE FUNCTION read_synonym_terms() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT string_agg('(''' || query || ''')', ' | '), string_agg('(''!' || query || ''')', ' | ')
  INTO NEW.anywhere, NEW.heading
  FROM (
    SELECT DISTINCT replace(telling_phrase(written), ' ', ''' & ''') AS query
    FROM unnest(NEW.terms) AS written ORDER BY query
  ) phrase WHERE query <> '';
  RETURN NEW;
END $$;
CREATE TRIGGER search_synonym_read BEFORE INSERT OR UPDATE ON search_synonym
  FOR EACH ROW EXECUTE FUNCTION read_synonym_terms();

CREATE FUNCTION refresh_synonym_terms() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM search_synonym_term WHERE synonym_id = NEW.id;
  INSERT INTO search_synonym_term (term, synonym_id)
  SELECT DISTINCT telling_phrase(written), NEW.id FROM unnest(NEW.terms) AS written
  WHERE telling_phrase(written) <> '';
  PERFORM learn_words(NEW.terms, false);
  RETURN NULL;
END $$;
CREATE TRIGGER search_synonym_written AFTER INSERT OR UPDATE ON search_synonym
  FOR EACH ROW EXECUTE FUNCTION refresh_synonym_terms();

-- What a search compares of a product on sale: narrow, the words apart from the row.
CREATE TABLE product_search (
  product_id integer PRIMARY KEY REFERENCES product ON DELETE CASCADE,
  sales_rank integer NOT NULL,
  sold_in smallint[] NOT NULL,
  name_words text NOT NULL,
  -- Words and their singulars as they are; `!` what says what it is, `~` roots, `?` roots of the
  -- description; `#` tones, volumes and sizes. See `refresh_product_search`.
  words tsvector NOT NULL
) WITH (toast_tuple_target = 128);
ALTER TABLE product_search ALTER words SET STORAGE EXTERNAL;
CREATE INDEX product_search_words ON product_search USING gin (words);
CREATE INDEX product_search_name ON product_search (name_words);
-- The rows lie in this order (CLUSTER), so that the first of very many hits are the best sellers.
CREATE INDEX product_search_by_sales ON product_search (sales_rank, product_id);
ALTER TABLE product_search CLUSTER ON product_search_by_sales;

-- A tone on sale as search and equivalents see it; families are what its brand says (D-14).
CREATE TABLE tone_search (
  version_id integer PRIMARY KEY REFERENCES product_version ON DELETE CASCADE,
  product_id integer NOT NULL REFERENCES product ON DELETE CASCADE,
  key text NOT NULL,
  level smallint,
  reflection text NOT NULL,
  family text,
  second_family text,
  words tsvector NOT NULL
);
CREATE INDEX tone_search_product ON tone_search (product_id);
CREATE INDEX tone_search_alike ON tone_search (level, family, second_family);

-- What follows the level in a printed number: 43 of 7.43, 7/43 and 743; empty without a level.
CREATE FUNCTION tone_reflection(printed text, level smallint) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN CASE
    WHEN level IS NULL THEN ''
    WHEN printed ~ '^\s*\d{1,2}([.,]5(?=\s*[-/]))?(\s*[.,/·–-]\s*|\s+)\d{0,3}[A-Za-z]{0,3}\s*$'
      THEN upper(substring(printed FROM '([0-9A-Za-z]*)\s*$'))
    ELSE upper(substr(regexp_replace(printed, '[^0-9A-Za-z]', '', 'g'), length(level::text) + 1))
  END;

-- How a tone is looked up: by number (#n), by number with its mark (#m) or without one (#j), by
-- level (#l), reflection (#r) and family (#f), and by level and family together.
CREATE FUNCTION tone_lexemes(
  printed text, key text, level smallint, reflection text, family text, second_family text
) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN array_remove(ARRAY[
    '#n' || key,
    CASE WHEN printed ~ '^\s*\d{1,2}\s*[.,/·–-]\s*[0-9A-Za-z]+\s*$'
      THEN '#m' || regexp_replace(lower(printed), '^\s*0*(\d+)\s*[.,/·–-]\s*([0-9a-z]+)\s*$', '\1.\2')
      ELSE '#j' || key END,
    '#l' || level,
    '#r' || nullif(reflection, ''),
    '#f' || family, '#f' || family || ':' || second_family,
    '#l' || level || ':' || family, '#l' || level || ':' || family || ':' || second_family
  ], NULL);

CREATE FUNCTION refresh_tone_search(ids integer[]) RETURNS void LANGUAGE sql AS $$
  DELETE FROM tone_search USING product_version version
  WHERE tone_search.product_id = ANY (ids) AND version.id = tone_search.version_id
    AND (version.withdrawn_at IS NOT NULL OR version.tone_number IS NULL);

  INSERT INTO tone_search AS known
    (version_id, product_id, key, level, reflection, family, second_family, words)
  SELECT read.id, read.product_id, read.key, read.level, read.reflection, read.family, read.second_family,
    array_to_tsvector(ARRAY(
      SELECT unnest(tone_lexemes(tone_number, read.key, read.level, read.reflection, family, second_family))
      UNION SELECT unnest(ARRAY[word, singular_word(word)])
      FROM unnest(string_to_array(plain_words(tone_name || ' ' || tone_series), ' ')) AS word
      WHERE word <> ''))
  FROM (
    SELECT version.id, version.product_id, tone_number, tone_name, tone_series, number.key, number.level,
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
$$;

-- A content as an amount: `#s900ml` of 900 ml, `#s1000g` of 1 kg. The server's `readSize` says the same.
CREATE FUNCTION size_lexeme(content text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  RETURN (
    SELECT '#s' || round(replace(part[1], ',', '.')::numeric * CASE part[2] WHEN 'l' THEN 1000 WHEN 'kg' THEN 1000 ELSE 1 END)
      || CASE WHEN part[2] IN ('l', 'ml') THEN 'ml' ELSE 'g' END
    FROM regexp_match(fold_text(content), '^(\d+(?:[.,]\d+)?)\s*(ml|l|g|kg)$') AS part);

-- What a name says the product is: the words before the first preposition (`Brocha` of
-- "Brocha de tinte mediana"); of a combo only that it is one.
CREATE FUNCTION head_words(name text, kind text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  RETURN string_to_array(CASE WHEN kind = 'combo' THEN split_part(plain_words(name), ' ', 1)
    ELSE (regexp_split_to_array(plain_words(name), '\s(?:a|al|con|de|del|en|para|por|sin)\s'))[1] END, ' ');

-- Everything is looked up product by product, so that the cost stays in proportion to how many
-- there are, whatever the planner believes of tables that are being filled.
CREATE FUNCTION refresh_product_search(ids integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_tone_search(ids);

  WITH written AS (
    SELECT product.id, product.sales_rank, product.sold_in, product.name, product.code, product.description,
      head_words(product.name, product.kind) AS head, brand.name AS brand_name, product.content_size,
      concat_ws(' ', product.name,
        -- anti-frizz is also typed in one word.
        CASE WHEN product.name ~ '[[:alpha:]]-[[:alpha:]]' THEN replace(product.name, '-', '') END,
        brand.name, replace(brand.name, ' ', ''), product.line, ancestry.names, product.content_size,
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
      SELECT unnest(ARRAY[word, singular_word(word), CASE WHEN word ~ '^[a-zñ]{3,}$' THEN '~' || stem_word(word) END])
      FROM unnest(string_to_array(plain_words(value), ' ')) AS word WHERE NOT is_empty_word(word)
      UNION SELECT unnest(ARRAY['!' || word, '!' || singular_word(word)]) FROM unnest(head) AS word
      WHERE word ~ '^[a-zñ]{3,}$'
      UNION SELECT '?' || stem_word(word)
      FROM unnest(string_to_array(plain_words(left(regexp_replace(description, '<[^>]*>', ' ', 'g'), 600)), ' ')) AS word
      WHERE word ~ '^[a-zñ]{4,}$' AND NOT is_empty_word(word)
      UNION SELECT unnest(string_to_array(plain_words(code), ' '))
      UNION SELECT '#d' || replace(part[1], ',', '.') FROM regexp_matches(name, '\d+[.,]\d+', 'g') AS part
      UNION SELECT size_lexeme(content_size)
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
    SELECT concat_ws(' ', product.name, brand.name, replace(brand.name, ' ', ''), product.line,
      array_to_string(product.keywords, ' '), regexp_replace(product.description, '<[^>]*>', ' ', 'g'))
    FROM product JOIN brand ON brand.id = product.brand_id WHERE product.id = ANY (ids)), false);
  PERFORM learn_words(ARRAY(
    SELECT DISTINCT tone_name || ' ' || tone_series FROM product_version
    WHERE product_id = ANY (ids) AND tone_name IS NOT NULL), true);

  DELETE FROM product_search USING product
  WHERE product_search.product_id = product.id
    AND product.id = ANY (ids) AND product.withdrawn_at IS NOT NULL;
END $$;

CREATE FUNCTION add_to_product_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_product_search(ARRAY(SELECT id FROM added));
  RETURN NULL;
END $$;
CREATE TRIGGER product_search_added AFTER INSERT ON product
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION add_to_product_search();

-- What sells, and where, changes far more often than words: then nothing is read anew.
CREATE FUNCTION change_product_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_product_search(ids) FROM (
    SELECT array_agg(after.id) AS ids FROM after JOIN before ON before.id = after.id
    WHERE (after.code, after.name, after.brand_id, after.category_id, after.line, after.kind,
      after.description, after.content_size, after.keywords, after.withdrawn_at)
      IS DISTINCT FROM (before.code, before.name, before.brand_id, before.category_id, before.line,
        before.kind, before.description, before.content_size, before.keywords, before.withdrawn_at)
  ) changed WHERE ids IS NOT NULL;
  UPDATE product_search SET sales_rank = after.sales_rank, sold_in = after.sold_in
  FROM after WHERE product_search.product_id = after.id
    AND (product_search.sales_rank, product_search.sold_in)
      IS DISTINCT FROM (after.sales_rank, after.sold_in);
  RETURN NULL;
END $$;
CREATE TRIGGER product_search_changed AFTER UPDATE ON product
  REFERENCING OLD TABLE AS before NEW TABLE AS after
  FOR EACH STATEMENT EXECUTE FUNCTION change_product_search();

CREATE FUNCTION change_version_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_product_search(ARRAY(
    SELECT DISTINCT after.product_id FROM after JOIN before ON before.id = after.id
    WHERE (after.tone_number, after.tone_name, after.tone_series, after.tone_level, after.tone_primary,
      after.tone_secondary, after.volume, after.withdrawn_at)
      IS DISTINCT FROM (before.tone_number, before.tone_name, before.tone_series, before.tone_level,
        before.tone_primary, before.tone_secondary, before.volume, before.withdrawn_at)));
  RETURN NULL;
END $$;
CREATE FUNCTION count_version_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_product_search(ARRAY(
    SELECT DISTINCT product_id FROM touched WHERE tone_number IS NOT NULL OR volume IS NOT NULL));
  RETURN NULL;
END $$;
CREATE TRIGGER search_version_changed AFTER UPDATE ON product_version
  REFERENCING OLD TABLE AS before NEW TABLE AS after
  FOR EACH STATEMENT EXECUTE FUNCTION change_version_search();
CREATE TRIGGER search_version_added AFTER INSERT ON product_version
  REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION count_version_search();
CREATE TRIGGER search_version_removed AFTER DELETE ON product_version
  REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION count_version_search();

-- Brands and categories by themselves, for suggestions.
CREATE TABLE search_heading (
  kind text NOT NULL CHECK (kind IN ('brand', 'category')),
  id integer NOT NULL,
  name text NOT NULL,
  slug text NOT NULL,
  words tsvector NOT NULL,
  PRIMARY KEY (kind, id)
);
CREATE INDEX search_heading_words ON search_heading USING gin (words);

CREATE FUNCTION refresh_search_heading() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    DELETE FROM search_heading WHERE kind = TG_TABLE_NAME AND id = OLD.id;
    RETURN NULL;
  END IF;
  INSERT INTO search_heading AS known (kind, id, name, slug, words)
  SELECT TG_TABLE_NAME, NEW.id, NEW.name, NEW.slug, array_to_tsvector(ARRAY(
    SELECT unnest(ARRAY[word, singular_word(word)])
    FROM unnest(string_to_array(plain_words(concat_ws(' ', NEW.name, replace(NEW.name, ' ', ''))), ' ')) AS word
    WHERE word <> ''))
  ON CONFLICT (kind, id) DO UPDATE
  SET name = excluded.name, slug = excluded.slug, words = excluded.words;
  PERFORM learn_words(ARRAY[NEW.name], false);
  RETURN NULL;
END $$;
CREATE TRIGGER search_heading_brand AFTER INSERT OR UPDATE OR DELETE ON brand
  FOR EACH ROW EXECUTE FUNCTION refresh_search_heading();
CREATE TRIGGER search_heading_category AFTER INSERT OR UPDATE OR DELETE ON category
  FOR EACH ROW EXECUTE FUNCTION refresh_search_heading();

CREATE FUNCTION refresh_search_of_brand() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_product_search(ARRAY(SELECT id FROM product WHERE brand_id = NEW.id));
  RETURN NULL;
END $$;
CREATE TRIGGER product_search_brand AFTER UPDATE OF name ON brand
  FOR EACH ROW EXECUTE FUNCTION refresh_search_of_brand();

CREATE FUNCTION refresh_search_of_meaning() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_product_search(ARRAY(
    SELECT id FROM product WHERE brand_id IN (SELECT brand_id FROM touched)));
  RETURN NULL;
END $$;
CREATE TRIGGER product_search_meaning_added AFTER INSERT ON brand_reflection
  REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION refresh_search_of_meaning();
CREATE TRIGGER product_search_meaning_changed AFTER UPDATE ON brand_reflection
  REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION refresh_search_of_meaning();
CREATE TRIGGER product_search_meaning_removed AFTER DELETE ON brand_reflection
  REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION refresh_search_of_meaning();

-- A category that moves or changes its name takes its whole subtree along.
CREATE FUNCTION refresh_search_of_category() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_product_search(ARRAY(
    WITH RECURSIVE subtree AS (
      SELECT NEW.id
      UNION ALL SELECT category.id FROM category JOIN subtree ON category.parent_id = subtree.id
    )
    SELECT product.id FROM product WHERE category_id IN (SELECT id FROM subtree)));
  RETURN NULL;
END $$;
CREATE TRIGGER product_search_category AFTER UPDATE OF name, parent_id ON category
  FOR EACH ROW EXECUTE FUNCTION refresh_search_of_category();

-- What is in the catalogue already.
INSERT INTO search_heading (kind, id, name, slug, words)
SELECT kind, id, name, slug, array_to_tsvector(ARRAY(
  SELECT unnest(ARRAY[word, singular_word(word)])
  FROM unnest(string_to_array(plain_words(concat_ws(' ', name, replace(name, ' ', ''))), ' ')) AS word
  WHERE word <> ''))
FROM (SELECT 'brand' AS kind, id, name, slug FROM brand
  UNION ALL SELECT 'category', id, name, slug FROM category) heading;
SELECT learn_words(ARRAY(SELECT name FROM search_heading), false);
SELECT refresh_product_search(ARRAY(SELECT id FROM product ORDER BY id));
