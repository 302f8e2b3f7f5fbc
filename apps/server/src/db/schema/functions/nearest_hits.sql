CREATE OR REPLACE FUNCTION public.nearest_hits(parts tsquery[], weights integer[], warehouse integer, compared integer, most integer)
 RETURNS SETOF integer
 LANGUAGE plpgsql
 STABLE
 SET enable_seqscan TO 'off'
AS $function$
DECLARE
  any_part tsquery;
BEGIN
  SELECT string_agg('(' || part::text || ')', ' | ')::tsquery INTO any_part FROM unnest(parts) AS part;
  RETURN QUERY SELECT hit.product_id FROM (
      SELECT some_hit.product_id, some_hit.sales_rank, some_hit.words FROM product_search some_hit
      WHERE some_hit.words @@ any_part AND warehouse = ANY (some_hit.sold_in) LIMIT compared) hit
    ORDER BY (SELECT sum(weight) FROM unnest(parts, weights) AS one (part, weight) WHERE hit.words @@ part) DESC,
      hit.sales_rank, hit.product_id LIMIT most;
END $function$;
