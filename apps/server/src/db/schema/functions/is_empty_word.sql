CREATE OR REPLACE FUNCTION public.is_empty_word(word text)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN (word = ANY ('{a,al,con,de,del,e,el,en,la,las,lo,los,o,para,por,que,sin,un,una,unas,unos,y}'::text[]));
