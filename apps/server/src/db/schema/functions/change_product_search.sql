CREATE OR REPLACE FUNCTION public.change_product_search()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM refresh_product_search(ids) FROM (
    SELECT array_agg(after.id) AS ids FROM after JOIN before ON before.id = after.id
    WHERE (after.code, after.name, after.brand_id, after.category_id, after.line, after.kind,
      after.description, after.content_size, after.keywords, after.withdrawn_at)
      IS DISTINCT FROM (before.code, before.name, before.brand_id, before.category_id, before.line,
        before.kind, before.description, before.content_size, before.keywords, before.withdrawn_at)
  ) changed WHERE ids IS NOT NULL;
  UPDATE product_search SET sales_rank = after.sales_rank, sold_in = after.sold_in
  FROM after WHERE product_search.product_id = after.id
    AND (product_search.sales_rank, product_search.sold_in)
      IS DISTINCT FROM (after.sales_rank, after.sold_in);
  RETURN NULL;
END $function$;
