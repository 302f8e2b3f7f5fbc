-- What few searches need stands in functions, so that the others do not even prepare for it. In
-- plpgsql, since the planner would take simple SQL into the calling statement.

-- What a word that nobody has may have meant (D-14): words that sound like it, have its letters in
-- another order, or look like it, the closest three at most. Two letters may be missing or too many
-- from six on, one below.
CREATE FUNCTION alike_words(typed text) RETURNS text[] LANGUAGE plpgsql STABLE STRICT AS $$
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
        WHERE seen.word % typed AND CASE WHEN length(typed) < 6
          THEN abs(length(seen.word) - length(typed)) <= 1
          ELSE abs(length(seen.word) - length(typed)) <= 2 AND similarity(seen.word, typed) >= 0.35 END
      ) every GROUP BY every.word
    ) near WHERE closeness >= best - 0.1 ORDER BY closeness DESC, near.word LIMIT 3);
END $$;

-- For when little or nothing matches: what it is without what it is for, then words of the same
-- root, then descriptions.
CREATE FUNCTION loose_hits(
  core tsquery, kin tsquery, described tsquery, has_any boolean, warehouse integer, most integer
) RETURNS TABLE (product_id integer, sales_rank integer, tier integer) LANGUAGE plpgsql STABLE AS $$
BEGIN
  IF NOT has_any THEN
    RETURN QUERY SELECT hit.product_id, hit.sales_rank, 6 FROM product_search hit
      WHERE hit.words @@ core AND warehouse = ANY (hit.sold_in) LIMIT most;
    RETURN QUERY SELECT hit.product_id, hit.sales_rank, 7 FROM product_search hit
      WHERE hit.words @@ kin AND warehouse = ANY (hit.sold_in) LIMIT most;
  END IF;
  RETURN QUERY SELECT hit.product_id, hit.sales_rank, 8 FROM product_search hit
    WHERE hit.words @@ described AND warehouse = ANY (hit.sold_in) LIMIT most;
END $$;

-- For when nothing matches at all: what has the most of the parts, by their weights.
CREATE FUNCTION nearest_hits(parts tsquery[], weights integer[], warehouse integer, compared integer, most integer)
RETURNS SETOF integer LANGUAGE plpgsql STABLE AS $$
DECLARE
  any_part tsquery;
BEGIN
  SELECT string_agg('(' || part::text || ')', ' | ')::tsquery INTO any_part FROM unnest(parts) AS part;
  RETURN QUERY SELECT hit.product_id FROM (
      SELECT some_hit.product_id, some_hit.sales_rank, some_hit.words FROM product_search some_hit
      WHERE some_hit.words @@ any_part AND warehouse = ANY (some_hit.sold_in) LIMIT compared) hit
    ORDER BY (SELECT sum(weight) FROM unnest(parts, weights) AS one (part, weight) WHERE hit.words @@ part) DESC,
      hit.sales_rank, hit.product_id LIMIT most;
END $$;

-- Whether a product without stock of its own cannot be had: a combo can while all its parts can.
CREATE FUNCTION is_sold_out_combo(product integer, warehouse integer) RETURNS boolean LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN NOT EXISTS (SELECT FROM combo_part WHERE combo_id = product) OR EXISTS (
    SELECT FROM combo_part part WHERE part.combo_id = product AND NOT EXISTS (
      SELECT FROM stock WHERE stock.product_id = part.product_id AND stock.warehouse_id = warehouse
        AND stock.available > 0 AND (part.version_id IS NULL OR stock.version_id = part.version_id)));
END $$;
