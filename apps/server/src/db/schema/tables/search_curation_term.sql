CREATE TABLE search_curation_term (
  curation_id integer NOT NULL,
  term text NOT NULL,
  active tstzrange NOT NULL,
  CONSTRAINT search_curation_term_pkey PRIMARY KEY (curation_id, term),
  CONSTRAINT search_curation_term_curation_id_fkey FOREIGN KEY (curation_id) REFERENCES search_curation(id) ON DELETE CASCADE,
  CONSTRAINT search_curation_term_once EXCLUDE USING gist (term WITH =, active WITH &&),
  CONSTRAINT search_curation_term_term_check CHECK ((term <> ''::text))
);
