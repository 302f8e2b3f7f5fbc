CREATE OR REPLACE FUNCTION public.change_product_facets()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM refresh_product_facets(ids) FROM (
    SELECT array_agg(after.id) AS ids FROM after JOIN before ON before.id = after.id
    WHERE (after.category_id, after.brand_id, after.line, after.kind, after.sold_in, after.is_new,
      after.is_best_seller, after.is_presale, after.withdrawn_at)
      IS DISTINCT FROM (before.category_id, before.brand_id, before.line, before.kind, before.sold_in,
        before.is_new, before.is_best_seller, before.is_presale, before.withdrawn_at)
  ) changed WHERE ids IS NOT NULL;
  RETURN NULL;
END $function$;
