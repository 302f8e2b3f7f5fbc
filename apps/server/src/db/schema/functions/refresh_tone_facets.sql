CREATE OR REPLACE FUNCTION public.refresh_tone_facets(ids integer[])
 RETURNS void
 LANGUAGE sql
AS $function$
  UPDATE product_facet
  SET levels = held.levels, reflections = held.reflections, shades = held.shades
  FROM (
    SELECT changed.product_id,
      ARRAY(SELECT DISTINCT level FROM tone_search tone
        WHERE tone.product_id = changed.product_id AND level IS NOT NULL ORDER BY level) AS levels,
      ARRAY(SELECT DISTINCT slug_of(meaning)
        FROM tone_search tone, unnest(ARRAY[tone.family, tone.second_family]) AS meaning
        WHERE tone.product_id = changed.product_id AND meaning IS NOT NULL ORDER BY 1) AS reflections,
      ARRAY(SELECT DISTINCT tone.level || ':' || slug_of(meaning)
        FROM tone_search tone, unnest(ARRAY[tone.family, tone.second_family]) AS meaning
        WHERE tone.product_id = changed.product_id AND tone.level IS NOT NULL AND meaning IS NOT NULL
        ORDER BY 1) AS shades
    FROM unnest(ids) AS changed (product_id)
  ) held
  WHERE product_facet.product_id = held.product_id
    AND (product_facet.levels, product_facet.reflections, product_facet.shades)
      IS DISTINCT FROM (held.levels, held.reflections, held.shades);
$function$;
