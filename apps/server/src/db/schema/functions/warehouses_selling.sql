CREATE OR REPLACE FUNCTION public.warehouses_selling(product integer)
 RETURNS smallint[]
 LANGUAGE sql
 STABLE
RETURN ARRAY(SELECT base_price.warehouse_id FROM base_price WHERE (base_price.product_id = warehouses_selling.product) ORDER BY base_price.warehouse_id);
