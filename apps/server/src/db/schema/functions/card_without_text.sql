CREATE OR REPLACE FUNCTION public.card_without_text(listed product, brand brand)
 RETURNS json
 LANGUAGE sql
 STABLE
RETURN json_build_object('_id', ((listed).id)::text, 'code', (listed).code, 'name', (listed).name, 'slug', (listed).slug, 'brand', json_build_object('_id', ((brand).id)::text, 'name', (brand).name, 'slug', (brand).slug), 'image', (listed).image, 'contentSize', (listed).content_size, 'has_versions', (listed).has_versions, 'attributes', (listed).attributes, 'versionCount', (listed).version_count, 'toneCount', (listed).tone_count, 'swatches', (listed).swatches, 'minQuantity', (listed).min_quantity, 'multiple', (listed).multiple, 'is_PreSales', (listed).is_presale, 'isNew', (listed).is_new, 'isBestSeller', (listed).is_best_seller, 'isCombo', ((listed).kind = 'combo'::text));
