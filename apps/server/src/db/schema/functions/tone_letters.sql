CREATE OR REPLACE FUNCTION public.tone_letters(brand integer, main text, second text)
 RETURNS SETOF text
 LANGUAGE sql
 STABLE
AS $function$
  SELECT lower(one.digit) FROM brand_reflection one
  WHERE one.brand_id = brand AND one.digit ~ '^[A-Z]{1,2}$' AND fold_text(one.family) = main
    AND second IS NULL
  UNION
  SELECT lower(one.digit || other.digit) FROM brand_reflection one
  JOIN brand_reflection other ON other.brand_id = brand
    AND other.digit ~ '^[A-Z]$' AND fold_text(other.family) = second
  WHERE one.brand_id = brand AND one.digit ~ '^[A-Z]$' AND fold_text(one.family) = main
$function$;
