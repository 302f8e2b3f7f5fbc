CREATE OR REPLACE FUNCTION public.count_new_products()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  INSERT INTO category_size AS known (category_id, warehouse_id, products)
  SELECT category_id, warehouse_id, count(*) FROM after, unnest(sold_in) AS warehouse_id
  WHERE withdrawn_at IS NULL GROUP BY category_id, warehouse_id ORDER BY category_id, warehouse_id
  ON CONFLICT (category_id, warehouse_id) DO UPDATE SET products = known.products + excluded.products;
  RETURN NULL;
END $function$;
