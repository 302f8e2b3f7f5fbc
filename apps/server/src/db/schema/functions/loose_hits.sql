CREATE OR REPLACE FUNCTION public.loose_hits(core tsquery, kin tsquery, described tsquery, has_any boolean, warehouse integer, most integer)
 RETURNS TABLE(product_id integer, sales_rank integer, tier integer)
 LANGUAGE plpgsql
 STABLE
 SET enable_seqscan TO 'off'
AS $function$
BEGIN
  IF NOT has_any THEN
    RETURN QUERY SELECT hit.product_id, hit.sales_rank, 6 FROM product_search hit
      WHERE hit.words @@ core AND warehouse = ANY (hit.sold_in) LIMIT most;
    RETURN QUERY SELECT hit.product_id, hit.sales_rank, 7 FROM product_search hit
      WHERE hit.words @@ kin AND warehouse = ANY (hit.sold_in) LIMIT most;
  END IF;
  RETURN QUERY SELECT hit.product_id, hit.sales_rank, 8 FROM product_search hit
    WHERE hit.words @@ described AND warehouse = ANY (hit.sold_in) LIMIT most;
END $function$;
