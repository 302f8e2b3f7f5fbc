CREATE OR REPLACE FUNCTION public.refresh_product_facets(ids integer[])
 RETURNS void
 LANGUAGE sql
 SET enable_seqscan TO 'off'
AS $function$
  INSERT INTO product_facet AS known (product_id, category_id, brand_id, line, line_key, sold_in,
    is_new, is_best_seller, is_combo, is_presale)
  SELECT id, category_id, brand_id, line, slug_of(line),
    CASE WHEN withdrawn_at IS NULL THEN warehouses_selling(id) ELSE '{}' END,
    is_new, is_best_seller, kind = 'combo', is_presale
  FROM product WHERE id = ANY (ids)
  ON CONFLICT (product_id) DO UPDATE
  SET category_id = excluded.category_id, brand_id = excluded.brand_id, line = excluded.line,
    line_key = excluded.line_key, sold_in = excluded.sold_in, is_new = excluded.is_new,
    is_best_seller = excluded.is_best_seller, is_combo = excluded.is_combo,
    is_presale = excluded.is_presale
  WHERE (known.category_id, known.brand_id, known.line, known.sold_in, known.is_new,
      known.is_best_seller, known.is_combo, known.is_presale)
    IS DISTINCT FROM (excluded.category_id, excluded.brand_id, excluded.line, excluded.sold_in,
      excluded.is_new, excluded.is_best_seller, excluded.is_combo, excluded.is_presale);
$function$;
