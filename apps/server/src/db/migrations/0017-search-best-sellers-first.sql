-- In a large catalogue a common word has so many hits that only gathering them takes long. What
-- sells best has an index of its own, which is asked first: mostly it has more than anybody reads.
ALTER TABLE product_search ADD COLUMN is_hot boolean NOT NULL DEFAULT false;
CREATE INDEX product_search_hot_words ON product_search USING gin (words) WHERE is_hot;

-- Marks the 10 000 best sellers of a catalogue that is at least twice as large; none of a smaller one.
CREATE FUNCTION mark_hot_products() RETURNS void LANGUAGE sql AS $$
  UPDATE product_search SET is_hot = placed.is_hot
  FROM (
    SELECT product_id, count(*) OVER () >= 20000
      AND row_number() OVER (ORDER BY sales_rank, product_id) <= 10000 AS is_hot
    FROM product_search
  ) placed
  WHERE product_search.product_id = placed.product_id AND product_search.is_hot <> placed.is_hot
$$;
