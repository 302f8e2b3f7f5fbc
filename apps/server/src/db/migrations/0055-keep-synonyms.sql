-- D-19: staff keep synonyms, and switch one off without losing it.
ALTER TABLE search_synonym ADD COLUMN is_on boolean NOT NULL DEFAULT true;
CREATE INDEX search_synonym_by_word ON search_synonym (fold_text(terms[1]), id);

CREATE OR REPLACE FUNCTION refresh_synonym_terms() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM search_synonym_term WHERE synonym_id = NEW.id;
  IF NOT NEW.is_on THEN RETURN NULL; END IF;
  INSERT INTO search_synonym_term (term, synonym_id)
  SELECT DISTINCT telling_phrase(written), NEW.id FROM unnest(NEW.terms) AS written
  WHERE telling_phrase(written) <> '';
  PERFORM learn_words(NEW.terms, false);
  RETURN NULL;
END $$;
