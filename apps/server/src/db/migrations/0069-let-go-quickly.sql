-- Letting go is as quick as finding: parts are counted no further than tells them apart, no more is read
-- than a page tells apart, and a kind of match is only looked for where the better ones leave room.
CREATE OR REPLACE FUNCTION relaxed_hits(literal text[], meant text[], heading text[], meant_heading text[],
  broad text[], described text[], is_bare boolean[], warehouse integer, most integer)
RETURNS TABLE (product_id integer, sales_rank integer, tier integer, kept integer[])
LANGUAGE plpgsql STABLE SET enable_seqscan = off AS $$
DECLARE
  counted CONSTANT integer := 100;
  compared CONSTANT integer := 6;
  parts tsquery[] := broad::tsquery[];
  counts integer[] := '{}';
  alive integer[];
  chosen integer[];
  asked tsquery;
  is_found boolean := false;
  found integer := 0;
  last integer;
BEGIN
  FOR place IN 1 .. cardinality(broad) LOOP
    counts[place] := (SELECT count(*) FROM (
      SELECT FROM product_search hit
      WHERE hit.words @@ parts[place] AND warehouse = ANY (hit.sold_in) LIMIT counted) some_hits);
    IF counts[place] = 0 THEN
      parts[place] := described[place]::tsquery;
      counts[place] := (SELECT count(*) FROM (
        SELECT FROM product_search hit
        WHERE hit.words @@ parts[place] AND warehouse = ANY (hit.sold_in) LIMIT counted) some_hits);
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
    asked := parts[chosen[1]];
    FOR at IN 2 .. cardinality(chosen) LOOP
      asked := asked && parts[chosen[at]];
    END LOOP;
    is_found := cardinality(chosen) = 1 OR EXISTS (SELECT FROM product_search hit
      WHERE hit.words @@ asked AND warehouse = ANY (hit.sold_in));
    EXIT WHEN is_found;
  END LOOP;
  IF NOT is_found THEN RETURN; END IF;
  RETURN QUERY SELECT hit.product_id, hit.sales_rank, 2, chosen
    FROM search_hits(all_of(literal, chosen) && any_of(heading, chosen), warehouse, most) hit;
  GET DIAGNOSTICS found = ROW_COUNT;
  IF found < most THEN
    RETURN QUERY SELECT hit.product_id, hit.sales_rank, 3, chosen
      FROM search_hits(all_of(meant, chosen) && any_of(meant_heading, chosen), warehouse, most) hit;
    GET DIAGNOSTICS last = ROW_COUNT;
    found := greatest(found, last);
  END IF;
  IF found < most THEN
    RETURN QUERY SELECT hit.product_id, hit.sales_rank, 5, chosen
      FROM search_hits(asked, warehouse, most) hit;
  END IF;
END $$;
