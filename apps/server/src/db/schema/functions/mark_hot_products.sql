CREATE OR REPLACE FUNCTION public.mark_hot_products()
 RETURNS void
 LANGUAGE sql
AS $function$
  UPDATE product_search SET is_hot = placed.is_hot
  FROM (
    SELECT product_id, count(*) OVER () >= 20000
      AND row_number() OVER (ORDER BY sales_rank, product_id) <= 10000 AS is_hot
    FROM product_search
  ) placed
  WHERE product_search.product_id = placed.product_id AND product_search.is_hot <> placed.is_hot
$function$;
