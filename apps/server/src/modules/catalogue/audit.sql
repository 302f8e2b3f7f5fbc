-- What the database keeps beside the catalogue must say what the catalogue says.
WITH broken (invariant, subject, expected, found) AS (
  SELECT 'a category has as many products as it counts',
    format('category %s, warehouse %s', category_id, warehouse_id),
    count(sold.id), coalesce(max(size.products), 0)::bigint
  FROM category_size size
  FULL JOIN (
    SELECT id, category_id, unnest(sold_in) AS warehouse_id FROM product WHERE withdrawn_at IS NULL
  ) sold USING (category_id, warehouse_id)
  GROUP BY category_id, warehouse_id
  HAVING count(sold.id) <> coalesce(max(size.products), 0)

  UNION ALL
  SELECT 'a card says what its product says', format('product %s', product.code), 1, 0
  FROM product JOIN brand ON brand.id = product.brand_id
  WHERE card::text <> card_of(product, brand)::text

  UNION ALL
  SELECT 'a product knows whether it is promoted', format('product %s', code), 1, 0
  FROM product
  WHERE has_deal <> EXISTS (SELECT FROM deal_product WHERE product_id = product.id)
    OR has_programmed_price <> EXISTS (SELECT FROM programmed_price WHERE product_id = product.id)
    OR has_discount <> EXISTS (SELECT FROM product_version version WHERE version.product_id = product.id
      AND version.withdrawn_at IS NULL
      AND (version.discount_percent IS NOT NULL OR version.discount_value IS NOT NULL))

  UNION ALL
  SELECT 'a product knows which versions cannot be promised', format('product %s', code),
    cardinality(unpromised), cardinality(unpromised_versions)
  FROM product CROSS JOIN LATERAL (
    SELECT ARRAY(
      SELECT id FROM product_version version
      WHERE version.product_id = product.id
        AND (version.excluded_from_presale OR version.withdrawn_at IS NOT NULL)
      ORDER BY id) AS unpromised
  ) told
  WHERE unpromised_versions <> unpromised

  UNION ALL
  SELECT 'a product knows what it can be filtered by', format('product %s', product.code), 1, 0
  FROM product LEFT JOIN product_facet facet ON facet.product_id = product.id
  WHERE (facet.category_id, facet.brand_id, facet.line, facet.sold_in, facet.is_new,
      facet.is_best_seller, facet.is_combo, facet.is_presale, facet.volumes, facet.levels)
    IS DISTINCT FROM (product.category_id, product.brand_id, product.line,
      CASE WHEN withdrawn_at IS NULL THEN product.sold_in ELSE '{}' END, product.is_new,
      product.is_best_seller, product.kind = 'combo', product.is_presale,
      ARRAY(SELECT DISTINCT volume FROM product_version version WHERE version.product_id = product.id
        AND volume IS NOT NULL AND version.withdrawn_at IS NULL ORDER BY volume),
      ARRAY(SELECT DISTINCT level FROM tone_search tone
        WHERE tone.product_id = product.id AND level IS NOT NULL ORDER BY level))

  UNION ALL
  SELECT 'a product knows between which prices it is sold', format('product %s', facet.product_id),
    bound.least_price, facet.least_price
  FROM product_facet facet
  LEFT JOIN price_bounds(ARRAY(SELECT id FROM product)) bound ON bound.product_id = facet.product_id
  WHERE (facet.least_price, facet.most_price) IS DISTINCT FROM (bound.least_price, bound.most_price)
)
SELECT invariant, subject, expected::float8 AS expected, found::float8 AS found FROM broken
