CREATE OR REPLACE FUNCTION public.keep_products(ids integer[], read integer[], added integer[] DEFAULT '{}'::integer[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM refresh_product_facets(ids);
  PERFORM refresh_volume_facets(ids);
  PERFORM refresh_product_search(read);
  PERFORM refresh_price_bounds(ids);
  -- Before what differs afterwards is counted by the product's own trigger.
  PERFORM count_added_products(added);
  PERFORM summarise_products(ids);
  UPDATE product_search SET sales_rank = product.sales_rank, sold_in = product.sold_in
  FROM product WHERE product.id = ANY (ids) AND product_search.product_id = product.id
    AND (product_search.sales_rank, product_search.sold_in)
      IS DISTINCT FROM (product.sales_rank, product.sold_in);
END $function$;
