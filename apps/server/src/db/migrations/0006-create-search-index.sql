-- What search compares (D-14): one narrow row for each product on sale, so that a word that half
-- of the catalogue carries is counted and ranked without reading the products.
CREATE TABLE product_search (
  product_id integer PRIMARY KEY REFERENCES product ON DELETE CASCADE,
  sales_rank integer NOT NULL,
  sold_in smallint[] NOT NULL,
  -- Folded words of name, brand, line, categories, content and keywords, in this order.
  search_text text NOT NULL,
  -- The same words and their singulars, the code, the volumes, and the tones as 743.
  words tsvector NOT NULL
) WITH (toast_tuple_target = 256);
ALTER TABLE product_search ALTER words SET STORAGE EXTERNAL;
CREATE INDEX product_search_words ON product_search USING gin (words);

-- Every word that a product ever had: what a mistyped word may have meant.
CREATE TABLE search_word (word text PRIMARY KEY);
CREATE INDEX search_word_alike ON search_word USING gin (word gin_trgm_ops);

CREATE INDEX product_code_any_case ON product (upper(code));
CREATE INDEX product_version_code_any_case ON product_version (upper(code));

-- `tintes` is `tinte`, `pinceles` is `pincel`. The server's own `singularOf` says the same.
CREATE FUNCTION singular_word(word text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  RETURN CASE
    WHEN word ~ '^[a-zñ]{2,}[dlnrj]es$' THEN left(word, -2)
    WHEN word ~ '^[a-zñ]{2,}[aeiou]s$' THEN left(word, -1)
    ELSE word
  END;

-- The words of a text: runs of letters and digits of the folded text, between single spaces.
CREATE FUNCTION plain_words(value text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  RETURN btrim(regexp_replace(fold_text(value), '[^0-9a-zñ]+', ' ', 'g'));

-- Everything is looked up product by product, so that the cost stays in proportion to how many
-- there are, whatever the planner believes of tables that are being filled.
CREATE FUNCTION refresh_product_search(ids integer[]) RETURNS void LANGUAGE sql AS $$
  WITH written AS (
    SELECT product.id, product.sales_rank, product.sold_in, product.code, chart.keys,
      plain_words(concat_ws(' ', product.name, brand.name, product.line, ancestry.names,
        product.content_size, array_to_string(product.keywords, ' '))) AS search_text
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
    CROSS JOIN LATERAL (
      SELECT array_agg(DISTINCT key) AS keys
      FROM product_version version, LATERAL unnest(ARRAY[lower(version.tone_key),
        version.volume::text, version.volume || 'vol',
        CASE WHEN version.volume IS NOT NULL THEN 'vol' END,
        CASE WHEN version.volume IS NOT NULL THEN 'volumen' END]) AS key
      WHERE version.product_id = product.id AND version.withdrawn_at IS NULL AND key <> ''
    ) chart
  ), indexed AS (
    SELECT id, sales_rank, sold_in, search_text, array_to_tsvector(ARRAY(
      SELECT DISTINCT word FROM (
        SELECT unnest(string_to_array(search_text || ' ' || plain_words(code), ' '))
        UNION ALL SELECT singular_word(unnest(string_to_array(search_text, ' ')))
        UNION ALL SELECT unnest(keys)
      ) every(word) WHERE word <> '')) AS words
    FROM written
  )
  INSERT INTO product_search AS known (product_id, sales_rank, sold_in, search_text, words)
  SELECT id, sales_rank, sold_in, search_text, words FROM indexed
  ON CONFLICT (product_id) DO UPDATE
  SET sales_rank = excluded.sales_rank, sold_in = excluded.sold_in,
    search_text = excluded.search_text, words = excluded.words
  WHERE (known.sales_rank, known.sold_in, known.search_text, known.words)
    IS DISTINCT FROM (excluded.sales_rank, excluded.sold_in, excluded.search_text, excluded.words);

  INSERT INTO search_word (word)
  SELECT DISTINCT used.word FROM product_search, unnest(string_to_array(search_text, ' ')) AS used (word)
  WHERE product_id = ANY (ids) AND used.word ~ '^[a-zñ]{4,}$'
    AND NOT EXISTS (SELECT FROM search_word known WHERE known.word = used.word)
  ORDER BY used.word
  ON CONFLICT DO NOTHING;

  DELETE FROM product_search USING product
  WHERE product_search.product_id = product.id
    AND product.id = ANY (ids) AND product.withdrawn_at IS NOT NULL;
$$;

-- Versions and base prices need no trigger of their own: theirs update the product.
CREATE FUNCTION refresh_search_of_products() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_product_search(ARRAY(SELECT id FROM touched));
  RETURN NULL;
END $$;
CREATE TRIGGER product_search_added AFTER INSERT ON product
  REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION refresh_search_of_products();
CREATE TRIGGER product_search_changed AFTER UPDATE ON product
  REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION refresh_search_of_products();

CREATE FUNCTION refresh_search_of_brand() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_product_search(ARRAY(SELECT id FROM product WHERE brand_id = NEW.id));
  RETURN NULL;
END $$;
CREATE TRIGGER product_search_brand AFTER UPDATE OF name ON brand
  FOR EACH ROW EXECUTE FUNCTION refresh_search_of_brand();

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

-- All of the typed words, each as itself or as the three words most like it (by three letters in
-- a row), for when nothing has them as they are.
CREATE FUNCTION alike_query(typed text[]) RETURNS tsquery LANGUAGE sql STABLE AS $$
  SELECT string_agg('(' || concat_ws(' | ', quote_literal(meant), (
    SELECT string_agg(quote_literal(word), ' | ') FROM (
      SELECT word FROM search_word WHERE word % meant ORDER BY similarity(word, meant) DESC, word LIMIT 3
    ) close)) || ')', ' & ')::tsquery
  FROM unnest(typed) AS meant
$$;
