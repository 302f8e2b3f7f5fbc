CREATE OR REPLACE FUNCTION public.refresh_search_heading()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF TG_OP = 'DELETE' THEN
    DELETE FROM search_heading WHERE kind = TG_TABLE_NAME AND id = OLD.id;
    RETURN NULL;
  END IF;
  INSERT INTO search_heading AS known (kind, id, name, slug, words)
  SELECT TG_TABLE_NAME, NEW.id, NEW.name, NEW.slug, array_to_tsvector(ARRAY(
    SELECT unnest(word_spellings(word))
    FROM unnest(string_to_array(plain_words(concat_ws(' ', NEW.name,
      regexp_replace(fold_text(NEW.name), '[^0-9a-zñ]', '', 'g'))), ' ')) AS word
    WHERE word <> ''))
  ON CONFLICT (kind, id) DO UPDATE
  SET name = excluded.name, slug = excluded.slug, words = excluded.words;
  PERFORM learn_words(ARRAY[NEW.name], false);
  RETURN NULL;
END $function$;
