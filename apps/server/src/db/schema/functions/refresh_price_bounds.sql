CREATE OR REPLACE FUNCTION public.refresh_price_bounds(ids integer[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM FROM product_facet WHERE product_id = ANY (ids) ORDER BY product_id FOR NO KEY UPDATE;
  UPDATE product_facet facet SET least_price = bound.least_price, most_price = bound.most_price
  FROM unnest(ids) AS asked (id) LEFT JOIN price_bounds(ids) bound ON bound.product_id = asked.id
  WHERE facet.product_id = asked.id
    AND (facet.least_price, facet.most_price) IS DISTINCT FROM (bound.least_price, bound.most_price);
END $function$;
