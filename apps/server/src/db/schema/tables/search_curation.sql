CREATE TABLE search_curation (
  id integer GENERATED ALWAYS AS IDENTITY NOT NULL,
  terms text[] NOT NULL,
  starts_at timestamp with time zone,
  ends_at timestamp with time zone,
  is_on boolean NOT NULL DEFAULT true,
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT search_curation_pkey PRIMARY KEY (id),
  CONSTRAINT search_curation_terms_check CHECK (((cardinality(terms) >= 1) AND (cardinality(terms) <= 40))),
  CONSTRAINT search_curation_version_check CHECK ((version > 0)),
  CONSTRAINT search_curation_window CHECK ((ends_at > starts_at))
);
CREATE INDEX search_curation_by_word ON search_curation USING btree (fold_text(terms[1]), id);
CREATE TRIGGER search_curation_written AFTER INSERT OR UPDATE ON search_curation FOR EACH ROW EXECUTE FUNCTION refresh_curation_terms();
CREATE TRIGGER shown_changed AFTER INSERT OR DELETE OR UPDATE ON search_curation FOR EACH STATEMENT EXECUTE FUNCTION tell_all_shown();
