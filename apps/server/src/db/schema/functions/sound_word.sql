CREATE OR REPLACE FUNCTION public.sound_word(word text)
 RETURNS text
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
DECLARE
  sound text := replace(replace(replace(replace(word, 'sh', 'ch'), 'ph', 'f'), 'oo', 'u'), 'ch', '0');
BEGIN
  sound := regexp_replace(sound, 'qu([ei])', 'k\1', 'g');
  sound := regexp_replace(sound, 'gu([ei])', '1\1', 'g');
  sound := regexp_replace(sound, 'g([ei])', 'j\1', 'g');
  sound := regexp_replace(sound, 'c([ei])', 's\1', 'g');
  sound := replace(sound, 'll', 'y');
  sound := translate(sound, 'cqzxvw1h', 'kkssbbg');
  sound := regexp_replace(sound, 'm([bp])', 'n\1', 'g');
  sound := regexp_replace(sound, 'y$', 'i');
  RETURN regexp_replace(sound, '(.)\1+', '\1', 'g');
END $function$;
