CREATE TABLE search_synonym (
  id integer GENERATED ALWAYS AS IDENTITY NOT NULL,
  terms text[] NOT NULL,
  anywhere text NOT NULL,
  heading text NOT NULL,
  version integer NOT NULL DEFAULT 1,
  is_on boolean NOT NULL DEFAULT true,
  CONSTRAINT search_synonym_pkey PRIMARY KEY (id),
  CONSTRAINT search_synonym_terms_check CHECK (((cardinality(terms) >= 2) AND (cardinality(terms) <= 40))),
  CONSTRAINT search_synonym_version_check CHECK ((version > 0))
);
CREATE INDEX search_synonym_by_word ON search_synonym USING btree (fold_text(terms[1]), id);
CREATE TRIGGER search_synonym_read BEFORE INSERT OR UPDATE ON search_synonym FOR EACH ROW EXECUTE FUNCTION read_synonym_terms();
CREATE TRIGGER search_synonym_written AFTER INSERT OR UPDATE ON search_synonym FOR EACH ROW EXECUTE FUNCTION refresh_synonym_terms();
CREATE TRIGGER shown_changed AFTER INSERT OR DELETE OR UPDATE ON search_synonym FOR EACH STATEMENT EXECUTE FUNCTION tell_all_shown();
