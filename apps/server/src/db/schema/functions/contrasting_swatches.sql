CREATE OR REPLACE FUNCTION public.contrasting_swatches(of_product integer)
 RETURNS json
 LANGUAGE plpgsql
 STABLE
AS $function$
DECLARE
  tones json[];
  colours integer[];
  -- How near each tone is to the nearest that was chosen; of those that were chosen -1.
  near integer[];
  chosen integer[] := '{1}';
  farthest integer := 1;
BEGIN
  SELECT array_agg(json_build_object('color', swatch_hex, 'image', swatch_image) ORDER BY position, id),
    array_agg(('x' || lpad(substr(swatch_hex, 2, 6), 8, '0'))::bit(32)::integer ORDER BY position, id)
  INTO tones, colours
  FROM (
    SELECT DISTINCT ON (tone_number) id, position, swatch_hex, swatch_image
    FROM product_version
    WHERE product_id = of_product AND swatch_hex IS NOT NULL AND withdrawn_at IS NULL
    ORDER BY tone_number, is_top_seller DESC, position, id
  ) listed;
  IF colours IS NULL THEN
    RETURN '[]';
  END IF;
  near := array_fill(2147483647, ARRAY[cardinality(colours)]);
  WHILE cardinality(chosen) < least(5, cardinality(colours)) LOOP
    SELECT array_agg(CASE WHEN place = farthest THEN -1
      ELSE least(was, colour_distance(colour, colours[farthest])) END ORDER BY place)
    INTO near FROM unnest(colours, near) WITH ORDINALITY AS tone (colour, was, place);
    SELECT place INTO farthest FROM unnest(near) WITH ORDINALITY AS tone (how_near, place)
    ORDER BY how_near DESC, place LIMIT 1;
    chosen := chosen || farthest;
  END LOOP;
  RETURN (SELECT json_agg(tones[place] ORDER BY place) FROM unnest(chosen) place);
END $function$;
