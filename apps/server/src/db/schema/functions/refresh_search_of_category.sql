CREATE OR REPLACE FUNCTION public.refresh_search_of_category()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM refresh_product_search(ARRAY(
    WITH RECURSIVE subtree AS (
      SELECT NEW.id
      UNION ALL SELECT category.id FROM category JOIN subtree ON category.parent_id = subtree.id
    )
    SELECT product.id FROM product WHERE category_id IN (SELECT id FROM subtree)));
  RETURN NULL;
END $function$;
