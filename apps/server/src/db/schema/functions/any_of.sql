CREATE OR REPLACE FUNCTION public.any_of(parts text[], places integer[])
 RETURNS tsquery
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN (SELECT (string_agg((('('::text || (any_of.parts)[place.place]) || ')'::text), ' | '::text))::tsquery AS string_agg FROM unnest(any_of.places) place(place) WHERE ((any_of.parts)[place.place] <> ''::text));
