CREATE OR REPLACE FUNCTION public.refresh_sold_in()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  UPDATE product SET sold_in = priced.warehouses
  FROM (
    SELECT product_id, warehouses_selling(product_id) AS warehouses
    FROM (SELECT DISTINCT product_id FROM touched) changed
  ) priced
  WHERE product.id = priced.product_id AND product.sold_in <> priced.warehouses;
  RETURN NULL;
END $function$;
