CREATE OR REPLACE FUNCTION public.count_added_products(ids integer[])
 RETURNS void
 LANGUAGE sql
AS $function$
  INSERT INTO category_size AS known (category_id, warehouse_id, products)
  SELECT category_id, warehouse_id, count(*) FROM product, unnest(sold_in) AS warehouse_id
  WHERE product.id = ANY (ids) AND withdrawn_at IS NULL
  GROUP BY category_id, warehouse_id ORDER BY category_id, warehouse_id
  ON CONFLICT (category_id, warehouse_id) DO UPDATE SET products = known.products + excluded.products
$function$;
