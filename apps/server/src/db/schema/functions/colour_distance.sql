CREATE OR REPLACE FUNCTION public.colour_distance(one integer, other integer)
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  SELECT (((512 + (((one >> 16) + (other >> 16)) >> 1))
        * ((one >> 16) - (other >> 16)) * ((one >> 16) - (other >> 16))) >> 8)
    + 4 * (((one >> 8) & 255) - ((other >> 8) & 255)) * (((one >> 8) & 255) - ((other >> 8) & 255))
    + (((767 - (((one >> 16) + (other >> 16)) >> 1))
        * ((one & 255) - (other & 255)) * ((one & 255) - (other & 255))) >> 8)
$function$;
