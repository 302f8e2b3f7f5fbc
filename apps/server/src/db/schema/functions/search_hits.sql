CREATE OR REPLACE FUNCTION public.search_hits(asked tsquery, warehouse integer, most integer)
 RETURNS TABLE(product_id integer, sales_rank integer)
 LANGUAGE plpgsql
 STABLE
 SET enable_seqscan TO 'off'
AS $function$
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
END $function$;
