CREATE OR REPLACE FUNCTION public.count_category_sizes()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  INSERT INTO category_size AS known (category_id, warehouse_id, products)
  SELECT category_id, warehouse_id, sum(difference) AS products
  FROM (
    SELECT gone.category_id, unnest(gone.sold_in) AS warehouse_id, -1 AS difference
    FROM before gone WHERE gone.withdrawn_at IS NULL
    UNION ALL
    SELECT come.category_id, unnest(come.sold_in), 1 FROM after come WHERE come.withdrawn_at IS NULL
  ) moved
  GROUP BY category_id, warehouse_id HAVING sum(difference) <> 0
  ORDER BY category_id, warehouse_id
  ON CONFLICT (category_id, warehouse_id) DO UPDATE SET products = known.products + excluded.products;
  RETURN NULL;
END $function$;
