-- D-14, D-19: what staff want to be found first, or not at all, by who searches for certain words.
CREATE TABLE search_curation (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  terms text[] NOT NULL CHECK (cardinality(terms) BETWEEN 1 AND 40),
  starts_at timestamptz,
  ends_at timestamptz,
  is_on boolean NOT NULL DEFAULT true,
  version integer NOT NULL DEFAULT 1 CHECK (version > 0),
  CONSTRAINT search_curation_window CHECK (ends_at > starts_at)
);
CREATE INDEX search_curation_by_word ON search_curation (fold_text(terms[1]), id);

-- Without a position it is hidden.
CREATE TABLE search_curation_product (
  curation_id integer NOT NULL REFERENCES search_curation (id) ON DELETE CASCADE,
  product_id integer NOT NULL REFERENCES product (id) ON DELETE CASCADE,
  position smallint CHECK (position > 0),
  PRIMARY KEY (curation_id, product_id)
);
CREATE INDEX search_curation_of_product ON search_curation_product (product_id);

-- The words as the search looks them up, and when they count: one curation at a time for each.
CREATE TABLE search_curation_term (
  curation_id integer NOT NULL REFERENCES search_curation (id) ON DELETE CASCADE,
  term text NOT NULL CHECK (term <> ''),
  active tstzrange NOT NULL,
  PRIMARY KEY (curation_id, term),
  CONSTRAINT search_curation_term_once EXCLUDE USING gist (term WITH =, active WITH &&)
);

CREATE FUNCTION refresh_curation_terms() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM search_curation_term WHERE curation_id = NEW.id;
  IF NOT NEW.is_on THEN RETURN NULL; END IF;
  INSERT INTO search_curation_term (curation_id, term, active)
  SELECT DISTINCT NEW.id, telling_phrase(written), tstzrange(NEW.starts_at, NEW.ends_at)
  FROM unnest(NEW.terms) AS written WHERE telling_phrase(written) <> '';
  RETURN NULL;
END $$;
CREATE TRIGGER search_curation_written AFTER INSERT OR UPDATE ON search_curation
  FOR EACH ROW EXECUTE FUNCTION refresh_curation_terms();
CREATE TRIGGER shown_changed AFTER INSERT OR UPDATE OR DELETE ON search_curation
  FOR EACH STATEMENT EXECUTE FUNCTION tell_all_shown();
CREATE TRIGGER shown_changed AFTER INSERT OR UPDATE OR DELETE ON search_curation_product
  FOR EACH STATEMENT EXECUTE FUNCTION tell_all_shown();
