CREATE OR REPLACE FUNCTION public.fold_text(value text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN translate(lower(value), 'áéíóúüàèìòùâêîôûäëïöãõçÁÉÍÓÚÜÀÈÌÒÙÂÊÎÔÛÄËÏÖÃÕÇÑ'::text, 'aeiouuaeiouaeiouaeioaocaeiouuaeiouaeiouaeioaocñ'::text);
