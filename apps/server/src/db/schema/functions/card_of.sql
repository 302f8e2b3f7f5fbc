CREATE OR REPLACE FUNCTION public.card_of(listed product, brand brand)
 RETURNS json
 LANGUAGE sql
 STABLE
RETURN CASE WHEN ((listed).picture_texts ? (listed).image) THEN (((card_without_text(listed, brand))::jsonb || jsonb_build_object('imageText', ((listed).picture_texts ->> (listed).image))))::json ELSE card_without_text(listed, brand) END;
