CREATE OR REPLACE FUNCTION public.size_lexeme(content text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN (SELECT (('#s'::text || round(((replace(part.part[1], ','::text, '.'::text))::numeric * (CASE part.part[2] WHEN 'l'::text THEN 1000 WHEN 'kg'::text THEN 1000 ELSE 1 END)::numeric))) || CASE WHEN (part.part[2] = ANY (ARRAY['l'::text, 'ml'::text])) THEN 'ml'::text ELSE 'g'::text END) FROM regexp_match(fold_text(size_lexeme.content), '^(\d+(?:[.,]\d+)?)\s*(ml|l|g|kg)$'::text) part(part));
