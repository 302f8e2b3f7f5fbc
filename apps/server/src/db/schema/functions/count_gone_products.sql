CREATE OR REPLACE FUNCTION public.count_gone_products()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  UPDATE category_size AS known SET products = known.products - gone.products
  FROM (
    SELECT category_id, warehouse_id, count(*) AS products FROM before, unnest(sold_in) AS warehouse_id
    WHERE withdrawn_at IS NULL GROUP BY category_id, warehouse_id
  ) gone
  WHERE known.category_id = gone.category_id AND known.warehouse_id = gone.warehouse_id;
  RETURN NULL;
END $function$;
