-- The hits of a query, the best sellers of a large catalogue first. Always by the index: the planner
-- takes a small table for cheap to read, not knowing that the words lie beside it.
CREATE FUNCTION search_hits(asked tsquery, warehouse integer, most integer)
RETURNS TABLE (product_id integer, sales_rank integer) LANGUAGE plpgsql STABLE SET enable_seqscan = off AS $$
DECLARE
  found_hot integer;
BEGIN
  IF asked IS NULL THEN
    RETURN;
  END IF;
  RETURN QUERY SELECT hit.product_id, hit.sales_rank FROM product_search hit
    WHERE hit.is_hot AND hit.words @@ asked AND warehouse = ANY (hit.sold_in) LIMIT most;
  GET DIAGNOSTICS found_hot = ROW_COUNT;
  IF found_hot < most THEN
    RETURN QUERY SELECT hit.product_id, hit.sales_rank FROM product_search hit
      WHERE hit.words @@ asked AND NOT hit.is_hot AND warehouse = ANY (hit.sold_in) LIMIT most - found_hot;
  END IF;
END $$;
ALTER FUNCTION loose_hits SET enable_seqscan = off;
ALTER FUNCTION nearest_hits SET enable_seqscan = off;
