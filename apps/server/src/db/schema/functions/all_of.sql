CREATE OR REPLACE FUNCTION public.all_of(parts text[], places integer[])
 RETURNS tsquery
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN (SELECT (string_agg((('('::text || (all_of.parts)[place.place]) || ')'::text), ' & '::text))::tsquery AS string_agg FROM unnest(all_of.places) place(place));
