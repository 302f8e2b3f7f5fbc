CREATE OR REPLACE FUNCTION public.is_sold_out_combo(product integer, warehouse integer)
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE
AS $function$
BEGIN
  RETURN NOT EXISTS (SELECT FROM combo_part WHERE combo_id = product) OR EXISTS (
    SELECT FROM combo_part part WHERE part.combo_id = product AND NOT EXISTS (
      SELECT FROM stock WHERE stock.product_id = part.product_id AND stock.warehouse_id = warehouse
        AND stock.available > 0 AND (part.version_id IS NULL OR stock.version_id = part.version_id)));
END $function$;
